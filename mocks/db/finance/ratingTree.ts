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
