import { describe, expect, it } from 'vitest';
import { rowHeightOf, spacingOf } from './readerSpacing';

describe("the reader's spacing", () => {
  it('stretches columns by as much as the text is wider', () => {
    expect(spacingOf({ width: 205.5, height: 19.5 }, 165)).toEqual({ stretch: 1.25, line: 19.5 });
  });

  it('is none where a browser rounds, or draws nothing', () => {
    expect(spacingOf({ width: 166, height: 16 }, 165)).toEqual({ stretch: 1, line: 16 });
    expect(spacingOf({ width: 0, height: 0 }, 165)).toEqual({ stretch: 1, line: 16 });
    expect(spacingOf({ width: 100, height: 16 }, 0).stretch).toBe(1);
  });

  it('gives two lines their room, and leaves the row where they have it', () => {
    expect(rowHeightOf(36, { stretch: 1, line: 16 })).toBe(36);
    expect(rowHeightOf(36, { stretch: 1.2, line: 19.5 })).toBe(43);
    expect(rowHeightOf(44, { stretch: 1.2, line: 19.5 })).toBe(44);
  });
});
