import { useAddressValues } from '@/platform/routing/useAddressValues';
import type { Board } from './boardTypes';

const BACK = 5;

/** The years that can be looked at, this one first. @param today as 'YYYY-MM-DD' */
export function yearsUntil(today: string): readonly string[] {
  const year = Number(today.slice(0, 4));
  return Array.from({ length: BACK + 1 }, (_, at) => String(year - at));
}

/** What is looked at on a board, kept in the address. What stands there and is no choice counts as none. */
export function useBoardAddress({ choice, indicators, periods }: Board, today: string) {
  const { text, set } = useAddressValues();
  const year = text('ano') ?? '';
  const chosen = text(choice.name) ?? '';
  const opened = text('indicador') ?? '';
  return {
    year: periods === 'months' && yearsUntil(today).includes(year) ? year : today.slice(0, 4),
    harvest: text('safra'),
    chosen: choice.values.includes(chosen) ? chosen : (choice.values[0] ?? ''),
    opened: indicators.find(({ name }) => name === opened)?.name ?? null,
    set: (name: string, value: string | null) => set({ [name]: value }),
  };
}
