import type { PlacedPart } from './useFileParts';

/** The statements that go into one own account, in the order of the files. */
export interface AccountParts {
  readonly accountId: string;
  readonly parts: readonly PlacedPart[];
}

/** Statements without a place of their own go into the account that is chosen on the page; without one they wait. */
export function partsByAccount(parts: readonly PlacedPart[], chosen: string | null): AccountParts[] {
  const groups = new Map<string, PlacedPart[]>();
  for (const part of parts) {
    const accountId = part.to ?? chosen;
    if (accountId === null) continue;
    const same = groups.get(accountId);
    if (same) same.push(part);
    else groups.set(accountId, [part]);
  }
  return [...groups].map(([accountId, own]) => ({ accountId, parts: own }));
}
