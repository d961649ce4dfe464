import type { SheetColumn } from '@/platform/sheet/sheetColumn';

export interface Entry {
  readonly id: number;
  readonly account: string;
  readonly date: string;
  readonly area: number;
  readonly bags: number;
  readonly value: number;
  readonly kind?: string;
}

/** Figures of a notebook: areas add up to 37,75 ha, sacks to 310, money to R$ 2.580,40. */
export const ENTRIES: readonly Entry[] = [
  { id: 1, account: 'Milho safrinha', date: '2026-03-10', area: 12.5, bags: 100, value: 1_200_50 },
  { id: 2, account: 'Soja', date: '2026-02-01', area: 20.25, bags: 200, value: 1_500_00 },
  { id: 3, account: 'Feijão-caupi', date: '2026-01-20', area: 5, bags: 10, value: -120_10 },
];

export const COLUMNS: readonly SheetColumn<Entry>[] = [
  { field: 'account', header: 'Cultura', identifying: true, edit: { as: 'text', maxLength: 20 } },
  { field: 'date', header: 'Data', kind: 'date' },
  { field: 'area', header: 'Área', kind: 'number', unit: 'ha', total: 'sum', edit: { as: 'number' } },
  {
    field: 'bags',
    header: 'Sacas',
    kind: 'number',
    decimals: 0,
    total: 'sum',
    edit: { as: 'integer', validate: (value) => (Number(value) > 500 ? 'No máximo 500 sacas' : null) },
  },
  { field: 'value', header: 'Valor', kind: 'money', total: 'sum', edit: { as: 'money', negative: true } },
];
