import type { FinancialRating } from './accountPlanSeed';
import type { FinanceTables } from './financeTypes';

type Plan = Pick<FinanceTables, 'financialRatings'>;

/** What a customer sees of the plan: the platform's, and his own. */
export const planOf = ({ financialRatings }: Plan, customerId: number | null): FinancialRating[] =>
  financialRatings.filter((row) => row.customerId === null || row.customerId === customerId);

export interface Rating extends FinancialRating {
  /** '2.01.003'. */
  code: string;
  subgroupName: string;
  groupName: string;
}

const WIDTHS = [1, 2, 3];

/** The accounts themselves, by their codes: what lies under a subgroup. */
export function ratingsOf(finance: Plan, customerId: number | null): Rating[] {
  const all = planOf(finance, customerId);
  const byId = new Map(all.map((row) => [row.id, row]));
  const parts = (row: FinancialRating): FinancialRating[] => {
    const over = row.parentId === null ? undefined : byId.get(row.parentId);
    return over ? [...parts(over), row] : [row];
  };
  return all
    .flatMap((row) => {
      const way = parts(row);
      const [group, subgroup] = way;
      if (way.length !== 3 || !group || !subgroup) return [];
      const code = way.map(({ number }, at) => String(number).padStart(WIDTHS[at] ?? 1, '0')).join('.');
      return [{ ...row, code, subgroupName: subgroup.name, groupName: group.name }];
    })
    .toSorted((a, b) => a.code.localeCompare(b.code));
}

/** From this id on an expenditure of an invoice is an account that the customer has added to the plan. */
const OWN_FROM = 1_000_000;

/** The accounts that a customer has added for expenses, as invoices are given them. */
export const ownExpenditures = (finance: Plan, customerId: number) =>
  ratingsOf(finance, customerId)
    .filter((row) => row.customerId !== null && row.active && row.movement === 'EXPENSE')
    .map(({ id, name }) => ({ id: OWN_FROM + id, name }));

/** The name of such an account; undefined for what the platform gives. */
export const ownAccountOf = ({ financialRatings }: Plan, expenditureId: unknown): string | undefined =>
  typeof expenditureId === 'number' && expenditureId > OWN_FROM
    ? financialRatings.get(expenditureId - OWN_FROM)?.name
    : undefined;
