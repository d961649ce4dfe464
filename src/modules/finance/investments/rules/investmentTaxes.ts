import type { LocalDate } from '@/platform/format/date';
import type { InvestmentType } from '../investmentTypes';

interface TaxTable {
  readonly since: LocalDate;
  /** Income tax in per cent, by how many days at most the money was invested. */
  readonly incomeTax: readonly { readonly days: number; readonly rate: number }[];
  /** IOF in per cent of the gain, from the first day on; none after the last. */
  readonly iof: readonly number[];
  /** What pays neither, of a natural person. */
  readonly exempt: readonly InvestmentType[];
}

/**
 * Income tax: Law 11.033/2004 art. 1; exempt: the same law, art. 3. IOF: Decree 6.306/2007, annex. One entry for each
 * change of the law, the newest last.
 */
const TABLES: readonly TaxTable[] = [
  {
    since: '2005-01-01',
    incomeTax: [
      { days: 180, rate: 22.5 },
      { days: 360, rate: 20 },
      { days: 720, rate: 17.5 },
      { days: Number.POSITIVE_INFINITY, rate: 15 },
    ],
    iof: [
      96, 93, 90, 86, 83, 80, 76, 73, 70, 66, 63, 60, 56, 53, 50, 46, 43, 40, 36, 33, 30, 26, 23, 20, 16, 13,
      10, 6, 3,
    ],
    exempt: ['LCA', 'LCI', 'SAVINGS'],
  },
];

const tableOn = (day: LocalDate) => TABLES.findLast(({ since }) => since <= day) ?? TABLES[0];

/** Per cent of the gain that is due as income tax after so many days. */
export function incomeTaxRate(type: InvestmentType | '', days: number, day: LocalDate): number {
  const table = tableOn(day);
  if (!table || (type !== '' && table.exempt.includes(type))) return 0;
  return table.incomeTax.find((step) => days <= step.days)?.rate ?? 0;
}

/** Per cent of the gain that is due as IOF after so many days; the day of the deposit counts as the first. */
export function iofRate(type: InvestmentType | '', days: number, day: LocalDate): number {
  const table = tableOn(day);
  if (!table || (type !== '' && table.exempt.includes(type))) return 0;
  return table.iof[Math.max(days, 1) - 1] ?? 0;
}
