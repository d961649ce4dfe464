import { toLocalDate } from '@/platform/format/date';
import { isRecord, textOf } from '@/platform/http/loose';
import type { Stage } from '../irrigation/rules/stages';
import type { TrimesterValue } from '../rules/climatePhase';
import {
  type FormerHarvest,
  type PlotRelation,
  STAGE_FIGURES,
  type StageFigure,
  type StageFigures,
} from './relationTypes';
import type { RelationDay } from './rules/relate';

type Fields = Record<string, unknown>;
const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
const recordsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);

function readDay(day: Fields): RelationDay | null {
  const date = toLocalDate(textOf(day['date']));
  if (date === null) return null;
  const of = (field: string) => numberOf(day[field]);
  return {
    date,
    tMax: of('tMax'),
    tMin: of('tMin'),
    rhMax: of('rhMax'),
    rhMin: of('rhMin'),
    wind: of('wind'),
    radiation: of('radiation'),
    sunHours: of('sunHours'),
    rain: of('rain'),
    chill: of('chillHours'),
    forecast: false,
  };
}

function readStage(stage: Fields): Stage | null {
  const days = numberOf(stage['days']);
  const code = textOf(stage['code']);
  if (days === null || code === '') return null;
  const of = (field: string) => numberOf(stage[field]);
  return { code, days, degreeDays: of('degreeDays'), kc: of('kc'), root: of('root'), p: of('p') };
}

function readStageFigures(sent: Fields): StageFigures[] {
  const code = textOf(sent['code']);
  if (code === '') return [];
  const figures = STAGE_FIGURES.map((name) => [name, numberOf(sent[name])] as const);
  return [{ code, ...(Object.fromEntries(figures) as Record<StageFigure, number | null>) }];
}

function readFormer(sent: Fields): FormerHarvest | null {
  const name = textOf(sent['harvestName']);
  if (name === '') return null;
  const of = (field: string) => numberOf(sent[field]);
  return {
    name,
    yield: of('yield'),
    rain: of('rain'),
    degreeDays: of('degreeDays'),
    deficit: of('deficit'),
    days: of('days'),
    stages: recordsOf(sent['stages']).flatMap(readStageFigures),
  };
}

function readStation(value: unknown): PlotRelation['station'] {
  const lat = isRecord(value) ? numberOf(value['latitude']) : null;
  if (!isRecord(value) || lat === null) return null;
  const altitude = numberOf(value['altitude']) ?? 0;
  // The height of the wind's sensor when unknown: 10 m, as stations have it.
  const sensorHeight = numberOf(value['sensorHeight']) ?? 10;
  return { name: textOf(value['name']), place: { lat, altitude, sensorHeight } };
}

function readTrimester(sent: Fields): TrimesterValue | null {
  const [year, read] = [numberOf(sent['year']), numberOf(sent['value'])];
  const [index, trimester] = [textOf(sent['index']), textOf(sent['trimester'])];
  return year === null || read === null || index === '' || trimester === ''
    ? null
    : { index, year, trimester, value: read };
}

/** A plot's relations as far as they can be read; null without the plot's id. Each day once, in order. */
export function readRelation(value: unknown): PlotRelation | null {
  if (!isRecord(value)) return null;
  const plotId = numberOf(value['plotId']);
  if (plotId === null) return null;
  const { cycle } = value;
  const days = new Map(
    recordsOf(value['days']).flatMap((sent) => {
      const day = readDay(sent);
      return day ? [[day.date, day] as const] : [];
    }),
  );
  return {
    plotId,
    harvestName: textOf(value['harvestName']),
    seedName: textOf(value['seedName']),
    plantedOn: toLocalDate(textOf(value['plantedOn'])),
    capacity: numberOf(value['capacity']),
    cycle: isRecord(cycle)
      ? {
          name: textOf(cycle['name']),
          baseTemperature: numberOf(cycle['baseTemperature']) ?? 10,
          stages: recordsOf(cycle['stages']).flatMap((stage) => readStage(stage) ?? []),
        }
      : null,
    station: readStation(value['station']),
    days: [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    trimesters: recordsOf(value['trimesters']).flatMap((sent) => readTrimester(sent) ?? []),
    former: recordsOf(value['former']).flatMap((sent) => readFormer(sent) ?? []),
  };
}
