import { Table } from '../table';
import type { BalanceClosing } from './balanceTypes';

/** The ends of the last three years are closed, with the figures that the registers have of them. */
export function balanceClosings(today: Date): Table<BalanceClosing> {
  const year = today.getFullYear();
  return new Table<BalanceClosing>((table) => {
    for (const ago of [3, 2, 1])
      table.insert({
        customerId: 1,
        date: `${year - ago}-12-31`,
        at: `${year - ago + 1}-01-20T13:30:00.000Z`,
        userName: 'JOSE CARLOS ZANCHETTIN',
        lines: null,
      });
  });
}
