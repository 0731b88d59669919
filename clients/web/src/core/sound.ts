// Five sounds, made here; silent until the first touch and where a person switched them off.
import { settings } from "./settings";

type Sound = "turn" | "laid" | "in" | "reveal" | "jinx";
// start in seconds, pitch in hertz, length in seconds, loudness
const NOTES: Record<Sound, [number, number, number, number][]> = {
  turn: [[0, 523, 0.2, 0.12], [0.18, 784, 0.24, 0.12]],
  laid: [[0, 220, 0.05, 0.05]],
  in: [[0, 392, 0.3, 0.05]],
  reveal: [[0, 660, 0.5, 0.08], [0.05, 990, 0.6, 0.04]],
  jinx: [[0, 880, 0.06, 0.15], [0.06, 440, 0.1, 0.12]],
};

let context: AudioContext | null = null;
const wake = (): void => {
  try {
    context ??= new AudioContext();
    void context.resume();
  } catch {
    // no sound on this machine
  }
};
addEventListener("pointerdown", wake, { once: true });
addEventListener("keydown", wake, { once: true });

export function play(sound: Sound): void {
  if (!context || context.state !== "running" || !settings.sound) return;
  for (const [start, pitch, length, loud] of NOTES[sound]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    const at = context.currentTime + start;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + length + 0.05);
  }
}
