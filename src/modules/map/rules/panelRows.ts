import { matchesSearch } from '@/platform/format/text';
import type { MapTree, TreeFarm, TreeField, TreePlot } from './mapTree';

interface Line {
  /** Unique among the lines. */
  readonly key: string;
  readonly level: 1 | 2 | 3;
  readonly position: number;
  readonly siblings: number;
}

export type PanelRow = Line &
  (
    | { readonly kind: 'farm'; readonly node: TreeFarm; readonly open: boolean }
    | { readonly kind: 'field'; readonly node: TreeField; readonly open: boolean }
    | { readonly kind: 'plot'; readonly node: TreePlot }
    /** A farm without cost centers says so. */
    | { readonly kind: 'none'; readonly node: TreeFarm }
  );

export const farmKey = (id: number) => `farm-${id}`;
export const fieldKey = (id: number) => `field-${id}`;
const plotKey = (id: number) => `plot-${id}`;

/** Line numbers among siblings, as a tree tells them. */
const lined = (level: Line['level'], key: string, position: number, siblings: number): Line => ({
  level,
  key,
  position: position + 1,
  siblings,
});

function plotRows(plots: readonly TreePlot[]): PanelRow[] {
  return plots.map((node, at) => ({
    ...lined(3, plotKey(node.plot.id), at, plots.length),
    kind: 'plot',
    node,
  }));
}

interface Found {
  /** The node itself was found: everything in it is offered. */
  readonly self: boolean;
  readonly plots: readonly TreePlot[];
}

const words = (...all: (string | null | undefined)[]) => all.filter(Boolean).join(' ');

/** A plot is found by its own name, a cost center also by its activity, a farm also by its city. */
function foundField(field: TreeField, query: string, above: boolean): Found | null {
  const own = words(field.field.name, field.field.systemBusinessActivityName);
  const self = above || matchesSearch(own, query);
  const plots = field.plots.filter(({ plot }) => matchesSearch(plot.name, query));
  return self || plots.length > 0 ? { self, plots: plots.length > 0 ? plots : field.plots } : null;
}

function searchRows(tree: MapTree, query: string, closed: ReadonlySet<string>): PanelRow[] {
  const hits = tree.farms.flatMap((farm) => {
    const self = matchesSearch(words(farm.farm.name, farm.farm.city?.name ?? ''), query);
    const fields = farm.fields.flatMap((field) => {
      const found = foundField(field, query, false);
      return found ? [{ field, found }] : [];
    });
    const all = farm.fields.map((field) => ({ field, found: { self: true, plots: field.plots } }));
    return self || fields.length > 0 ? [{ farm, fields: fields.length > 0 ? fields : all, self }] : [];
  });
  return hits.flatMap(({ farm, fields }, at) => {
    const key = farmKey(farm.farm.id);
    const open = !closed.has(key);
    const head: PanelRow = { ...lined(1, key, at, hits.length), kind: 'farm', node: farm, open };
    if (!open) return [head];
    const rest = fields.flatMap(({ field, found }, index): PanelRow[] => {
      const own = fieldKey(field.field.id);
      // What was found by itself is shown shut: its plots are a press away.
      const narrowed = found.plots.length < field.plots.length || !found.self;
      const shown = narrowed && !closed.has(own);
      const row: PanelRow = {
        ...lined(2, own, index, fields.length),
        kind: 'field',
        node: field,
        open: shown,
      };
      return shown ? [row, ...plotRows(found.plots)] : [row];
    });
    return [head, ...rest];
  });
}

/** The lines of the farm panel: what is open, or what a search found with what it stands in. */
export function panelRows(
  tree: MapTree,
  open: ReadonlySet<string>,
  query: string,
  closed: ReadonlySet<string>,
): PanelRow[] {
  if (query.trim() !== '') return searchRows(tree, query, closed);
  return tree.farms.flatMap((farm, at) => {
    const key = farmKey(farm.farm.id);
    const isOpen = open.has(key);
    const head: PanelRow = {
      ...lined(1, key, at, tree.farms.length),
      kind: 'farm',
      node: farm,
      open: isOpen,
    };
    if (!isOpen) return [head];
    if (farm.fields.length === 0)
      return [head, { ...lined(2, `none-${farm.farm.id}`, 0, 1), kind: 'none', node: farm }];
    const rest = farm.fields.flatMap((field, index): PanelRow[] => {
      const own = fieldKey(field.field.id);
      const shown = open.has(own);
      const row: PanelRow = {
        ...lined(2, own, index, farm.fields.length),
        kind: 'field',
        node: field,
        open: shown,
      };
      return shown ? [row, ...plotRows(field.plots)] : [row];
    });
    return [head, ...rest];
  });
}
