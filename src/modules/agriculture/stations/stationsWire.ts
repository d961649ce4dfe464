import { boolean, union } from 'valibot';
import { isRecord } from '@/platform/http/loose';
import {
  both,
  choice,
  choiceOrNull,
  figureOrNull,
  filled,
  filledOrNull,
  givenNumber,
  id,
  list,
  made,
  mark,
  needed,
  nothingOr,
  oneOf,
  optionalText,
  orElse,
  orNull,
  parsed,
  type Shape,
  sparse,
} from '@/platform/http/wire';
import { day, givenInstant, instant } from '@/platform/http/wireValues';
import type { ReadingSeries } from './rules/readingSeries';
import {
  type LastReading,
  type LeftOut,
  MAGNITUDES,
  type ManagedStation,
  type ReportPoint,
  SOURCES,
  type Station,
} from './stationTypes';

const UserWire = sparse({ id, name: optionalText });

const LastReadingWire: Shape<LastReading> = sparse({
  at: givenInstant,
  temperature: figureOrNull,
  humidity: figureOrNull,
  rainToday: figureOrNull,
  windSpeed: figureOrNull,
  windGust: figureOrNull,
  windDirection: figureOrNull,
  radiation: figureOrNull,
  uv: figureOrNull,
  pressure: figureOrNull,
});

/** What a station measures, as far as this version knows it, in the order in which it is shown. */
export const MagnitudesWire = made(list(oneOf(MAGNITUDES)), (sent) =>
  MAGNITUDES.filter((one) => sent.includes(one)),
);

/** A station; what is missing of it is unknown. */
export const StationWire: Shape<Station> = sparse({
  id: givenNumber,
  name: filled,
  farmId: figureOrNull,
  farmName: filledOrNull,
  latitude: figureOrNull,
  longitude: figureOrNull,
  altitude: figureOrNull,
  source: choice(SOURCES, 'EQUIPMENT'),
  serial: filledOrNull,
  isDefault: mark,
  sharedWith: list(UserWire),
  sending: orElse(boolean(), true),
  sensorHeight: figureOrNull,
  magnitudes: MagnitudesWire,
  daysWithoutRain: figureOrNull,
  lastReading: orNull(LastReadingWire),
  lastManualDay: day,
});

/** Whom a station can be shared with. */
export const UserToShareWire = UserWire;

/** Years of which there are data. */
export const YearWire = id;

const PointWire: Shape<ReportPoint> = sparse({
  at: givenInstant,
  value: figureOrNull,
  min: figureOrNull,
  max: figureOrNull,
  share: figureOrNull,
});

/** The points of a report in their order; one whose time cannot be read is left out. */
export const ReportWire = made(sparse({ points: list(PointWire) }), ({ points }) =>
  points.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
);

/**
 * The same as two rows of numbers: a year of single readings is 35 040 of them, too many for a shape of each. They are
 * sorted only if they do not come so, and frozen here, so that the store need not walk over them.
 */
function seriesOf(points: readonly unknown[]): ReadingSeries {
  const times: number[] = [];
  const values: (number | null)[] = [];
  let sorted = true;
  let last = -Infinity;
  for (const point of points) {
    if (!isRecord(point)) continue;
    const { at, value } = point;
    const time = typeof at === 'string' ? Date.parse(at) : NaN;
    if (Number.isNaN(time)) continue;
    if (time < last) sorted = false;
    last = time;
    times.push(time);
    values.push(typeof value === 'number' ? value : null);
  }
  return sorted ? frozen(times, values) : inOrder(times, values);
}

const points = needed('list', (value): value is unknown[] => Array.isArray(value));
export const SeriesWire = made(sparse({ points: nothingOr(points) }), (sent) => seriesOf(sent.points ?? []));

const frozen = (times: number[], values: (number | null)[]): ReadingSeries => ({
  times: Object.freeze(times),
  values: Object.freeze(values),
});

function inOrder(times: readonly number[], values: readonly (number | null)[]): ReadingSeries {
  const order = times.map((_, at) => at).toSorted((a, b) => (times[a] ?? 0) - (times[b] ?? 0));
  return frozen(
    order.map((at) => times[at] ?? 0),
    order.map((at) => values[at] ?? null),
  );
}

/** Readings that were left out; an entry without magnitude or moments is left aside. */
export const LeftOutWire = made(
  sparse({
    id: givenNumber,
    greatness: oneOf(MAGNITUDES),
    from: givenInstant,
    to: givenInstant,
    reason: optionalText,
    userName: optionalText,
  }),
  ({ greatness: magnitude, ...rest }): LeftOut => ({ ...rest, magnitude }),
);

const lastFields = {
  updatedAt: instant,
  preciptation: figureOrNull,
  outerTemperature: figureOrNull,
  humidity: figureOrNull,
  windSpeed: figureOrNull,
};

const ManagedFields = sparse({
  id: orNull(givenNumber),
  name: filled,
  customerName: optionalText,
  cityName: optionalText,
  source: choiceOrNull(SOURCES),
  daysWithoutRain: figureOrNull,
});

/** Where the last reading of a managed station stands is open: as a record of its own, or in the row. */
const LastWire = union([
  made(sparse({ lastReading: sparse(lastFields) }), ({ lastReading }) => lastReading),
  sparse(lastFields),
]);

/** A station of the management, which may come without an id. */
export const ManagedWire = made(
  both(ManagedFields, LastWire),
  ([{ id: ownId, ...rest }, last]) =>
    (place: number): ManagedStation => ({
      ...rest,
      ...last,
      id: String(ownId ?? `${place}-${rest.name}`),
    }),
);

/** Sunrise and sunset; an answer with neither is none. */
const TimesWire = parsed(sparse({ sunrise: instant, sunset: instant }), 'sun', (times) =>
  times.sunrise === null && times.sunset === null ? null : times,
);
/** The public service has them in a record of its own. */
export const SunWire = union([made(sparse({ results: TimesWire }), ({ results }) => results), TimesWire]);

/** The partner's account that is connected; null when there is none. */
export const AccountWire = made(orNull(sparse({ account: filledOrNull })), (sent) => ({
  account: sent?.account ?? null,
}));
