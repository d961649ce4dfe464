/** How long a draft waits for its form to be opened again. */
export const DRAFT_DAYS = 30;
/** A kept answer older than this is not shown. */
export const ANSWER_DAYS = 14;
