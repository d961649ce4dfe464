import { keysOf } from '@/platform/typed/records';
import type { MapTree, TreeFarm, TreeField, TreePlot } from './mapTree';

/** The words of the address, as they are printed there. */
export const OBJECT_TYPES = { farm: 'fazenda', field: 'centro-de-custo', plot: 'talhao' } as const;
export type ObjectKind = keyof typeof OBJECT_TYPES;

export interface ObjectRef {
  readonly kind: ObjectKind;
  readonly id: number;
}

export const isSameRef = (one: ObjectRef | null, other: ObjectRef | null): boolean =>
  one?.kind === other?.kind && one?.id === other?.id;

/** What the address names, found in the tree. */
export interface MapSelection {
  readonly ref: ObjectRef | null;
  /** What the address names, there or not. */
  readonly named: ObjectRef | null;
  readonly farm: TreeFarm | null;
  readonly field: TreeField | null;
  readonly plot: TreePlot | null;
  /** Every chosen plot, the last chosen one included. */
  readonly plotIds: ReadonlySet<number>;
  /** The address names something that is not there (any more). */
  readonly missing: boolean;
}

/** The object that `/propriedade/:type/:id` names; null for none, and for what is no such address. */
export function readRef(type: string | undefined, id: string | undefined): ObjectRef | null {
  const kind = keysOf(OBJECT_TYPES).find((one) => OBJECT_TYPES[one] === type);
  const number = Number(id);
  return kind && Number.isSafeInteger(number) && number > 0 ? { kind, id: number } : null;
}

/** The ids of `?selecao=12,15`: further plots, chosen before the one in the path. */
export const readMore = (text: string | null): number[] =>
  (text ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);

export function resolveSelection(
  tree: MapTree,
  ref: ObjectRef | null,
  more: readonly number[],
): MapSelection {
  const plot = ref?.kind === 'plot' ? (tree.plotOf.get(ref.id) ?? null) : null;
  const field = ref?.kind === 'field' ? (tree.fieldOf.get(ref.id) ?? null) : (plot?.field ?? null);
  const farm = ref?.kind === 'farm' ? (tree.farmOf.get(ref.id) ?? null) : (field?.farm ?? null);
  const others = more.filter((id) => tree.plotOf.has(id));
  return {
    ref: farm ? ref : null,
    named: ref,
    farm,
    field,
    plot,
    plotIds: new Set(plot ? [...others, plot.plot.id] : []),
    missing: ref !== null && farm === null,
  };
}

/**
 * The plots chosen after a press on one, the last one at the end. A press on a chosen plot lets it go; on another one it
 * takes the place of the rest, or joins them while `adding`.
 */
export function togglePlot(chosen: ReadonlySet<number>, id: number, adding: boolean): number[] {
  const others = [...chosen].filter((one) => one !== id);
  if (chosen.has(id)) return others;
  return adding ? [...others, id] : [id];
}
