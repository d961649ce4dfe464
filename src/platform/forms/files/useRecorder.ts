import { useEffect, useRef, useState } from 'react';
import { isRecord } from '@/platform/http/loose';

/** Why nothing is recorded; `forms` texts `recorder.<reason>`. */
export type NoSound = 'unsupported' | 'noMicrophone' | 'refused' | 'inUse';

type RecorderState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'asking' }
  | { readonly phase: 'recording'; readonly seconds: number }
  | { readonly phase: 'done'; readonly sound: Blob; readonly seconds: number }
  | { readonly phase: 'failed'; readonly reason: NoSound };

const IDLE: RecorderState = { phase: 'idle' };
/** In the order of how well others play them; a voice is clear at that rate. */
const TYPES = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus'];
const BITS_PER_SECOND = 48_000;
const TICK_MS = 200;

function reasonOf(thrown: unknown): NoSound {
  const name = isRecord(thrown) ? thrown['name'] : undefined;
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'noMicrophone' : 'inUse';
}

function startRecording(stream: MediaStream): MediaRecorder {
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  return new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType === undefined ? {} : { mimeType }),
  });
}

/** Records the microphone for at most so many seconds. The microphone is let go when it ends, however it ends. */
export function useRecorder(most: number) {
  const [state, setState] = useState<RecorderState>(IDLE);
  const running = useRef<{ stop: (keep: boolean) => void }>(null);
  const attempts = useRef(0);
  useEffect(
    () => () => {
      attempts.current += 1;
      running.current?.stop(false);
    },
    [],
  );

  const record = (stream: MediaStream) => {
    const recorder = startRecording(stream);
    const parts: Blob[] = [];
    const from = performance.now();
    const passed = () => Math.min(most, (performance.now() - from) / 1000);
    let keep = true;
    let length = 0;
    const clock = window.setInterval(() => {
      if (passed() >= most) running.current?.stop(true);
      else setState({ phase: 'recording', seconds: passed() });
    }, TICK_MS);
    const end = () => {
      window.clearInterval(clock);
      stream.getTracks().forEach((track) => track.stop());
      running.current = null;
    };
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('stop', () => {
      end();
      const sound = new Blob(parts, { type: recorder.mimeType });
      // A headset that was pulled out ends it too: what was said until then is kept.
      if (keep) setState(sound.size > 0 ? { phase: 'done', sound, seconds: length || passed() } : IDLE);
    });
    running.current = {
      stop: (wanted) => {
        keep = wanted;
        length = passed();
        if (recorder.state === 'inactive') end();
        else recorder.stop();
      },
    };
    recorder.start(1000);
    setState({ phase: 'recording', seconds: 0 });
  };

  const start = async () => {
    if (!('MediaRecorder' in window) || !navigator.mediaDevices?.getUserMedia) {
      return setState({ phase: 'failed', reason: 'unsupported' });
    }
    attempts.current += 1;
    const mine = attempts.current;
    setState({ phase: 'asking' });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      // The page was left during the permission prompt: the microphone is released at once.
      if (mine === attempts.current) record(stream);
      else stream.getTracks().forEach((track) => track.stop());
    } catch (thrown) {
      if (mine === attempts.current) setState({ phase: 'failed', reason: reasonOf(thrown) });
    }
  };

  return {
    state,
    start: () => void start(),
    stop: () => running.current?.stop(true),
    discard: () => {
      attempts.current += 1;
      running.current?.stop(false);
      setState(IDLE);
    },
  };
}
