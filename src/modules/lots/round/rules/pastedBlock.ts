import type { NumberMarks } from '@/platform/format/formatLocale';
import { parseNumber, roundHalfAway } from '@/platform/format/number';
import { ROUND_FIELDS, type RoundField } from '../roundTypes';

export interface PastedFigure {
  readonly lotId: number;
  readonly field: RoundField;
  readonly value: number;
}

/** Why a block was not taken: the cell that is no figure of its place, or cells beyond the last aviary or figure. */
export type BlockRefusal =
  { readonly why: 'unreadable'; readonly text: string } | { readonly why: 'tooLarge' };

interface PasteInput {
  readonly text: string;
  readonly marks: NumberMarks;
  /** Lots in the order of the page. */
  readonly lotIds: readonly number[];
  readonly from: { readonly lotId: number; readonly field: RoundField };
  /** Whether a figure is typed there: feed and water of an aviary that reports by itself are not. */
  readonly isOpen: (lotId: number, field: RoundField) => boolean;
}

const MOST: Readonly<Record<RoundField, number>> = {
  dead: 999_999,
  eliminated: 999_999,
  feedKg: 9_999_999,
  waterLitres: 9_999_999,
};
const DECIMALS: Readonly<Record<RoundField, number>> = { dead: 0, eliminated: 0, feedKg: 1, waterLitres: 1 };

/** Whether a pasted text is more than one cell of a spreadsheet. */
export const isBlock = (text: string): boolean => /[\t\r\n]/.test(text.replace(/[\r\n]+$/, ''));

/** A cell as a figure of its field; null for what it cannot be. */
function figureIn(cell: string, field: RoundField, marks: NumberMarks): number | null {
  const value = parseNumber(cell, { marks });
  if (value === null || value > MOST[field]) return null;
  return roundHalfAway(value, DECIMALS[field]) === value ? value : null;
}

/**
 * The cells of a spreadsheet, from one figure to the right and down the aviaries. Taken whole or not at all; an empty
 * cell changes nothing, and what an aviary reports by itself is left out and counted.
 */
export function pastedBlock({
  text,
  marks,
  lotIds,
  from,
  isOpen,
}: PasteInput): { readonly figures: readonly PastedFigure[]; readonly left: number } | BlockRefusal {
  const rows = text
    .replace(/(?:\r?\n)+$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));
  const lots = lotIds.slice(lotIds.indexOf(from.lotId));
  const fields = ROUND_FIELDS.slice(ROUND_FIELDS.indexOf(from.field));
  if (rows.length > lots.length || rows.some((row) => row.length > fields.length)) return { why: 'tooLarge' };
  const figures: PastedFigure[] = [];
  let left = 0;
  for (const [at, row] of rows.entries())
    for (const [column, cell] of row.entries()) {
      const [lotId, field] = [lots[at], fields[column]];
      if (cell === '' || lotId === undefined || field === undefined) continue;
      const value = figureIn(cell, field, marks);
      if (value === null) return { why: 'unreadable', text: cell };
      if (isOpen(lotId, field)) figures.push({ lotId, field, value });
      else left += 1;
    }
  return { figures, left };
}
