import type { CountTab } from '@/platform/ui/CountTabs';
import type { PortfolioRow } from './miscWire';

const ALL = 'todas';
const UNASSIGNED = 'sem-gerente';

/** Whether a customer is in the portfolio that a tab shows. */
export function inPortfolio({ accountManagerId }: PortfolioRow, tab: string): boolean {
  if (tab === ALL) return true;
  return tab === UNASSIGNED ? accountManagerId === null : String(accountManagerId) === tab;
}

/** A tab for each manager who has customers, by name, between all of them and those without one; no counts before the customers are known. */
export function portfolioTabs(
  known: readonly PortfolioRow[] | null,
  words: { readonly all: string; readonly unassigned: string },
): CountTab<string>[] {
  const rows = known ?? [];
  const names = new Map<string, string>();
  for (const { accountManagerId, accountManagerName } of rows)
    if (accountManagerId !== null) names.set(String(accountManagerId), accountManagerName ?? '');
  const managers = [...names].toSorted(([, a], [, b]) => a.localeCompare(b, 'pt-BR'));
  return [[ALL, words.all] as const, ...managers, [UNASSIGNED, words.unassigned] as const].map(
    ([value, label]) => ({
      value,
      label,
      count: known && rows.filter((row) => inPortfolio(row, value)).length,
    }),
  );
}

/** Customers by the manager that they had: to give them back, one call for each. */
export function byFormerManager(rows: readonly PortfolioRow[]): Map<number | null, number[]> {
  const former = new Map<number | null, number[]>();
  for (const { id, accountManagerId } of rows)
    former.set(accountManagerId, [...(former.get(accountManagerId) ?? []), id]);
  return former;
}
