import type { ActivityValues, Center, LineValues } from '../activityValues';

/** Over what common expenses are shared out: the cost centers, their plots, or the products of each. */
export const SHARE_OVERS = ['CENTER', 'PLOT', 'PRODUCT'] as const;
export type ShareOver = (typeof SHARE_OVERS)[number];

export const shareKey = (centerId: number) => `c${centerId}`;
export const plotKey = (plotId: number) => `t${plotId}`;

/** A product's name may hold what is a mark in the path of a form's field. */
const inPath = (text: string) => Array.from(text, (each) => each.codePointAt(0)?.toString(36)).join('_');
export const productKey = (centerId: number, productName: string) =>
  `p${centerId}_${inPath(productName.trim().toUpperCase())}`;

/** What a part of the common expenses falls to. */
export interface ShareTarget {
  readonly key: string;
  readonly centerId: number;
  /** Of parts over products. */
  readonly productName: string | null;
  /** Of parts over plots. */
  readonly plotId: number | null;
  /** What it is called beside its center. */
  readonly name: string | null;
  readonly lines: readonly LineValues[];
  /** The part of those lines that is its own, by area; null where areas are not known. */
  readonly portion: number | null;
}

const WHOLE = { productName: null, plotId: null, name: null, portion: 1 } as const;

/** The plots of a center, each with its part of the center's area; the center itself where it has none. */
function plotsOf(centerId: number, lines: readonly LineValues[], center: Center | undefined): ShareTarget[] {
  const plots = center?.plotList ?? [];
  if (plots.length === 0) return [{ ...WHOLE, key: shareKey(centerId), centerId, lines }];
  const known = plots.every(({ area }) => area !== null);
  const whole = plots.reduce((all, { area }) => all + (area ?? 0), 0);
  return plots.map(({ id, name, area }) => ({
    ...WHOLE,
    key: plotKey(id),
    centerId,
    plotId: id,
    name,
    lines,
    portion: known && whole > 0 ? (area ?? 0) / whole : null,
  }));
}

function productsOf(centerId: number, lines: readonly LineValues[]): ShareTarget[] {
  const byKey = new Map<string, LineValues[]>();
  for (const line of lines) {
    const key = productKey(centerId, line.productName ?? '');
    byKey.set(key, [...(byKey.get(key) ?? []), line]);
  }
  return [...byKey].map(([key, own]) => {
    const productName = own[0]?.productName ?? '';
    return { ...WHOLE, key, centerId, productName, name: productName, lines: own };
  });
}

/** What the common expenses of a plan are shared out over, in the order of its production. */
export function shareTargets(
  { production, over }: Pick<ActivityValues, 'production' | 'over'>,
  centers: readonly Center[],
): readonly ShareTarget[] {
  const ids = new Set(production.flatMap(({ centerId }) => (centerId === null ? [] : [centerId])));
  return [...ids].flatMap((centerId): ShareTarget[] => {
    const lines = production.filter((line) => line.centerId === centerId);
    if (over === 'PRODUCT') return productsOf(centerId, lines);
    if (over === 'PLOT')
      return plotsOf(
        centerId,
        lines,
        centers.find(({ id }) => id === centerId),
      );
    return [{ ...WHOLE, key: shareKey(centerId), centerId, lines }];
  });
}
