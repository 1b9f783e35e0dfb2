import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds between two rings. */
const RING_EVERY = 2_500;
/** If a browser has not allowed the sound after this many milliseconds, it blocks it. */
const ALLOWED_WITHIN = 500;

/** The sounds to choose from: the bell rises, the chime is soft and long, the horn is low and carries through fans. */
export const TONES = ['bell', 'chime', 'horn'] as const;
export type Tone = (typeof TONES)[number];

/** The wave of each sound, its notes (hertz), and how long one of them is (seconds). All carry through the noise of a kitchen. */
const SOUNDS: Readonly<Record<Tone, { wave: OscillatorType; notes: readonly number[]; length: number }>> = {
  bell: { wave: 'triangle', notes: [880, 1175], length: 0.22 },
  chime: { wave: 'sine', notes: [1319, 1047, 784], length: 0.4 },
  horn: { wave: 'sawtooth', notes: [466, 466], length: 0.3 },
};

/** How loud each step of the volume is. */
export const VOLUMES = [1, 2, 3, 4] as const;
export type Volume = (typeof VOLUMES)[number];
const GAINS: Readonly<Record<Volume, number>> = { 1: 0.12, 2: 0.3, 3: 0.7, 4: 1 };

/** How a device rings. */
export interface Ring {
  tone: Tone;
  volume: Volume;
}
export const FIRST_RING: Ring = { tone: 'bell', volume: 3 };

/** Reads how a device rings from its storage; undefined if it is not valid. */
export function parseRing(stored: unknown): Ring | undefined {
  const { tone, volume } = Object(stored) as Partial<Ring>;
  const known = TONES.find((each) => each === tone);
  const loud = VOLUMES.find((each) => each === volume);
  return known && loud ? { tone: known, volume: loud } : undefined;
}

/** An exponential ramp of the gain cannot end at zero. */
const NEARLY_SILENT = 0.0001;

function play(context: AudioContext, { tone, volume }: Ring): void {
  const { wave, notes, length } = SOUNDS[tone];
  notes.forEach((frequency, index) => {
    const from = context.currentTime + index * length;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = wave;
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(NEARLY_SILENT, from);
    gain.gain.exponentialRampToValueAtTime(GAINS[volume], from + 0.02);
    gain.gain.exponentialRampToValueAtTime(NEARLY_SILENT, from + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(from);
    oscillator.stop(from + length);
  });
}

/**
 * - `off`: the shift has not been started; browsers play no sound before somebody has touched the page
 * - `on`: the bell can ring
 * - `silent`: the browser blocks the sound
 */
export type Sound = 'off' | 'on' | 'silent';

/**
 * A bell that rings while `ringing` is true. `start` must be called by a tap; it turns the sound on and rings once, as `ring`
 * says. If the shift was started before the page was loaded, the sound is tried at once, without a ring: some browsers allow it.
 */
export function useBell(
  ringing: boolean,
  chosen: Ring,
  wasStarted: boolean,
): { sound: Sound; start: (ring?: Ring) => void } {
  const [sound, setSound] = useState<Sound>('off');
  const context = useRef<AudioContext>(undefined);

  const look = () => setSound(context.current?.state === 'running' ? 'on' : 'silent');

  /** Asks the browser for sound. If it refuses, the state stays 'suspended', which `look` reports. */
  const allow = (allowed: (made: AudioContext) => void = () => {}) => {
    if (!context.current) {
      context.current = new AudioContext();
      context.current.onstatechange = look;
    }
    const made = context.current;
    setTimeout(look, ALLOWED_WITHIN);
    made.resume().then(
      () => {
        look();
        allowed(made);
      },
      () => {},
    );
  };
  const start = (ring = chosen) => allow((made) => play(made, ring));

  const tryAtLoad = useEffectEvent(() => {
    if (!context.current) allow();
  });
  useEffect(() => {
    if (wasStarted) tryAtLoad();
  }, [wasStarted]);

  const ringNow = useEffectEvent(() => {
    if (context.current?.state === 'running') play(context.current, chosen);
  });
  useEffect(() => {
    if (!ringing || sound !== 'on') return;
    ringNow();
    const timer = setInterval(() => ringNow(), RING_EVERY);
    return () => clearInterval(timer);
  }, [ringing, sound]);

  // A tablet that slept may have suspended the sound without an event. After a tap, browsers allow it again.
  const lookAgain = useEffectEvent(() => {
    if (context.current) allow();
  });
  useEffect(() => {
    const onVisible = () => lookAgain();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);

  useEffect(
    () => () => {
      const made = context.current;
      if (!made) return;
      context.current = undefined;
      made.onstatechange = null;
      void made.close();
    },
    [],
  );
  return { sound, start };
}
