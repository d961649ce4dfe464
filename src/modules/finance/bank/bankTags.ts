import { invalidate } from '@/platform/store/tags';

/** Lines of the bank, and what they are matched with. */
export const BANK_LINES = 'financeBank/lines';

/** A line was entered, changed, matched or reversed, or an account locked: statement and matching ask again. */
export const bankLinesWritten = () => invalidate([BANK_LINES]);
