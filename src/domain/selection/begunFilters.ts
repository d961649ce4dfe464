import type { RawFilters } from '@/platform/filters/filterValues';
import type { PlaceKind } from './selection';

/** Which filter of a page is which kind: `{ farm: 'propriedade' }`. */
export type FilterNames = Partial<Readonly<Record<PlaceKind, string>>>;

/** By kind what was chosen last: an id, null for all; a kind that was never chosen is not there. */
type LastChosen = Partial<Readonly<Record<PlaceKind, string | null | undefined>>>;

/** By kind the ids that a page offers; null while they are not known. */
type Offered = Partial<Readonly<Record<PlaceKind, readonly string[] | null>>>;

const KINDS: readonly PlaceKind[] = ['farm', 'harvest', 'costCenter'];

/**
 * The filters of a page that is opened anew: where one was chosen last, on whichever page, it is that one; where all
 * were chosen last, none. What is no longer offered is no choice; until it is known what is, it counts as offered.
 */
export function begunFilters(
  raw: RawFilters,
  names: FilterNames,
  last: LastChosen,
  offered: Offered,
): RawFilters {
  const next: Record<string, string> = { ...raw };
  for (const kind of KINDS) {
    const name = names[kind];
    const id = last[kind];
    if (name === undefined || id === undefined) continue;
    const among = offered[kind] ?? null;
    if (id === null) delete next[name];
    else if (among === null || among.includes(id)) next[name] = id;
  }
  return next;
}

/**
 * What a change of filters says of where somebody works, the farm first: one value is a choice, none are all of them.
 * Several are a look at more than one place, and choose none.
 */
export function choicesIn(
  before: RawFilters,
  after: RawFilters,
  names: FilterNames,
): readonly (readonly [PlaceKind, string | null])[] {
  return KINDS.flatMap((kind) => {
    const name = names[kind];
    if (name === undefined) return [];
    const now = after[name] ?? '';
    if (now === (before[name] ?? '') || now.includes(',')) return [];
    return [[kind, now || null] as const];
  });
}
