import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isLocalDate, type LocalDate } from '@/platform/format/date';

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
  const [params, setParams] = useSearchParams();
  // A change is on its way for a moment: the next one must build on it, not on what still stands in the address.
  const wanted = useRef(params);
  useEffect(() => {
    wanted.current = params;
  }, [params]);
  const change = useCallback(
    (changes: Readonly<Record<string, string>>) => {
      const next = new URLSearchParams(wanted.current);
      for (const [name, value] of Object.entries(changes)) next.set(name, value);
      wanted.current = next;
      // Looking through images is no way to go back step by step.
      setParams(next, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  const plot = params.get(PLOT);
  const word = params.get(MODE);
  return {
    plotId: plot !== null && /^\d+$/.test(plot) ? Number(plot) : null,
    a: date(params.get('a')),
    b: date(params.get('b')),
    mode: MODES.find((mode) => MODE_WORDS[mode] === word) ?? 'side',
    /** Another plot keeps the days: they may have their images there too. */
    choosePlot: useCallback((id: number) => change({ [PLOT]: String(id) }), [change]),
    chooseDate: useCallback((side: SideName, day: LocalDate) => change({ [side]: day }), [change]),
    chooseMode: useCallback((mode: ComparisonMode) => change({ [MODE]: MODE_WORDS[mode] }), [change]),
    /** Writes down what is shown where the address said less, unless it is about to say something else. */
    settle: useCallback(
      ({ plotId, a, b }: Shown) => {
        if (wanted.current === params) change({ [PLOT]: String(plotId), a, b });
      },
      [change, params],
    ),
  };
}
