import { type LocalDate, toLocalDate } from '@/platform/format/date';
import type { PlantConditionHistory } from '../mapWire';

interface Current {
  plantConditionId: number | null;
  plantConditionName: string | null;
  plantingDate: string | null;
}

export interface PlantHistoryEntry {
  plantConditionId: number;
  plantConditionName: string;
  /** Null where the server knows no day. */
  day: LocalDate | null;
  current: boolean;
}

/** The history of a plant's condition, newest first; the present condition stands on top as its latest entry. */
export function plantHistory(
  current: Current,
  histories: readonly PlantConditionHistory[],
): PlantHistoryEntry[] {
  const before = histories
    .map(({ plantingDate, ...entry }) => ({ ...entry, day: toLocalDate(plantingDate), current: false }))
    .toSorted((a, b) => (b.day ?? '').localeCompare(a.day ?? ''));
  const { plantConditionId, plantConditionName, plantingDate } = current;
  if (plantConditionId === null || plantConditionName === null) return before;
  return [{ plantConditionId, plantConditionName, day: toLocalDate(plantingDate), current: true }, ...before];
}
