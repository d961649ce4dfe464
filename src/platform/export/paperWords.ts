/** What a PDF says besides its table, in a form that can be posted to a worker. */
export interface PaperWords {
  readonly note: string;
  /** 'Página {at} de {of}'. */
  readonly page: string;
}

/** Stand in `PaperWords.page` for the number of a page and for how many there are. */
export const PAGE_MARKS = { at: '{at}', of: '{of}' } as const;
