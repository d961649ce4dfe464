import type { LocalDate } from '@/platform/format/date';
import type { TitleRow } from './titleRow';
import { paidWithin } from './titleSums';

/** The tabs as the address names them. */
export const TABS = ['todos', 'a-pagar', 'a-receber', 'baixados'] as const;
export type TitleTab = (typeof TABS)[number];

export const readTab = (text: string | null): TitleTab => TABS.find((tab) => tab === text) ?? 'todos';

/** Whether a tab shows a title: to pay and to receive are open ones; written off is what was paid within the days. */
export function isOnTab(
  row: TitleRow,
  tab: TitleTab,
  days: { readonly from: LocalDate; readonly to: LocalDate },
): boolean {
  switch (tab) {
    case 'todos':
      return true;
    case 'a-pagar':
      return row.movement === 'EXPENSE' && row.open > 0;
    case 'a-receber':
      return row.movement === 'INCOME' && row.open > 0;
    case 'baixados':
      return paidWithin(row, days).length > 0;
  }
}
