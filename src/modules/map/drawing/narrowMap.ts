import type { MapPadding } from '@/platform/map/mapEngine';

/** The map has no room for hint and figures on one line: the bar has two. */
export const NARROW_MAP = '@container map (max-width: 720px)';

/** What stands above the bar, from the map's lower edge; CSS pixels. */
export const ABOVE_BAR = { wide: 46, narrow: 76, telephone: 168 } as const;

/** A column of tools with the gap beside it. */
const STRIP = 56;
/** The head of the sheet that comes up on a telephone. */
const SHEET_HEAD = 52;

/**
 * What lies over the map of a telephone takes from it, in CSS pixels: the sheet of farms and plots, or the tools and their
 * bar. Plots that are fitted into the rest lie under none of them. A larger map has room for its tools beside the plots.
 */
export function roomOnMap(telephone: boolean, editing: boolean): MapPadding {
  if (!telephone) return {};
  if (!editing) return { right: STRIP, bottom: SHEET_HEAD };
  return { left: STRIP, right: STRIP, bottom: ABOVE_BAR.telephone };
}
