import type { DeskRow } from './deskRows';
import { refusalOf } from './rowActions';
import { waitsSince } from './serviceLevel';

/**
 * The document whose customer has waited longest among those that the user may edit, their own or unassigned; null when
 * there is none. `except` leaves out those already seen.
 */
export function nextDocument(
  rows: readonly DeskRow[],
  userId: number,
  except: ReadonlySet<number>,
): DeskRow | null {
  let oldest: DeskRow | null = null;
  for (const row of rows) {
    if (except.has(row.id) || refusalOf('edit', row, userId) !== null) continue;
    if (oldest === null || waitsSince(row) < waitsSince(oldest)) oldest = row;
  }
  return oldest;
}
