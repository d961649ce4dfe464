import { keysOf, recordOf } from '@/platform/typed/records';
import { type GroupName, GROUPS } from '../assistWire';
import type { DeskRow } from './deskRows';

/** The nine tabs of the desk by their slugs, with the groups of the answer that each shows. */
const GROUPS_OF_TAB = {
  'todos-documentos': GROUPS,
  'novos-documentos': ['sents', 'aiSuccesses', 'aiFailures'],
  'iniciados-verificacao': ['initiates', 'reviewings'],
  retornados: ['returns'],
  'ia-processamento': ['aiProcessing'],
  'falhas-identificacao': ['failures'],
  preenchidos: ['closes'],
  confirmados: ['confirmations'],
  inativados: ['inactives'],
} as const satisfies Record<string, readonly GroupName[]>;

export type TabSlug = keyof typeof GROUPS_OF_TAB;
export const TABS = keysOf(GROUPS_OF_TAB);
export const FIRST_TAB: TabSlug = 'todos-documentos';

export function isTab(slug: string | undefined): slug is TabSlug {
  return slug !== undefined && slug in GROUPS_OF_TAB;
}

export type RowsByTab = Readonly<Record<TabSlug, readonly DeskRow[]>>;

const known = new WeakMap<readonly DeskRow[], RowsByTab>();

/** The rows of each tab; the same lists for the same rows, so that a tab comes back as it was left. */
export function rowsByTab(rows: readonly DeskRow[]): RowsByTab {
  const before = known.get(rows);
  if (before) return before;
  const made = recordOf(TABS, (tab) => {
    const groups = new Set<GroupName>(GROUPS_OF_TAB[tab]);
    return tab === FIRST_TAB ? rows : rows.filter(({ group }) => groups.has(group));
  });
  known.set(rows, made);
  return made;
}
