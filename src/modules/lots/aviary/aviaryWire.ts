import { boolean } from 'valibot';
import {
  figureOrNull,
  filled,
  givenNumber,
  list,
  made,
  needed,
  optionalText,
  orElse,
  orNull,
  sparse,
  type Shape,
} from '@/platform/http/wire';
import { numberOf } from '@/platform/http/loose';
import { givenDay, givenInstant, givenPositive, instant } from '@/platform/http/wireValues';
import type { AviaryBoard, AviaryLot, SensorSeries } from './aviaryTypes';
import type { AmbienceDay } from './rules/bands';

/** kg of gas in a m³ without a factor of the meter's own (AR-504). */
const USUAL_GAS_FACTOR = 5.7;
/** Contingency of a device that does not tell its own, minutes. */
const USUAL_STALE = 60;

const milliseconds = made(givenInstant, Date.parse);

/** A hundred thousand readings, too many for a shape of each: frozen here, so that the store need not walk over them. */
const readings = made(
  needed('list', (value): value is unknown[] => Array.isArray(value)),
  (all) => Object.freeze(all.map(numberOf)),
);

/** A reading that is no number was not read; a sensor without its start or its step is left out. */
export const SensorWire = made(
  sparse({
    sensorId: givenNumber,
    name: optionalText,
    magnitude: filled,
    phase: figureOrNull,
    contingencyMinutes: figureOrNull,
    enabled: orElse(boolean(), true),
    startAt: milliseconds,
    intervalMinutes: givenPositive,
    values: readings,
    lastReading: figureOrNull,
    lastReadingAt: instant,
  }),
  (sent): SensorSeries => ({
    id: sent.sensorId,
    name: sent.name,
    magnitude: sent.magnitude,
    phase: sent.phase,
    staleAfterMinutes: sent.contingencyMinutes ?? USUAL_STALE,
    enabled: sent.enabled,
    start: sent.startAt,
    stepMinutes: sent.intervalMinutes,
    values: sent.values,
    ...(sent.lastReading === null || sent.lastReadingAt === null
      ? {}
      : { last: { value: sent.lastReading, at: Date.parse(sent.lastReadingAt) } }),
  }),
);

const AmbienceDayWire: Shape<AmbienceDay> = sparse({
  day: givenNumber,
  temperatureMin: figureOrNull,
  temperatureIdeal: figureOrNull,
  temperatureMax: figureOrNull,
  humidityMin: figureOrNull,
  humidityMax: figureOrNull,
  ammonia: figureOrNull,
  carbonDioxide: figureOrNull,
  darkHours: figureOrNull,
});

const LotWire: Shape<AviaryLot> = sparse({
  id: givenNumber,
  number: optionalText,
  housingDate: givenDay,
  alive: figureOrNull,
});

const GasWire = sparse({ kgPerCubicMetre: figureOrNull, capacityCubicMetres: figureOrNull });

/** The board of an aviary as far as it can be read; none without the aviary's id or the server's time. */
export const BoardWire = made(
  sparse({
    aviaryId: givenNumber,
    aviaryName: optionalText,
    serverTime: milliseconds,
    lot: orNull(LotWire),
    reference: orNull(sparse({ name: optionalText, days: list(AmbienceDayWire) })),
    sensors: list(SensorWire),
    gas: orNull(GasWire),
  }),
  ({ gas, ...rest }): AviaryBoard => {
    const factor = gas?.kgPerCubicMetre ?? null;
    return {
      ...rest,
      gas: {
        capacity: gas?.capacityCubicMetres ?? null,
        factor: factor !== null && factor > 0 ? factor : USUAL_GAS_FACTOR,
      },
    };
  },
);
