import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';

/**
 * A part of the page whose code comes when it is first wanted; null until then. Unlike a lazy component it breaks
 * nothing when its code does not come (the network is away): `onFailed` is called, and the next time it is wanted it is
 * requested again. `load` is a function of the module, not one made while rendering.
 */
export function usePart<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFailed: () => void,
): ComponentType<Props> | null {
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null);
  const notifyFailed = useEffectEvent(onFailed);
  const missing = wanted && part === null;
  useEffect(() => {
    if (!missing) return undefined;
    let mounted = true;
    load().then(
      (Part) => {
        if (mounted) setPart({ Part });
      },
      (error: unknown) => {
        log.warn('part not loaded', { error: faultOf(error) });
        if (mounted) notifyFailed();
      },
    );
    return () => {
      mounted = false;
    };
  }, [missing, load]);
  return wanted ? (part?.Part ?? null) : null;
}
