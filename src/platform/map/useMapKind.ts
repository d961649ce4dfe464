import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import type { FallbackReason } from './mapNotice';

interface MapKind {
  readonly mapKind: 'waiting' | 'google' | 'plain';
  /** Why it is not Google's. */
  readonly reason: FallbackReason | null;
}

const WAITING: MapKind = { mapKind: 'waiting', reason: null };
const fallback = (reason: FallbackReason): MapKind => ({ mapKind: 'plain', reason });

/** Waits for Google and goes on listening for a refused key; answers how to stop. */
function watchGoogle(key: string, language: string, notify: (state: MapKind) => void): () => void {
  let wanted = true;
  let stop = () => {};
  const say = (state: MapKind) => {
    if (wanted) notify(state);
  };
  const ask = async () => {
    const { loadGoogle, onKeyRefused } = await import('./google/loadGoogle');
    stop = onKeyRefused(() => say(fallback('refused')));
    await loadGoogle(key, language);
    say({ mapKind: 'google', reason: null });
  };
  ask().catch((error: unknown) => {
    log.warn('google maps not loaded', { error: faultOf(error) });
    say(fallback('unreachable'));
  });
  return () => {
    wanted = false;
    stop();
  };
}

/**
 * Which base map is shown. Google's needs a key, a script that arrives and a key that is accepted; whenever one of them
 * fails, also later, it is replaced by the one that needs nothing.
 */
export function useMapKind(mapsKey: string | null): MapKind {
  const { i18n } = useTranslation();
  const [state, setState] = useState(mapsKey ? WAITING : fallback('noKey'));
  const { language } = i18n;
  useEffect(() => {
    if (!mapsKey) return undefined;
    // Once given up, Google stays away until the next visit of the screen.
    return watchGoogle(mapsKey, language, (next) =>
      setState((now) => (now.mapKind === 'plain' ? now : next)),
    );
  }, [mapsKey, language]);
  return state;
}
