import { matchesSearch } from '@/platform/format/text';
import type { MenuPlace } from '../accessService';
import type { Menu, Module } from '../accessWire';

/** Entries that stand together: directly in a module (`parent` null), or under one parent menu of it. */
export interface Branch {
  readonly moduleId: number;
  readonly parent: string | null;
  readonly entries: readonly Menu[];
}

/** Where an entry is put: in which branch, before which of its entries. */
export interface Target {
  readonly moduleId: number;
  readonly parent: string | null;
  readonly index: number;
}

// Takes a name that did not come too: one odd entry must not cost the whole menu.
const names = new Intl.Collator('pt-BR');

const isOf = (branch: Branch, { moduleId, parent }: Pick<Target, 'moduleId' | 'parent'>) =>
  branch.moduleId === moduleId && branch.parent === parent;

/** What has no known place comes last. */
export const orderOf = ({ showOrder }: Pick<Menu, 'showOrder'>): number =>
  showOrder ?? Number.MAX_SAFE_INTEGER;

/**
 * The menu as branches, in the order of display: modules by their order, in each first what stands directly in it, then
 * its parent menus in the order of their first entry.
 */
export function menuBranches(menus: readonly Menu[], modules: readonly Module[]): Branch[] {
  const ordered = menus.toSorted((a, b) => orderOf(a) - orderOf(b) || names.compare(a.name, b.name));
  return modules
    .toSorted((a, b) => orderOf(a) - orderOf(b) || a.id - b.id)
    .flatMap(({ id: moduleId }) => {
      const own = ordered.filter((menu) => menu.moduleId === moduleId);
      const parents = [...new Set(own.flatMap(({ parentMenuName }) => parentMenuName ?? []))];
      return [null, ...parents].map((parent) => ({
        moduleId,
        parent,
        entries: own.filter((menu) => (menu.parentMenuName || null) === parent),
      }));
    });
}

/** Where an entry stands now. */
export function placeOf(branches: readonly Branch[], id: number): (Target & { total: number }) | null {
  for (const { moduleId, parent, entries } of branches) {
    const index = entries.findIndex((entry) => entry.id === id);
    if (index >= 0) return { moduleId, parent, index, total: entries.length };
  }
  return null;
}

/** The menu with one entry put elsewhere. Within its own branch the index counts without it. */
export function moveEntry(branches: readonly Branch[], id: number, target: Target): Branch[] {
  const moved = branches.flatMap(({ entries }) => entries).find((entry) => entry.id === id);
  if (!moved) return [...branches];
  return branches.map((branch) => {
    const entries = branch.entries.filter((entry) => entry.id !== id);
    if (!isOf(branch, target)) return { ...branch, entries };
    const entry = { ...moved, moduleId: target.moduleId, parentMenuName: target.parent };
    return { ...branch, entries: entries.toSpliced(target.index, 0, entry) };
  });
}

export type Step = 'up' | 'down' | 'out' | 'in';

/** Where one step of the keyboard takes an entry; null when there is nowhere to go. */
export function stepTarget(branches: readonly Branch[], id: number, step: Step): Target | null {
  const at = branches.findIndex(({ entries }) => entries.some((entry) => entry.id === id));
  const branch = branches[at];
  const place = placeOf(branches, id);
  if (!branch || !place) return null;
  const { moduleId, parent } = branch;
  if (step === 'out')
    return parent === null ? null : endOf(branches.find((one) => isOf(one, { moduleId, parent: null })));
  if (step === 'in') {
    const group = branches.find((one) => one.moduleId === moduleId && one.parent !== null);
    return parent === null && group ? { moduleId, parent: group.parent, index: 0 } : null;
  }
  if (step === 'up')
    return place.index > 0 ? { moduleId, parent, index: place.index - 1 } : endOf(branches[at - 1]);
  if (place.index < place.total - 1) return { moduleId, parent, index: place.index + 1 };
  const next = branches[at + 1];
  return next ? { moduleId: next.moduleId, parent: next.parent, index: 0 } : null;
}

function endOf(branch: Branch | undefined): Target | null {
  return branch ? { moduleId: branch.moduleId, parent: branch.parent, index: branch.entries.length } : null;
}

/** The places that differ from those that the server knows: what has to be written. */
export function changedPlaces(branches: readonly Branch[], before: readonly Menu[]): MenuPlace[] {
  const known = new Map(before.map((menu) => [menu.id, menu]));
  const counts = new Map<number, number>();
  return branches.flatMap(({ moduleId, parent, entries }) =>
    entries.flatMap((entry): MenuPlace[] => {
      const showOrder = (counts.get(moduleId) ?? 0) + 1;
      counts.set(moduleId, showOrder);
      const old = known.get(entry.id);
      const stays =
        old?.moduleId === moduleId && (old.parentMenuName || null) === parent && old.showOrder === showOrder;
      return stays ? [] : [{ id: entry.id, moduleId, parentMenuName: parent, showOrder }];
    }),
  );
}

/** The entries as they stand with places that are not written yet. */
export function withPlaces(menus: readonly Menu[], places: readonly MenuPlace[]): Menu[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  return menus.map((menu) => {
    const place = byId.get(menu.id);
    if (!place) return menu;
    const { moduleId, parentMenuName, showOrder } = place;
    return { ...menu, moduleId, parentMenuName, showOrder };
  });
}

/** Entries whose own name, parent or address match what was typed; the branches without any fall away. */
export function searchBranches(branches: readonly Branch[], query: string): Branch[] {
  if (!query.trim()) return [...branches];
  return branches.flatMap((branch) => {
    const whole = branch.parent !== null && matchesSearch(branch.parent, query);
    const entries = whole
      ? branch.entries
      : branch.entries.filter(({ name, urlName }) => matchesSearch(`${name} ${urlName}`, query));
    return entries.length > 0 ? [{ ...branch, entries }] : [];
  });
}

/** Where an entry is put that is dropped at a place: within its own branch the entry's own place does not count. */
export function dropTarget(branches: readonly Branch[], id: number, target: Target): Target {
  const now = placeOf(branches, id);
  const same = now && target.moduleId === now.moduleId && target.parent === now.parent;
  return same && target.index > now.index ? { ...target, index: target.index - 1 } : target;
}
