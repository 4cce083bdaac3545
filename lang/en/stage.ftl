## The stage: how long events stay

stage-nod = Press anything to go on.
stage-setting = Events on the stage
stage-seconds-now = They stay for some seconds.
stage-nods-now = They stay until you press something.
stage-choose-nods = Wait for a nod
stage-choose-seconds = Wait some seconds
