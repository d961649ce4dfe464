/** The map has no room for hint and figures on one line: the bar has two. */
export const NARROW_MAP = '@container map (max-width: 720px)';

/** What stands above the bar, from the map's lower edge; CSS pixels. */
export const ABOVE_BAR = { wide: 46, narrow: 76, telephone: 168 } as const;
