import { useCallback, useEffect, useState } from 'react';
import { isRecord } from '@/platform/http/loose';

/** Why there is no picture; `forms` texts `camera.<reason>`. */
export type NoPicture = 'unsupported' | 'none' | 'refused' | 'inUse';

type CameraState =
  | { readonly phase: 'asking' }
  | { readonly phase: 'open'; readonly stream: MediaStream }
  | { readonly phase: 'failed'; readonly reason: NoPicture };

/** The side of the camera: `environment` looks away from who holds the telephone. */
export type Facing = 'environment' | 'user';

function reasonOf(thrown: unknown): NoPicture {
  const name = isRecord(thrown) ? thrown['name'] : undefined;
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'inUse';
}

async function openCamera(facing: Facing): Promise<CameraState> {
  if (!navigator.mediaDevices?.getUserMedia) return { phase: 'failed', reason: 'unsupported' };
  try {
    const size = { width: { ideal: 2560 }, height: { ideal: 1440 } };
    const stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: { ideal: facing }, ...size },
    });
    return { phase: 'open', stream };
  } catch (thrown) {
    return { phase: 'failed', reason: reasonOf(thrown) };
  }
}

const letGo = (state: CameraState) =>
  state.phase === 'open' && state.stream.getTracks().forEach((track) => track.stop());

/** The camera for as long as it is looked through; let go when the part is closed. */
export function useCamera(facing: Facing) {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<CameraState>({ phase: 'asking' });
  useEffect(() => {
    let wanted = true;
    let opened: CameraState | undefined;
    const open = async () => {
      const result = await openCamera(facing);
      opened = result;
      if (wanted) setState(result);
      else letGo(result);
    };
    void open();
    return () => {
      wanted = false;
      if (opened) letGo(opened);
    };
  }, [facing, tries]);
  const again = useCallback(() => {
    setState({ phase: 'asking' });
    setTries((count) => count + 1);
  }, []);
  return { state, again };
}
