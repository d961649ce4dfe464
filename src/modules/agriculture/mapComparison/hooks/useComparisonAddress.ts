import { useCallback } from 'react';
import { isLocalDate, type LocalDate } from '@/platform/format/date';
import { useAddressParams } from '@/platform/routing/useAddressParams';
import { useAddressValues, withValues } from '@/platform/routing/useAddressValues';

export const MODES = ['side', 'swipe', 'change'] as const;
export type ComparisonMode = (typeof MODES)[number];
export const SIDES = ['a', 'b'] as const;
export type SideName = (typeof SIDES)[number];

const PLOT = 'talhao';
const MODE = 'modo';
/** The words of the address. */
const MODE_WORDS: Readonly<Record<ComparisonMode, string>> = {
  side: 'lado',
  swipe: 'cortina',
  change: 'diferenca',
};

interface Shown {
  readonly plotId: number;
  readonly a: LocalDate;
  readonly b: LocalDate;
}

const date = (text: string | null): LocalDate | null => (isLocalDate(text) ? text : null);

/** Plot, both days and the way to look at them, kept in the address: a reload shows the same. */
export function useComparisonAddress() {
  const { text, id, word, set } = useAddressValues();
  const [params, change] = useAddressParams();
  const shown = word(MODE, Object.values(MODE_WORDS));
  return {
    plotId: id(PLOT),
    a: date(text('a')),
    b: date(text('b')),
    mode: MODES.find((mode) => MODE_WORDS[mode] === shown) ?? 'side',
    /** Another plot keeps the days: they may have their images there too. */
    choosePlot: useCallback((plotId: number) => set({ [PLOT]: plotId }), [set]),
    chooseDate: useCallback((side: SideName, day: LocalDate) => set({ [side]: day }), [set]),
    chooseMode: useCallback((mode: ComparisonMode) => set({ [MODE]: MODE_WORDS[mode] }), [set]),
    /** Writes down what is shown where the address said less, unless it is about to say something else. */
    settle: useCallback(
      ({ plotId, a, b }: Shown) =>
        change((now) => (String(now) === String(params) ? withValues(now, { [PLOT]: plotId, a, b }) : now), {
          onlyHere: true,
          replace: true,
          preventScrollReset: true,
        }),
      [change, params],
    ),
  };
}
