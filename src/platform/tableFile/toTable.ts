import { MOST_LINES, type TableFile, type TableFileFault, type TableLine } from './tableFile';

/** A row of the file before it is known which one holds the heads. */
export interface RawLine {
  readonly line: number;
  readonly cells: readonly string[];
}

const isBlank = ({ cells }: RawLine) => cells.every((cell) => cell.trim() === '');

function withoutBlankEnd(cells: readonly string[]): string[] {
  const trimmed = cells.map((cell) => cell.trim());
  return trimmed.slice(0, trimmed.findLastIndex((cell) => cell !== '') + 1);
}

/**
 * Heads and lines of what was read, blank lines left out. `ragged`: rows may have more or fewer cells than there are
 * heads (a CSV; a workbook's rows are all of one width).
 */
export function toTable(rows: readonly RawLine[], ragged: boolean): TableFile | TableFileFault {
  const [first, ...rest] = rows.filter((row) => !isBlank(row));
  if (!first || rest.length === 0) return { kind: 'empty' };
  if (rest.length > MOST_LINES) return { kind: 'tooManyLines' };
  const heads = withoutBlankEnd(first.cells);
  return {
    heads,
    lines: rest.map(({ line, cells }): TableLine => {
      const filled = withoutBlankEnd(cells).length;
      const uneven = filled > heads.length || (ragged && cells.length < heads.length);
      return {
        line,
        cells: heads.map((_, index) => (cells[index] ?? '').trim()),
        ...(uneven ? { uneven: Math.max(filled, Math.min(cells.length, heads.length)) } : {}),
      };
    }),
  };
}
