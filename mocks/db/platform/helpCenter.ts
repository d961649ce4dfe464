/** Tables of the administration area's group. */
export type HelpCenterTables = Record<never, never>;

export function helpCenterTables(): HelpCenterTables {
  return {};
}
