import type { ReviewLine } from '@/platform/geo/exchange/importReview';
import { untangled } from '@/platform/geo/validity';
import type { Drawing, Piece } from './drawing';
import { addArea } from './edits';

/** A ring that crosses itself can be mended on the map; the other faults leave nothing to take. */
export const isTakeable = ({ fault }: ReviewLine): boolean => fault === null || fault === 'crossesItself';

/** Ticked from the start: what is sound, new and lies where it should. */
export const startsChosen = (line: ReviewLine): boolean =>
  line.fault === null && line.duplicateOf === null && !line.isAbroad;

/** What is done with several polygons: parts of one plot, or a plot each. */
export type ImportWay = 'parts' | 'plots';

/** The drawing with the chosen polygons of a file. */
export function takeLines(drawing: Drawing, lines: readonly ReviewLine[], way: ImportWay): Drawing {
  const pieces = lines.map(({ area, name }): Piece => ({ area: untangled(area), name: name || null }));
  const [first, ...others] = pieces;
  if (!first) return drawing;
  const empty = drawing.rings.length === 0;
  if (way === 'parts') {
    const whole = pieces.reduce((made, { area }) => addArea(made, area), drawing);
    return empty ? { ...whole, name: first.name } : whole;
  }
  if (!empty) return { ...drawing, spare: [...drawing.spare, ...pieces] };
  const begun = addArea(drawing, first.area);
  return { ...begun, name: first.name, spare: [...drawing.spare, ...others] };
}
