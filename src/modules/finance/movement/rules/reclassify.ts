import type { MovementRow } from '../movementRow';

/** What is to hold for every chosen document; what is null stays as it is. */
export interface Reclassification {
  readonly financialRatingId: number | null;
  readonly farmId: number | null;
  readonly costCenterId: number | null;
  readonly harvestId: number | null;
}

/** The same in words. */
export interface NewNames {
  readonly rating: string | null;
  readonly farm: string | null;
  readonly costCenter: string | null;
  readonly harvest: string | null;
}

type Part = 'rating' | 'farm' | 'costCenter' | 'harvest';

interface Change {
  readonly part: Part;
  readonly before: string;
  readonly after: string;
}

const BEFORE: Readonly<Record<Part, (row: MovementRow) => string>> = {
  rating: (row) => row.ratingName,
  farm: (row) => row.farmName,
  costCenter: (row) => row.costCenterName,
  harvest: (row) => row.harvestName,
};
const PARTS: readonly Part[] = ['rating', 'farm', 'costCenter', 'harvest'];

/** What changes in one document: nothing that it has already. Shares of several cost centers become one. */
export function changesOf(row: MovementRow, names: NewNames): readonly Change[] {
  const shared = (row.shareCount ?? 1) > 1;
  return PARTS.flatMap((part) => {
    const after = names[part];
    const before = BEFORE[part](row);
    const ofPlace = part === 'farm' || part === 'costCenter';
    return after === null || (after === before && !(ofPlace && shared)) ? [] : [{ part, before, after }];
  });
}

/** The changes that are named one by one: a share of the same name that becomes the only one is said apart. */
export const namedChanges = (changes: readonly Change[]): readonly Change[] =>
  changes.filter(({ before, after }) => before !== after);

/** The side that all documents have; null where they differ, or one is not known. */
export function oneSide(rows: readonly MovementRow[]): 'EXPENSE' | 'INCOME' | null {
  const sides = new Set(rows.map(({ side }) => side));
  const [side] = sides;
  return sides.size === 1 && side ? side : null;
}
