import { dayFromToday } from '../../db/calendar';
import { INVESTMENTS } from '../../db/finance/journal/bankMoves';
import { demo } from '../../state';
import { expectedOf } from './cashScenarios';

export const here = dayFromToday;

interface ToCome {
  id: string;
  kind: 'FORECAST' | 'INVESTMENT';
  documentId: null;
  documentNumber: string;
  partnerPersonName: string | null;
  businessMovement: 'INCOME' | 'EXPENSE';
  financialRatingId: number | null;
  date: string;
  value: number;
}

/** Investments that fall due, and the chosen forecasts of the months to come. */
export function toCome(
  customerId: number | null,
  accounts: ReadonlySet<number | undefined>,
  until: string,
): ToCome[] {
  const { banking, cashScenarios } = demo.world.finance;
  const day = here();
  const base = { documentId: null, partnerPersonName: null, financialRatingId: null } as const;
  return [
    ...banking.investments
      .filter((row) => row.customerId === customerId && accounts.has(row.currentAccountId))
      .flatMap((row): ToCome[] => {
        const due = row.dueDate?.slice(0, 10);
        if (due === undefined || due < day || due > until) return [];
        const left =
          row.deposits.reduce((sum, deposit) => sum + deposit.value, 0) -
          row.redemptions.reduce((sum, one) => sum + one.principal, 0);
        const value = left + (row.income ?? 0);
        return value <= 0
          ? []
          : [
              {
                ...base,
                id: `I${row.id}`,
                kind: 'INVESTMENT',
                financialRatingId: INVESTMENTS?.id ?? null,
                documentNumber: row.bankProduct,
                businessMovement: 'INCOME',
                date: due,
                value: Math.round(value * 100) / 100,
              },
            ];
      }),
    ...cashScenarios
      .filter((row) => row.customerId === customerId && row.chosen)
      .flatMap((scenario) =>
        scenario.lines.flatMap((line) =>
          expectedOf(line, scenario)
            // Of this month and before, what came and what is open tells.
            .filter(({ date }) => date.slice(0, 7) > day.slice(0, 7) && date <= until)
            .map(({ date, value }): ToCome => ({
              ...base,
              id: `F${scenario.id}.${line.id}.${date}`,
              kind: 'FORECAST',
              documentNumber: line.name,
              businessMovement: line.side,
              financialRatingId: line.financialRatingId,
              date,
              value,
            })),
        ),
      ),
  ];
}
