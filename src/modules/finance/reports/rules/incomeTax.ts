import { figureOf, sumOf } from '@/families/report/rules/figures';
import type { ReportRow } from '@/families/report/reportTypes';
import { bookResult } from '../../cashBook/rules/cashBook';

/** The parts of the rural annex, in its order. */
export const TAX_SECTIONS = ['PROPERTY', 'MONTH', 'RESULT', 'ADVANCE', 'HERD', 'ASSET', 'DEBT'] as const;
type TaxSection = (typeof TAX_SECTIONS)[number];

export interface TaxChoices {
  /** Income less expense. */
  readonly result: number;
  /** Result less former losses, and what of them is left for later years. */
  readonly computed: { readonly taxable: number; readonly carried: number };
  /** At most 20 % of income, former losses given up; null without a positive result. */
  readonly presumed: { readonly taxable: number } | null;
}

/**
 * Both ways in which a year's rural result may be taxed, by the cash book's own rule. All in cents.
 * @param income gross of the year; @param expense of the year; @param losses not yet offset, as a positive sum
 */
export function taxChoices(income: number, expense: number, losses: number): TaxChoices {
  const { result, a, b } = bookResult(income, expense, losses);
  return {
    result,
    computed: { taxable: a.taxable, carried: a.carried },
    presumed: b && { taxable: b.taxable },
  };
}

const isIn = (section: TaxSection) => (row: ReportRow) => row['section'] === section;

function resultRows(rows: readonly ReportRow[]): readonly ReportRow[] {
  const months = rows.filter(isIn('MONTH'));
  const [income, expense] = [sumOf(months, 'income'), sumOf(months, 'expense')];
  const losses = sumOf(rows.filter(isIn('RESULT')), 'value');
  const line = (key: string, figures: ReportRow): ReportRow => ({ section: 'RESULT', line: key, ...figures });
  if (income === null && expense === null) return [];
  // Without the losses of former years neither choice can be computed.
  const choices = losses === null ? null : taxChoices(income ?? 0, expense ?? 0, losses);
  return [
    line('YEAR_RESULT', { income, expense, value: (income ?? 0) - (expense ?? 0) }),
    line('TAXABLE_RECKONED', { value: choices?.computed.taxable ?? null }),
    line('LOSS_CARRIED', { value: choices?.computed.carried ?? null }),
    line('TAXABLE_PRESUMED', { value: choices?.presumed?.taxable ?? null }),
  ];
}

const LEAVE: readonly unknown[] = ['LOST', 'SOLD'];

/** Opening + bought + born − lost − sold, of each species; null where one of the lines is not known. */
function closingRows(rows: readonly ReportRow[]): readonly ReportRow[] {
  const herd = rows.filter(isIn('HERD'));
  const species = [...new Set(herd.map(({ detail }) => detail ?? null))];
  return species.map((detail) => {
    const own = herd.filter((row) => (row['detail'] ?? null) === detail);
    const heads = own.map((row) => {
      const figure = figureOf(row, 'quantity');
      return figure !== null && LEAVE.includes(row['line']) ? -figure : figure;
    });
    const known = heads.every((figure) => figure !== null);
    const quantity = known ? heads.reduce((sum: number, figure) => sum + (figure ?? 0), 0) : null;
    return { section: 'HERD', line: 'CLOSING', detail, unit: own[0]?.['unit'] ?? null, quantity };
  });
}

/** The lines of the annex with those that are computed: result of a month, both choices, closing herd. */
export function taxLines(rows: readonly ReportRow[]): readonly ReportRow[] {
  const stated = rows.map((row): ReportRow => {
    if (row['section'] !== 'MONTH') return row;
    const [income, expense] = [figureOf(row, 'income'), figureOf(row, 'expense')];
    return { ...row, value: income === null || expense === null ? null : income - expense };
  });
  const last = Math.max(0, ...rows.map(({ id }) => Number(id)));
  const computed = [...resultRows(stated), ...closingRows(stated)];
  return [...stated, ...computed.map((row, at): ReportRow => ({ id: last + 1 + at, ...row }))];
}
