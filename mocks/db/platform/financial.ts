/** Tables of the administration area's group. */
export type FinancialTables = Record<never, never>;

export function financialTables(): FinancialTables {
  return {};
}
