import type { MapPadding } from '@/platform/map/mapEngine';

/** Up to this width the bar has two lines, CSS pixels. */
const NARROW_WIDTH = 720;

/** The map has no room for hint and figures on one line: the bar has two. */
export const NARROW_MAP = `@container map (max-width: ${NARROW_WIDTH}px)`;

/** What stands above the bar, from the map's lower edge; CSS pixels. */
export const ABOVE_BAR = { wide: 46, narrow: 76, telephone: 168 } as const;

/** A column of tools with the gap beside it. */
const STRIP = 56;
/** The head of the sheet that comes up on a telephone. */
const SHEET_HEAD = 52;

/**
 * What the tools over the map take from it, in CSS pixels: plots that are fitted into the rest lie under none of them.
 * @param width of the map
 * @param telephone the screen is a telephone's: farms and plots come up as a sheet
 */
export function roomOnMap(width: number, telephone: boolean, editing: boolean): MapPadding {
  if (!editing) return { right: STRIP, bottom: telephone ? SHEET_HEAD : 0 };
  const wide = width > NARROW_WIDTH ? ABOVE_BAR.wide : ABOVE_BAR.narrow;
  return { left: STRIP, right: STRIP, bottom: telephone ? ABOVE_BAR.telephone : wide };
}
