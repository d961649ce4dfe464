import { localDate } from '../calendar';
import { type Row, Table } from '../table';
import type { World } from '../types';

export interface InvestmentRow extends Row {
  customerId: number;
  currentAccountId: number;
  version: number;
  type: string;
  bankProduct: string;
  deposits: { date: string; value: number }[];
  redemptions: {
    id: number;
    date: string;
    principal: number;
    income: number;
    incomeTax: number;
    iof: number;
    /** The gain that was reported before it. */
    incomeBefore: number | null;
  }[];
  dueDate: string | null;
  income: number | null;
  incomeDate: string | null;
}

type Seed = readonly [
  type: string,
  product: string,
  deposits: readonly (readonly [days: number, value: number])[],
  due: number | null,
  income: number | null,
];

const SEEDS: readonly Seed[] = [
  ['CDB', 'CDB 104% DO CDI', [[-300, 100_000]], 65, 6000],
  ['LCA', 'LCA SAFRA 92% DO CDI', [[-150, 80_000]], 18, 3120.45],
  [
    'RDC',
    'RDC PROGRAMADO',
    [
      [-90, 5000],
      [-60, 5000],
      [-30, 5000],
    ],
    null,
    287.14,
  ],
  ['FUND', 'FUNDO RENDA FIXA AGRO', [[-20, 25_000]], null, null],
];

/** What the first account at a bank of every customer holds. */
export function investmentTable(today: Date, world: () => World): Table<InvestmentRow> {
  const day = (days: number) => localDate(today, days).slice(0, 10);
  return new Table<InvestmentRow>((table) => {
    const seen = new Set<number>();
    for (const account of world().finance.currentAccounts.all()) {
      if (account.bankId === null || seen.has(account.customerId)) continue;
      seen.add(account.customerId);
      for (const [type, bankProduct, deposits, due, income] of SEEDS)
        table.insert({
          customerId: account.customerId,
          currentAccountId: account.id,
          version: 1,
          type,
          bankProduct,
          deposits: deposits.map(([days, value]) => ({ date: day(days), value })),
          redemptions: [],
          dueDate: due === null ? null : day(due),
          income,
          incomeDate: income === null ? null : day(-1),
        });
    }
  });
}
