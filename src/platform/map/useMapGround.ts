import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { log } from '@/platform/log/log';
import type { FallbackReason } from './mapNotice';

type MapGround = 'waiting' | 'google' | 'plain';

/**
 * Which ground a map stands on. Google's needs a key, a script that arrives and a key that is accepted; whenever one of
 * them fails, also later, it is given up for the ground that needs nothing.
 */
export function useMapGround(
  mapsKey: string | null,
  onFallback: (reason: FallbackReason) => void,
): MapGround {
  const { i18n } = useTranslation();
  const [ground, setGround] = useState<MapGround>(mapsKey ? 'waiting' : 'plain');
  const give = useEffectEvent((reason: FallbackReason) => {
    setGround('plain');
    onFallback(reason);
  });
  const start = useEffectEvent(async (key: string, isWanted: () => boolean) => {
    const { loadGoogle, onKeyRefused } = await import('./google/loadGoogle');
    const stop = onKeyRefused(() => isWanted() && give('refused'));
    try {
      await loadGoogle(key, i18n.language);
      if (isWanted()) setGround((now) => (now === 'waiting' ? 'google' : now));
    } catch (error) {
      log.warn('google maps not loaded', { error: String(error) });
      if (isWanted()) give('unreachable');
    }
    return stop;
  });

  useEffect(() => {
    if (!mapsKey) {
      give('noKey');
      return;
    }
    let wanted = true;
    const stopping = start(mapsKey, () => wanted);
    return () => {
      wanted = false;
      void stopping.then((stop) => stop());
    };
  }, [mapsKey]);
  return ground;
}
