// Sounds: short and soft, made on the spot.

import { $$, coarse, kept } from "./page.js";

let loud = (kept.read("sound") || (coarse.matches ? "off" : "on")) === "on";
const showSound = () => $$('[data-tool="sound"]').forEach((button) => button.setAttribute("aria-pressed", String(loud)));
showSound();
let audio = null;

function tone(at, from, to, length, volume, shape = "sine") {
  const voice = audio.createOscillator();
  const fade = audio.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + length);
  fade.gain.setValueAtTime(volume, at);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(fade).connect(audio.destination);
  voice.start(at);
  voice.stop(at + length);
}

function hiss(at, pitch, length, volume) {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const fade = audio.createGain();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  fade.gain.value = volume;
  source.connect(filter).connect(fade).connect(audio.destination);
  source.start(at);
}

const SOUNDS = {
  step: (t) => hiss(t, 420, 0.09, 0.5),
  lock: (t) => { hiss(t, 3200, 0.03, 0.4); hiss(t + 0.08, 2200, 0.05, 0.5); },
  thud: (t) => tone(t, 150, 48, 0.22, 0.4),
  shutter: (t) => { hiss(t, 5200, 0.04, 0.35); hiss(t + 0.06, 3800, 0.05, 0.3); },
  bulb: (t) => { tone(t, 660, 700, 0.14, 0.09); tone(t + 0.09, 990, 1040, 0.22, 0.08); },
  alert: (t) => { tone(t, 440, 430, 0.16, 0.12, "triangle"); tone(t + 0.18, 349, 340, 0.24, 0.12, "triangle"); },
  noise: (t) => tone(t, 240, 180, 0.12, 0.1, "triangle"),
  dice: (t) => { for (let i = 0; i < 5; i += 1) hiss(t + i * 0.07, 1400 + 300 * i, 0.035, 0.35); },
  chit: (t) => hiss(t, 1900, 0.06, 0.35),
  loot: (t) => { tone(t, 1320, 1320, 0.1, 0.06); tone(t + 0.07, 1760, 1760, 0.16, 0.06); },
  out: (t) => { tone(t, 1320, 1320, 0.1, 0.06); tone(t + 0.08, 1760, 1760, 0.12, 0.06); tone(t + 0.17, 2640, 2640, 0.24, 0.05); },
  dog: (t) => { tone(t, 320, 190, 0.09, 0.16, "sawtooth"); tone(t + 0.16, 340, 190, 0.11, 0.16, "sawtooth"); },
  gate: (t) => { hiss(t, 900, 0.28, 0.5); tone(t + 0.26, 110, 38, 0.3, 0.5); },
  bust: (t) => { hiss(t, 2600, 0.03, 0.5); hiss(t + 0.09, 3100, 0.03, 0.5); tone(t + 0.14, 196, 98, 0.45, 0.14, "triangle"); },
  point: (t) => tone(t, 880, 660, 0.12, 0.07),
};
/** What is seen to move sounds like this. */
const SOUND_OF = { reveal: "chit", draw: "chit", flip: "chit" };

/** Plays what can be heard of some cues. */
export function play(cues) {
  // Browsers make no sound before something was pressed.
  if (!loud || document.hidden || navigator.userActivation?.hasBeenActive === false) return;
  const names = [...new Set(cues.map((cue) => SOUND_OF[cue] || cue))].slice(0, 4);
  if (!names.length) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume();
    names.forEach((name, at) => SOUNDS[name]?.(audio.currentTime + 0.02 + at * 0.12));
  } catch { /* a window without sound */ }
}

export function switchSound() {
  loud = !loud;
  kept.write("sound", loud ? "on" : "off");
  showSound();
  if (loud) play(["bulb"]);
}
