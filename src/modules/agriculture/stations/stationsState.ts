import { createResource } from '@/platform/store/createResource';
import { createQuery } from '@/platform/store/createQuery';
import {
  leftOutOf,
  magnitudesOf,
  managedStations,
  partnerAccount,
  readings,
  report,
  type ReportQuestion,
  stationById,
  stations,
  type SunQuestion,
  sunTimesFrom,
  usersToShare,
  yearsOf,
} from './stationsService';
import type { ManagedStation, ReportPoint, Station } from './stationTypes';
import type { Rose } from './rules/windRose';
import { roseOf } from './rules/windRose';
import { withoutDoubtful } from './rules/readings';

const fresh = { keep: false } as const;
/** What was read by hand, left out or taken back changes them. */
export const READINGS = 'agriculture/stationReadings';
const ofReadings = { keep: false, tags: [READINGS] } as const;

export const stationRows = createResource<Station, Station, never>(
  'agriculture',
  'stations',
  {
    list: (_query, signal) => stations(signal),
    get: stationById,
  },
  // Their last readings change too.
  { listTags: [READINGS] },
);

export const managedRows = createResource<ManagedStation, never, never>('agriculture', 'managedStations', {
  list: (_query, signal) => managedStations(signal),
});

/** The partner's account that is connected. */
export const ACCOUNT = 'agriculture/weatherAccount';
export const accountState = createQuery(
  'agriculture',
  'weatherAccount',
  (_: void, signal) => partnerAccount(signal),
  { keep: false, tags: [ACCOUNT] },
);
export const shareable = createQuery(
  'agriculture',
  'stationUsers',
  (_: void, signal) => usersToShare(signal),
  fresh,
);
export const stationYears = createQuery(
  'agriculture',
  'stationYears',
  (id: number, signal) => yearsOf(id, signal),
  ofReadings,
);
export const stationMagnitudes = createQuery(
  'agriculture',
  'stationMagnitudes',
  (id: number, signal) => magnitudesOf(id, signal),
  fresh,
);
export const stationReport = createQuery('agriculture', 'stationReport', report, ofReadings);
export const readingsState = createQuery('agriculture', 'stationReadings', readings, ofReadings);
export const leftOutState = createQuery(
  'agriculture',
  'stationLeftOut',
  (id: number, signal) => leftOutOf(id, signal),
  ofReadings,
);
export const sunTimes = createQuery(
  'agriculture',
  'sunTimes',
  (question: SunQuestion, signal) => sunTimesFrom(question, signal),
  fresh,
);

type RoseQuestion = Pick<ReportQuestion, 'id' | 'from' | 'to' | 'step'>;

/** Where the wind came from: direction and speed of the same moments. */
export const windRose = createQuery<Rose, RoseQuestion>(
  'agriculture',
  'windRose',
  async (question, signal) => {
    const [directions, speeds] = await Promise.all([
      report({ ...question, magnitude: 'WIND_DIRECTION' }, signal),
      report({ ...question, magnitude: 'WIND_SPEED' }, signal),
    ]);
    return roseOf(directions, withoutDoubtful('WIND_SPEED', speeds).points);
  },
  ofReadings,
);

export interface RainYears {
  readonly id: number;
  readonly years: readonly number[];
}

/** Rain of each month of several years. */
export const rainByMonth = createQuery<{ year: number; points: ReportPoint[] }[], RainYears>(
  'agriculture',
  'rainByMonth',
  ({ id, years }, signal) =>
    Promise.all(
      years.map(async (year) => ({
        year,
        points: await report(
          { id, magnitude: 'RAIN', from: `${year}-01-01`, to: `${year}-12-31`, step: 'MONTH' },
          signal,
        ),
      })),
    ),
  ofReadings,
);
