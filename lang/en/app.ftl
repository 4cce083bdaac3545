## The app: what is shown while there is no connection

offline-title = You're off the grid
offline-why = No connection. Your tables are safe on the server, exactly as you left them.
offline-again = Try again
