/** Tables of the administration area's group. */
export type MiscTables = Record<never, never>;

export function miscTables(): MiscTables {
  return {};
}
