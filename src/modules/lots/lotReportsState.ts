import { createQuery } from '@/platform/store/createQuery';
import { closedLots, fishLotsForSelect, lotCourses, lotReport, lotsForSelect } from './lotReportsService';

/** Nothing is kept in the browser: a lot goes on from hour to hour. */
const FRESH = { keep: false } as const;

export const lotChoices = createQuery(
  'lots',
  'lotChoices',
  (_: void, signal) => lotsForSelect(signal),
  FRESH,
);
/** Lots of fish that were housed. */
export const fishLotChoices = createQuery(
  'lots',
  'fishLotChoices',
  (_: void, signal) => fishLotsForSelect(signal),
  FRESH,
);
export const reportState = createQuery('lots', 'lotReport', lotReport, FRESH);
export const resultsState = createQuery('lots', 'closedLots', (_: void, signal) => closedLots(signal), FRESH);
export const coursesState = createQuery('lots', 'comparedCourses', lotCourses, FRESH);
