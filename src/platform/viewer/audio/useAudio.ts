import { useEffect, useRef, useState } from 'react';

export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const;

interface Sound {
  /** Seconds; 0 until known. */
  readonly length: number;
  readonly at: number;
  readonly playing: boolean;
  readonly failed: boolean;
}

const SILENT: Sound = { length: 0, at: 0, playing: false, failed: false };
/** Far behind the end of anything. */
const BEHIND = 1e7;

/** Plays a blob. */
export function useAudio(blob: Blob) {
  const element = useRef<HTMLAudioElement | null>(null);
  const [sound, setSound] = useState<Sound>(SILENT);
  const [speed, setSpeed] = useState(1);

  useEffect(() => {
    const url = URL.createObjectURL(blob);
    const audio = new Audio();
    const change = (part: Partial<Sound>) => setSound((now) => ({ ...now, ...part }));
    let measuring = false;
    const measured = () => {
      if (Number.isFinite(audio.duration)) {
        change({ length: audio.duration });
        if (measuring) audio.currentTime = 0;
        measuring = false;
      } else if (!measuring) {
        // What a browser has recorded says no length; at its end the browser knows it.
        measuring = true;
        audio.currentTime = BEHIND;
      }
    };
    const report = () => !measuring && change({ at: audio.currentTime });
    audio.addEventListener('loadedmetadata', measured);
    audio.addEventListener('durationchange', measured);
    audio.addEventListener('timeupdate', report);
    audio.addEventListener('seeked', report);
    audio.addEventListener('play', () => change({ playing: true }));
    audio.addEventListener('pause', () => change({ playing: false }));
    audio.addEventListener('ended', () => change({ playing: false }));
    audio.addEventListener('error', () => audio.hasAttribute('src') && change({ failed: true }));
    audio.preload = 'auto';
    audio.src = url;
    element.current = audio;
    return () => {
      audio.pause();
      audio.removeAttribute('src');
      URL.revokeObjectURL(url);
      element.current = null;
      setSound(SILENT);
    };
  }, [blob]);

  const toggle = () => {
    const audio = element.current;
    if (!audio) return;
    if (!audio.paused) return audio.pause();
    audio.playbackRate = speed;
    audio.play().catch(() => setSound((now) => ({ ...now, failed: true })));
  };
  const seek = (seconds: number) => {
    if (element.current) element.current.currentTime = Math.min(Math.max(0, seconds), sound.length);
  };
  const setRate = (rate: number) => {
    setSpeed(rate);
    if (element.current) element.current.playbackRate = rate;
  };
  return { ...sound, speed, toggle, seek, setRate };
}
