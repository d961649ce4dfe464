import { addDays, daysBetween, type LocalDate } from '@/platform/format/date';
import type { EventKind, ManifestRow } from '../manifestRow';

/** Days from the authorisation (NT 2020.001, Ajuste SINIEF 43/2023), the last one until 23:59. */
const AWARE_DAYS = 10;
const FINAL_DAYS = 180;
/** So often a final event may be sent; the last one counts. */
const MOST_TIMES = 2;

export type ManifestState = 'NONE' | EventKind;

/** The last final event; without one whether it is known of. */
export function manifestState({ events }: Pick<ManifestRow, 'events'>): ManifestState {
  return events.findLast((kind) => kind !== 'AWARE') ?? (events.length > 0 ? 'AWARE' : 'NONE');
}

type Dated = Pick<ManifestRow, 'events' | 'authorisedOn' | 'cancelled'>;

/** The last day of what is still to be done; null where nothing is, or the day is not known. */
export function deadlineOf(row: Dated, today: LocalDate): LocalDate | null {
  const state = manifestState(row);
  if (row.authorisedOn === '' || row.cancelled || (state !== 'NONE' && state !== 'AWARE')) return null;
  const aware = addDays(row.authorisedOn, AWARE_DAYS);
  return state === 'NONE' && today <= aware ? aware : addDays(row.authorisedOn, FINAL_DAYS);
}

/** Days until the deadline, below nought once it is over. */
export function daysLeft(row: Dated, today: LocalDate): number | null {
  const deadline = deadlineOf(row, today);
  return deadline === null ? null : daysBetween(today, deadline);
}

export type Refusal = 'cancelled' | 'undated' | 'awareLate' | 'finalLate' | 'twice' | 'awareAfter';

/** Why an event may not be sent; null when it may. */
export function refusalOf(kind: EventKind, row: Dated, today: LocalDate): Refusal | null {
  if (row.cancelled) return 'cancelled';
  if (row.authorisedOn === '') return 'undated';
  if (kind === 'AWARE') {
    if (row.events.length > 0) return 'awareAfter';
    return today > addDays(row.authorisedOn, AWARE_DAYS) ? 'awareLate' : null;
  }
  if (row.events.filter((each) => each === kind).length >= MOST_TIMES) return 'twice';
  return today > addDays(row.authorisedOn, FINAL_DAYS) ? 'finalLate' : null;
}

/** The whole XML is given out once anything was sent. */
export const hasXml = ({ events }: Pick<ManifestRow, 'events'>) => events.length > 0;
