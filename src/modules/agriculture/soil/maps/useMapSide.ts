import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import { useSame } from '@/platform/react/useSame';
import type { FittedVariogram, Variogram } from '@/platform/kriging/krigingTypes';
import { WORDS } from '../interpretation/interpretationWords';
import { interpret, type InterpretedSoil } from '../rules/interpret';
import type { LimeChoices } from '../rules/lime';
import { type MapSource, mapPoints } from '../rules/mapSources';
import type { ReferenceTable } from '../rules/reference';
import { zonePicture } from './mapPicture';
import { useNutrientMap, useZones } from './useNutrientMap';
import { stepsOf, type StepKind, tableSteps, zoneNames } from './zoneNames';

interface SideInput {
  readonly soil: InterpretedSoil;
  readonly map: MapSource | null;
  readonly tables: readonly ReferenceTable[];
  readonly lime: LimeChoices;
  readonly area: PolygonArea | null;
  readonly hectares: number;
  readonly stepKind: StepKind;
  readonly stepCount: number;
  /** Set by hand and kept with the analysis: used until others are set, or the fit is requested. */
  readonly kept?: Variogram | undefined;
}

/** One of the maps: its points, what was computed of them, its classes and their picture. */
export function useMapSide({
  soil,
  map,
  tables,
  lime,
  area,
  hectares,
  stepKind,
  stepCount,
  kept,
}: SideInput) {
  const { t } = useTranslation(WORDS);
  // Parameters set by hand are of one nutrient: another one is fitted anew.
  const [byHand, setByHand] = useState<{
    readonly key: string;
    readonly variogram: Variogram | undefined;
  } | null>(null);
  const key = map?.key ?? null;
  const variogram =
    useSame((byHand !== null && byHand.key === key ? byHand.variogram : kept) ?? null) ?? undefined;
  // An analysis that was only read again is not computed again.
  const points = useSame(useMemo(() => (map ? mapPoints(map, soil, lime) : []), [map, soil, lime]));
  const isShown = map !== null;
  const input = useMemo(
    () => (isShown ? { points, area, variogram } : null),
    [isShown, points, area, variogram],
  );
  const computed = useNutrientMap(input);
  // By hand nothing is fitted: the fits of the same points stand beside what was typed.
  const [fitted, setFitted] = useState<{
    readonly points: typeof points;
    readonly fits: readonly FittedVariogram[];
  } | null>(null);
  const found = computed.result?.kind === 'map' && !computed.result.byHand ? computed.result.fits : null;
  if (found && fitted?.fits !== found) setFitted({ points, fits: found });
  const quantity = useMemo(
    () =>
      interpret(soil, tables).find(
        ({ source }) =>
          source.quantity === map?.source?.quantity &&
          (source.column?.id ?? null) === (map?.source?.column?.id ?? null),
      ) ?? null,
    [soil, tables, map],
  );
  const table = useMemo(() => tableSteps(quantity), [quantity]);
  const steps = useMemo(
    () => stepsOf(stepKind, stepCount, table?.bounds ?? null),
    [stepKind, stepCount, table],
  );
  const zones = useZones(computed.result, steps, hectares);
  const unit = map?.unit ?? '';
  const words = steps.kind === 'bounds' ? (table?.classes ?? null) : null;
  const names = useMemo(() => (zones ? zoneNames(t, zones, words) : []), [t, zones, words]);
  const result = computed.result?.kind === 'map' ? computed.result : null;
  const picture = useMemo(
    () =>
      result && zones
        ? zonePicture(
            result,
            zones,
            names.map(({ fill }) => fill),
          )
        : null,
    [result, zones, names],
  );
  return {
    ...computed,
    map,
    points,
    unit,
    table,
    zones,
    names,
    picture,
    computed: result,
    fits: fitted?.points === points ? fitted.fits : [],
    setVariogram: (next: Variogram | undefined) => setByHand(key === null ? null : { key, variogram: next }),
  };
}

export type MapSide = ReturnType<typeof useMapSide>;
