/** Read off the route catalogue and the locale files by the build. */
export const titles = __PAGE_TITLES_EN__;
