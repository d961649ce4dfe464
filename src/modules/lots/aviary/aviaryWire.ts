import { toLocalDate } from '@/platform/format/date';
import { isRecord, textOf } from '@/platform/http/loose';
import type { AviaryBoard, AviaryLot, SensorSeries } from './aviaryTypes';
import type { AmbienceDay } from './rules/bands';

type Fields = Record<string, unknown>;
/** kg of gas in a m³ without a factor of the meter's own (AR-504). */
const USUAL_GAS_FACTOR = 5.7;
/** Contingency of a device that does not tell its own, minutes. */
const USUAL_STALE = 60;

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
const recordsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const instantOf = (value: unknown): number | null => {
  const instant = Date.parse(textOf(value));
  return Number.isNaN(instant) ? null : instant;
};

function readSensor(sent: Fields): SensorSeries | null {
  const id = numberOf(sent['sensorId']);
  const start = instantOf(sent['startAt']);
  const stepMinutes = numberOf(sent['intervalMinutes']);
  const magnitude = textOf(sent['magnitude']);
  const { values } = sent;
  if (id === null || start === null || stepMinutes === null || stepMinutes <= 0 || magnitude === '')
    return null;
  if (!Array.isArray(values)) return null;
  return {
    id,
    name: textOf(sent['name']),
    magnitude,
    phase: numberOf(sent['phase']),
    staleAfterMinutes: numberOf(sent['contingencyMinutes']) ?? USUAL_STALE,
    enabled: sent['enabled'] !== false,
    start,
    stepMinutes,
    // A hundred thousand readings: frozen here, so that the store need not walk over them.
    values: Object.freeze(values.map(numberOf)),
  };
}

function readDay(sent: Fields): AmbienceDay | null {
  const day = numberOf(sent['day']);
  if (day === null) return null;
  const of = (field: string) => numberOf(sent[field]);
  return {
    day,
    temperatureMin: of('temperatureMin'),
    temperatureIdeal: of('temperatureIdeal'),
    temperatureMax: of('temperatureMax'),
    humidityMin: of('humidityMin'),
    humidityMax: of('humidityMax'),
    ammonia: of('ammonia'),
    carbonDioxide: of('carbonDioxide'),
    darkHours: of('darkHours'),
  };
}

function readLot(value: unknown): AviaryLot | null {
  if (!isRecord(value)) return null;
  const id = numberOf(value['id']);
  const housingDate = toLocalDate(textOf(value['housingDate']));
  if (id === null || housingDate === null) return null;
  return { id, number: textOf(value['number']), housingDate, alive: numberOf(value['alive']) };
}

/**
 * The board of an aviary as far as it can be read. A reading that is no number was not read; a sensor without its start or
 * its step is left out. Null without the aviary's id or the server's time.
 */
export function readBoard(value: unknown): AviaryBoard | null {
  if (!isRecord(value)) return null;
  const aviaryId = numberOf(value['aviaryId']);
  const serverTime = instantOf(value['serverTime']);
  if (aviaryId === null || serverTime === null) return null;
  const { reference, gas } = value;
  const factor = isRecord(gas) ? numberOf(gas['kgPerCubicMetre']) : null;
  return {
    aviaryId,
    aviaryName: textOf(value['aviaryName']),
    serverTime,
    lot: readLot(value['lot']),
    reference: isRecord(reference)
      ? {
          name: textOf(reference['name']),
          days: recordsOf(reference['days']).flatMap((day) => readDay(day) ?? []),
        }
      : null,
    sensors: recordsOf(value['sensors']).flatMap((sensor) => readSensor(sensor) ?? []),
    gas: {
      capacity: isRecord(gas) ? numberOf(gas['capacityCubicMetres']) : null,
      factor: factor !== null && factor > 0 ? factor : USUAL_GAS_FACTOR,
    },
  };
}
