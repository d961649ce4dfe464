import { localStore } from '@/platform/store/localStore';

/** What a page can be about, one at a time. */
export type ChoiceKind =
  'farmer' | 'account' | 'aviary' | 'pond' | 'plot' | 'farm' | 'harvest' | 'costCenter';

const PREFIX = 'ep.lastChoice.';
const keyOf = (scope: string, kind: ChoiceKind) => `${PREFIX}${scope}.${kind}`;

/** The id chosen last on any page, for one user and customer (`selectScope`). */
export const lastChoice = (scope: string, kind: ChoiceKind): string | null =>
  localStore.read(keyOf(scope, kind));

export function keepChoice(scope: string, kind: ChoiceKind, id: string): void {
  localStore.keep(keyOf(scope, kind), id);
}

/**
 * What a page begins with when its address names nothing: what was chosen last, if it is still offered, else the only
 * one there is.
 */
export function beginWith(last: string | null, offered: readonly string[]): string | null {
  if (last !== null && offered.includes(last)) return last;
  const [only, ...others] = offered;
  return only !== undefined && others.length === 0 ? only : null;
}
