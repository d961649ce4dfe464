import type { AppNotification } from '../notificationsWire';

/** Pushed and listed, one notification may carry two times that differ by as much as two clocks do. */
const CLOCKS_MS = 10 * 60_000;

const timeOf = ({ notificationDate }: AppNotification) => Date.parse(notificationDate) || 0;

function isSame(row: AppNotification, arrived: AppNotification): boolean {
  if (row.id === arrived.id) return true;
  const sameWords = row.title === arrived.title && row.description === arrived.description;
  return sameWords && Math.abs(timeOf(row) - timeOf(arrived)) <= CLOCKS_MS;
}

/**
 * The server's list with what was pushed to this browser and does not stand in it yet, newest first. What came by push
 * may have an id of this browser's own, so it is also known again by its words.
 */
export function mergeArrived(
  rows: readonly AppNotification[],
  arrived: readonly AppNotification[],
): AppNotification[] {
  const missing = arrived.filter((one) => !rows.some((row) => isSame(row, one)));
  return [...missing, ...rows].toSorted((a, b) => timeOf(b) - timeOf(a));
}
