import { useEffect, useMemo, useState } from 'react';
import type { DeviationLayer, KrigingMap } from '@/platform/kriging/krigingTypes';
import { startDeviation } from '@/platform/kriging/startKriging';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { deviationPicture } from './mapPicture';

/** The layer of standard deviations of a map, computed when it is looked at; null asks for none. */
export function useDeviationLayer(map: KrigingMap | null) {
  const [computed, setComputed] = useState<{ of: KrigingMap; layer: DeviationLayer } | null>(null);
  useEffect(() => {
    if (!map) return undefined;
    const work = new AbortController();
    startDeviation(map, { signal: work.signal }).then(
      (layer) => !work.signal.aborted && setComputed({ of: map, layer }),
      (thrown: unknown) =>
        !work.signal.aborted && log.error('deviation layer failed', { reason: faultOf(thrown) }),
    );
    return () => work.abort();
  }, [map]);
  const layer = computed && computed.of === map ? computed.layer : null;
  return useMemo(() => {
    if (!layer || !map) return { picture: null, range: null };
    const range = layer.values.reduce<[number, number]>(
      ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
      [Infinity, 0],
    );
    return { picture: deviationPicture(map, layer, range), range };
  }, [layer, map]);
}
