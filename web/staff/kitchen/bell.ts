import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds between two rings. */
const RING_EVERY = 2_500;
/** If a browser has not allowed the sound after this many milliseconds, it blocks it. */
const ALLOWED_WITHIN = 500;

/** Two rising notes (hertz) that carry through the noise of a kitchen; each is this many seconds long. */
const NOTES = [880, 1175];
const NOTE_LENGTH = 0.22;
const LOUD = 0.7;
/** An exponential ramp of the gain cannot end at zero. */
const NEARLY_SILENT = 0.0001;

function ring(context: AudioContext): void {
  NOTES.forEach((frequency, index) => {
    const from = context.currentTime + index * NOTE_LENGTH;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = 'triangle';
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(NEARLY_SILENT, from);
    gain.gain.exponentialRampToValueAtTime(LOUD, from + 0.02);
    gain.gain.exponentialRampToValueAtTime(NEARLY_SILENT, from + NOTE_LENGTH);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(from);
    oscillator.stop(from + NOTE_LENGTH);
  });
}

/**
 * - `off`: the shift has not been started; browsers play no sound before somebody has touched the page
 * - `on`: the bell can ring
 * - `silent`: the browser blocks the sound
 */
export type Sound = 'off' | 'on' | 'silent';

/** A bell that rings while `ringing` is true. `start` must be called by a tap; it turns the sound on and rings once. */
export function useBell(ringing: boolean): { sound: Sound; start: () => void } {
  const [sound, setSound] = useState<Sound>('off');
  const context = useRef<AudioContext>(undefined);

  const look = () => setSound(context.current?.state === 'running' ? 'on' : 'silent');

  const start = () => {
    if (!context.current) {
      context.current = new AudioContext();
      context.current.onstatechange = look;
    }
    const made = context.current;
    setTimeout(look, ALLOWED_WITHIN);
    // If the browser refuses, the state stays 'suspended', which `look` reports.
    made.resume().then(
      () => {
        look();
        ring(made);
      },
      () => {},
    );
  };

  const ringNow = useEffectEvent(() => {
    if (context.current?.state === 'running') ring(context.current);
  });
  useEffect(() => {
    if (!ringing || sound !== 'on') return;
    ringNow();
    const timer = setInterval(() => ringNow(), RING_EVERY);
    return () => clearInterval(timer);
  }, [ringing, sound]);

  // A tablet that slept may have suspended the sound without an event.
  const lookAgain = useEffectEvent(() => {
    if (context.current) look();
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
      made.onstatechange = null;
      void made.close();
    },
    [],
  );
  return { sound, start };
}
