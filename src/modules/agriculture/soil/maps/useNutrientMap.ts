import { useEffect, useState } from 'react';
import { areaBounds, boundsCentre } from '@/platform/geo/bounds';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import type {
  KrigingPoint,
  KrigingProgress,
  KrigingResult,
  Variogram,
} from '@/platform/kriging/krigingTypes';
import { startKriging, startZones } from '@/platform/kriging/startKriging';
import type { ClassifiedCells, ZoneSteps } from '@/platform/kriging/zones';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';

interface Computed {
  readonly of: object;
  readonly result: KrigingResult;
}

interface MapInput {
  readonly points: readonly KrigingPoint[];
  /** The plots; null where none is drawn: the box around the points. */
  readonly area: PolygonArea | null;
  /** Set by hand; undefined takes the best fit. */
  readonly variogram: Variogram | undefined;
}

/** What is not an answer but a fault of ours: the map says so, and can be tried again. */
const FAILED: KrigingResult = {
  kind: 'refused',
  reason: 'workerFailed',
  counts: { used: 0, merged: 0, leftOut: 0 },
};

/**
 * Computes the map of some points beside the page. Another input, or leaving the page, ends what is being computed;
 * `cancel` does so too, `retry` begins anew.
 * @param input kept by its caller while it stays the same; null computes nothing
 */
export function useNutrientMap(input: MapInput | null) {
  const [computed, setComputed] = useState<Computed | null>(null);
  const [progress, setProgress] = useState<KrigingProgress | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [cancelled, setCancelled] = useState<object | null>(null);
  useEffect(() => {
    if (!input || cancelled === input) return undefined;
    const work = new AbortController();
    const { points, area, variogram } = input;
    // Maps beside each other lie on one plane.
    const box = area && areaBounds(area);
    const origin = box && boundsCentre(box);
    startKriging(
      { points, area, ...(origin ? { origin } : {}), ...(variogram ? { variogram } : {}) },
      { onProgress: setProgress, signal: work.signal },
    ).then(
      (result) => !work.signal.aborted && setComputed({ of: input, result }),
      (thrown: unknown) => {
        if (work.signal.aborted) return;
        log.error('nutrient map failed', { reason: faultOf(thrown) });
        setComputed({ of: input, result: FAILED });
      },
    );
    return () => {
      work.abort();
      setProgress(null);
    };
  }, [input, attempt, cancelled]);
  const result = computed && computed.of === input ? computed.result : null;
  return {
    result,
    progress,
    running: input !== null && result === null && cancelled !== input,
    cancelled: input !== null && cancelled === input,
    cancel: () => setCancelled(input),
    retry: () => {
      setCancelled(null);
      setComputed(null);
      setAttempt((count) => count + 1);
    },
  };
}

interface Classified {
  readonly of: object;
  readonly steps: ZoneSteps;
  readonly hectares: number;
  readonly cells: ClassifiedCells;
}

/** The classes of a map with their hectares; null while they are counted. */
export function useZones(result: KrigingResult | null, steps: ZoneSteps, hectares: number) {
  const [classified, setClassified] = useState<Classified | null>(null);
  const map = result?.kind === 'map' ? result : null;
  useEffect(() => {
    if (!map) return undefined;
    const work = new AbortController();
    startZones(map, steps, hectares, { signal: work.signal }).then(
      (cells) => !work.signal.aborted && setClassified({ of: map, steps, hectares, cells }),
      (thrown: unknown) => !work.signal.aborted && log.error('zones failed', { reason: faultOf(thrown) }),
    );
    return () => work.abort();
  }, [map, steps, hectares]);
  const { of, cells } = classified ?? {};
  const isCurrent = classified?.steps === steps && classified.hectares === hectares;
  return map && of === map && isCurrent ? (cells ?? null) : null;
}
