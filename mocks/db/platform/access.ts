/** Tables of the administration area's group. */
export type AccessTables = Record<never, never>;

export function accessTables(): AccessTables {
  return {};
}
