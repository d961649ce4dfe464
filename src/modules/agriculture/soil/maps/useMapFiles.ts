import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Variogram, VariogramModel } from '@/platform/kriging/krigingTypes';
import { isUsable, scaleOfRange, shownRange } from '@/platform/kriging/variogramModels';
import { useAppDispatch } from '@/platform/store/hooks';
import { keysOf } from '@/platform/typed/records';
import { toast } from '@/platform/ui/toast';
import { saveSoilMap } from '../soilAnalysisService';
import { soilAnalyses } from '../soilAnalysisState';
import type { SavedSoilMap, SoilAnalysis, SoilWorld, VariogramModelName } from '../soilAnalysisWire';
import { exportMap, type MapFormat, NoProjection } from './exportMap';
import { useMapName } from './mapWords';
import type { MapSide } from './useMapSide';

/** Of the engine that computes maps: another one may answer otherwise. */
const ENGINE = 'kriging-1';
const MODEL_NAMES = {
  spherical: 'SPHERICAL',
  exponential: 'EXPONENTIAL',
  gaussian: 'GAUSSIAN',
  linear: 'LINEAR',
} as const satisfies Record<VariogramModel, VariogramModelName>;

/** The variogram of a saved map; its sill has the nugget in it, its range is the one that is shown. */
export function variogramOf({ model, nugget, sill, range }: SavedSoilMap): Variogram | undefined {
  const known = keysOf(MODEL_NAMES).find((name) => MODEL_NAMES[name] === model);
  if (!known) return undefined;
  const variogram = { model: known, nugget, partialSill: sill - nugget, scale: scaleOfRange(known, range) };
  return isUsable(variogram) ? variogram : undefined;
}

interface MapFiles {
  readonly analysis: SoilAnalysis;
  readonly world: SoilWorld;
  readonly side: MapSide;
  readonly fingerprint: string;
  readonly referenceId: number | null;
}

/** Keeps the parameters of a map with its analysis, and writes it as files; what fails says so. */
export function useMapFiles({ analysis, world, side, fingerprint, referenceId }: MapFiles) {
  const { t } = useTranslation('soilMaps');
  const dispatch = useAppDispatch();
  const nameOf = useMapName();
  const [busy, setBusy] = useState(false);
  const { map } = side;

  async function save() {
    if (!map || !side.computed) return;
    const { variogram } = side.computed.system;
    const body: Omit<SavedSoilMap, 'savedAt'> = {
      quantity: map.key,
      model: MODEL_NAMES[variogram.model],
      nugget: variogram.nugget,
      sill: variogram.nugget + variogram.partialSill,
      range: shownRange(variogram) ?? variogram.scale,
      automatic: !side.computed.byHand,
      referenceId: referenceId,
      pointIds: side.points.filter(({ value }) => value !== null).map((point) => point.id),
      fingerprint,
      engineVersion: ENGINE,
    };
    setBusy(true);
    try {
      await saveSoilMap(world, analysis.id, body);
      dispatch(soilAnalyses[world].written());
      toast({ tone: 'success', text: t('saved') });
    } catch {
      toast({ tone: 'danger', text: t('notSaved') });
    } finally {
      setBusy(false);
    }
  }

  async function write(format: MapFormat) {
    if (!map || !side.computed || !side.zones) return;
    setBusy(true);
    try {
      const title = [nameOf(map), ...analysis.plotNames, analysis.collectedAt]
        .join(' ')
        .normalize('NFD')
        .replace(/[^\w-]+/g, '-');
      await exportMap(
        format,
        {
          map: side.computed,
          zones: side.zones,
          names: side.names,
          title,
          unit: side.unit,
          heads: {
            class: t('legend.class'),
            above: t('legend.above'),
            upTo: t('legend.upTo'),
            hectares: 'ha',
            share: '%',
            mean: t('legend.mean'),
          },
        },
        new AbortController().signal,
      );
    } catch (thrown) {
      toast({ tone: 'danger', text: t(thrown instanceof NoProjection ? 'noProjection' : 'notExported') });
    } finally {
      setBusy(false);
    }
  }

  return { ready: side.computed !== null && side.zones !== null, busy, save, write };
}
