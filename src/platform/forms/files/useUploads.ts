import { useEffect, useRef, useState } from 'react';
import type { AttachedFile, Upload } from '@/platform/forms/files/attachedFile';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';

export interface Sending {
  readonly file: File;
  /** From 0 to 1. */
  readonly share: number;
  readonly failed: boolean;
}

/** Sends files one beside the other, with their progress; what is on its way is stopped when the form closes. */
export function useUploads(upload: Upload | undefined, onDone: (file: AttachedFile) => void) {
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const aborts = useRef(new Map<File, AbortController>());
  // An answer comes late: it is added to what the form holds then.
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const running = aborts.current;
    return () => running.forEach((abort) => abort.abort());
  }, []);

  const change = (file: File, part: Partial<Sending>) =>
    setSending((list) => list.map((one) => (one.file === file ? { ...one, ...part } : one)));
  const drop = (file: File) => {
    aborts.current.get(file)?.abort();
    aborts.current.delete(file);
    setSending((list) => list.filter((one) => one.file !== file));
  };
  const send = async (file: File) => {
    if (!upload) return;
    const abort = new AbortController();
    aborts.current.set(file, abort);
    setSending((list) => [...list.filter((one) => one.file !== file), { file, share: 0, failed: false }]);
    try {
      const stored = await upload(file, (share) => change(file, { share }), abort.signal);
      if (abort.signal.aborted) return;
      drop(file);
      done.current({ name: file.name, size: file.size, file, ...stored });
    } catch (thrown) {
      if (abort.signal.aborted) return;
      log.warn('upload failed', { reason: faultOf(thrown) });
      change(file, { failed: true });
    }
  };
  return { sending, send, drop };
}
