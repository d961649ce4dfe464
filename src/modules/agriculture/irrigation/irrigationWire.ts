import { toLocalDate } from '@/platform/format/date';
import { isRecord, textOf } from '@/platform/http/loose';
import { SYSTEMS } from './rules/balance';
import type { Stage } from './rules/stages';
import type { IrrigatedPlot, PlotDay, PlotSettings } from './irrigationTypes';

type Fields = Record<string, unknown>;
const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
const recordsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);

function readDay(day: Fields): PlotDay | null {
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
    irrigation: of('irrigation'),
    forecast: day['forecast'] === true,
  };
}

function readStage(stage: Fields): Stage | null {
  const days = numberOf(stage['days']);
  const code = textOf(stage['code']);
  if (days === null || code === '') return null;
  const of = (field: string) => numberOf(stage[field]);
  return { code, days, degreeDays: of('degreeDays'), kc: of('kc'), root: of('root'), p: of('p') };
}

function readSettings(value: unknown): PlotSettings {
  const settings = isRecord(value) ? value : {};
  const of = (field: string) => numberOf(settings[field]);
  return {
    system: SYSTEMS.find((one) => one === settings['system']) ?? null,
    efficiency: of('efficiency'),
    rate: of('rate'),
    flow: of('flow'),
    hoursPerDay: of('hoursPerDay'),
    startDepletion: of('startDepletion'),
  };
}

function readStation(value: unknown): IrrigatedPlot['station'] {
  const lat = isRecord(value) ? numberOf(value['latitude']) : null;
  if (!isRecord(value) || lat === null) return null;
  const choice = value['choice'] === 'OWN' || value['choice'] === 'DEFAULT' ? value['choice'] : 'NEAREST';
  return {
    name: textOf(value['name']),
    lat,
    altitude: numberOf(value['altitude']),
    sensorHeight: numberOf(value['sensorHeight']),
    choice,
  };
}

/** An irrigated plot as it can be read; one without id or name is left out, days in their order and each once. */
export function readPlot(value: unknown): IrrigatedPlot | null {
  if (!isRecord(value)) return null;
  const id = numberOf(value['id']);
  const name = textOf(value['name']);
  if (id === null || name === '') return null;
  const { soil, cycle } = value;
  const days = new Map(
    recordsOf(value['days']).flatMap((day) => {
      const read = readDay(day);
      return read ? [[read.date, read] as const] : [];
    }),
  );
  return {
    id,
    name,
    farmName: textOf(value['farmName']),
    hectares: numberOf(value['hectares']),
    soil: isRecord(soil)
      ? {
          name: textOf(soil['name']),
          capacity: numberOf(soil['capacity']),
          wilting: numberOf(soil['wilting']),
        }
      : null,
    cycle: isRecord(cycle)
      ? {
          name: textOf(cycle['name']),
          baseTemperature: numberOf(cycle['baseTemperature']) ?? 10,
          stages: recordsOf(cycle['stages']).flatMap((stage) => readStage(stage) ?? []),
        }
      : null,
    cropName: textOf(value['cropName']) || null,
    plantedOn: toLocalDate(textOf(value['plantedOn'])),
    station: readStation(value['station']),
    settings: readSettings(value['settings']),
    days: [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  };
}
