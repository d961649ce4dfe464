import { useTranslation } from 'react-i18next';
import type { LatLng } from '@/platform/geo/geoTypes';
import { OUTSIDE } from '@/platform/kriging/krigingTypes';
import { deviationAt, estimateAt } from '@/platform/kriging/krigingSystem';
import { figureText, sourceName, withUnit, WORDS } from '../interpretation/interpretationWords';
import { isLime, type MapSource } from '../rules/mapSources';
import type { MapSide } from './useMapSide';

/** The name of what a map shows. */
export function useMapName() {
  const { t } = useTranslation([...WORDS, 'soilMaps']);
  return (map: MapSource) =>
    isLime(map) ? t('soilMaps:lime') : map.source ? sourceName(t, map.source) : (map.column?.name ?? map.key);
}

/** Value, class and deviation of a map at a place; the deviation is exact there. */
export function useReadout() {
  const { t } = useTranslation('soilMaps');
  return (side: MapSide, at: LatLng) => {
    const { computed, zones, names, unit } = side;
    if (!computed) return null;
    const { x, y } = computed.plane.toFlat(at);
    const { cols, rows, cell, west, north } = computed.grid;
    const [col, row] = [Math.floor((x - west) / cell), Math.floor((north - y) / cell)];
    if (col < 0 || row < 0 || col >= cols || row >= rows) return null;
    const cellIndex = row * cols + col;
    if (computed.cells[cellIndex] === OUTSIDE) return null;
    return t('readout', {
      value: withUnit(figureText(estimateAt(computed.system, x, y)), unit),
      name: names[(zones?.classes[cellIndex] ?? 1) - 1]?.text ?? '–',
      deviation: withUnit(figureText(deviationAt(computed.system, x, y)), unit),
    });
  };
}
