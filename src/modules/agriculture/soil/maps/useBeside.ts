import { useMemo } from 'react';
import { formatDate } from '@/platform/format/date';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useItem, useList } from '@/platform/store/useResource';
import { depthText } from '../analysisText';
import type { LimeChoices } from '../rules/lime';
import { type MapSource, mapSources } from '../rules/mapSources';
import { soilAnalyses } from '../soilAnalysisState';
import type { SoilAnalysis, SoilWorld } from '../soilAnalysisWire';

interface Beside {
  readonly analysis: SoilAnalysis;
  readonly world: SoilWorld;
  readonly map: MapSource | null;
  readonly sources: readonly MapSource[];
  readonly lime: LimeChoices;
}

const isSame = (a: MapSource, b: MapSource) =>
  a.source?.quantity === b.source?.quantity &&
  (a.column?.nutrient ?? null) === (b.column?.nutrient ?? null) &&
  (a.column?.name ?? '') === (b.column?.name ?? '') &&
  (a.column?.extractor ?? null) === (b.column?.extractor ?? null) &&
  (a.source !== null || a.column !== null || a.key === b.key);

/** What stands beside a map: another nutrient of the analysis (`N5`), or the same one of another day or depth (`a3`). */
export function useBeside({ analysis, world, map, sources, lime }: Beside) {
  const { text } = useAddressValues();
  const { rows } = useList(soilAnalyses[world], undefined);
  const chosen = text('com');
  const others = rows.filter(
    (row) => row.id !== analysis.id && row.plotIds.some((plot) => analysis.plotIds.includes(plot)),
  );
  const otherId = /^a(\d+)$/.exec(chosen ?? '')?.[1];
  const other = useItem(soilAnalyses[world], otherId === undefined ? null : Number(otherId)).data;
  const otherMap = useMemo(
    () => (other && map ? (mapSources(other, lime).find((one) => isSame(one, map)) ?? null) : null),
    [other, map, lime],
  );
  const choices = [
    ...sources
      .filter(({ key }) => key !== map?.key)
      .map((one) => ({ key: one.key, name: one.key, map: one as MapSource | null })),
    ...others.map((row) => ({
      key: `a${row.id}`,
      name: `${formatDate(row.collectedAt)} · ${depthText(row)}`,
      map: null,
    })),
  ];
  return {
    choices,
    chosen: choices.some(({ key }) => key === chosen) ? chosen : null,
    soil: other,
    map: otherId === undefined ? (sources.find(({ key }) => key === chosen) ?? null) : otherMap,
    /** Of another day or depth. */
    name: other ? `${formatDate(other.collectedAt)} · ${depthText(other)}` : null,
  };
}
