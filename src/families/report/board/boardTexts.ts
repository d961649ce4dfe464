import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCents } from '@/platform/format/money';
import { formatMonth } from '@/platform/format/month';
import { formatNumber } from '@/platform/format/number';
import { sayWith } from '@/platform/i18n/say';

/** Stands for a figure that is not known, or cannot be divided. */
const NOTHING = '–';

/** How a figure is written. */
interface Written {
  readonly kind: 'number' | 'money' | 'percent';
  readonly unit?: string;
  readonly decimals?: number;
}

const decimalsOf = ({ kind, decimals }: Written) => decimals ?? (kind === 'percent' ? 1 : 2);

/** The figure alone, without its unit. */
export function figureText(written: Written, value: number | null): string {
  if (value === null) return NOTHING;
  return written.kind === 'money'
    ? formatCents(value)
    : formatNumber(value, { decimals: decimalsOf(written) });
}

/** The figure with its unit; a dash stands alone. */
export function wholeText(written: Written, value: number | null): string {
  const text = figureText(written, value);
  if (value === null) return text;
  const before = written.kind === 'money' ? 'R$ ' : '';
  const unit = written.unit ?? (written.kind === 'percent' ? '%' : '');
  return `${before}${text}${unit && (unit === '%' ? '%' : ` ${unit}`)}`;
}

/** A month as '09/2026'; a harvest as it is called. */
export const periodText = (period: string) => formatMonth(period) || period;

/** The words of a board. Keys are put together from its descriptor, so a contract test looks for them. */
export function useBoardTexts(namespace: string, board: string) {
  const { t } = useTranslation();
  return useMemo(() => {
    const say = sayWith(t);
    const full = (key: string) => `${namespace}:${key}`;
    const at = (key: string) => say(full(key));
    return {
      title: at(`boards.${board}.title`),
      empty: at(`boards.${board}.empty`),
      groups: at(`boards.${board}.groups`),
      source: at(`boards.${board}.source`),
      choiceLabel: (name: string) => at(`choices.${name}.label`),
      choice: (name: string, value: string) => t(full(`choices.${name}.${value}`), value),
      part: (field: string) => at(`parts.${field}`),
      indicator: (name: string) => at(`indicators.${name}.title`),
      formula: (name: string) => at(`indicators.${name}.formula`),
    };
  }, [t, namespace, board]);
}

export type BoardTexts = ReturnType<typeof useBoardTexts>;
