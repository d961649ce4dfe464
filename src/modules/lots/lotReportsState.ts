import { createWidget } from '@/platform/widgets/createWidget';
import { closedLots, lotCourses, lotReport, lotsForSelect } from './lotReportsService';

/** Nothing is kept in the browser: a lot goes on from hour to hour. */
const FRESH = { keep: false } as const;

export const lotChoices = createWidget(
  'lots',
  'lotChoices',
  (_: void, signal) => lotsForSelect(signal),
  FRESH,
);
export const reportState = createWidget('lots', 'lotReport', lotReport, FRESH);
export const resultsState = createWidget(
  'lots',
  'closedLots',
  (_: void, signal) => closedLots(signal),
  FRESH,
);
export const coursesState = createWidget('lots', 'comparedCourses', lotCourses, FRESH);
