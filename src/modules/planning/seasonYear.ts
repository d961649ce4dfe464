import { useBegunFilter } from '@/domain/selection/useBegunFilter';
import { today } from '@/platform/format/date';
import { useAddressValues } from '@/platform/routing/useAddressValues';

const FIRST = 2000;
const LAST = 2100;

/** A crop year as the address has it; null for anything else. */
export function readYear(text: string | null | undefined): number | null {
  const year = /^\d{4}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return year >= FIRST && year <= LAST ? year : null;
}

/** A crop year begins in July: '2025/26' is 2025. */
export function currentSeason(day: string = today()): number {
  const year = Number(day.slice(0, 4));
  return Number(day.slice(5, 7)) >= 7 ? year : year - 1;
}

/** 2025 → '2025/26'. */
export const seasonName = (year: number) => `${year}/${String(year + 1).slice(2)}`;

const BACK = 5;

/** The years to choose from, the next one first; one that stands in the address is among them. */
export function seasonOptions(chosen: number, day: string = today()) {
  const next = currentSeason(day) + 1;
  const years = new Set([chosen, ...Array.from({ length: BACK + 2 }, (_, at) => next - at)]);
  return [...years].toSorted((a, b) => b - a).map((id) => ({ id, name: seasonName(id) }));
}

/** The crop year that a page shows: of the address, else the one looked at last, else the present one. */
export function usePlanningYear() {
  const { id, choose } = useBegunFilter('season', 'safra', 'any');
  return [readYear(id) ?? currentSeason(), choose] as const;
}

/** What is chosen on a page of planning, kept in the address. */
export function usePlanningAddress() {
  const { params, id, set } = useAddressValues();
  return {
    params,
    set: (name: string, value: string | null) => set({ [name]: value }),
    number: id,
  };
}
