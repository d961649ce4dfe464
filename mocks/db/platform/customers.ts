/** Tables of the administration area's group. */
export type CustomersTables = Record<never, never>;

export function customersTables(): CustomersTables {
  return {};
}
