import { currentScope } from '@/platform/store/scope';

interface SavedRecord {
  readonly scope: string;
  readonly form: string;
  readonly id: number;
}

let saved: SavedRecord | null = null;

/**
 * A new record that was saved while the session ended, before its address could be opened: who signs in again comes
 * back to the form of a new one, which would be empty, and saved a second time.
 */
export const savedUnopened = {
  /**
   * @param scope of the user who saved it, read before the session ended
   * @param form names the form of a new one that the record was typed in
   */
  keep(scope: string, form: string, id: number): void {
    saved = { scope, form, id };
  },
  /** The record that was typed in this form by the same user, once. */
  take(form: string): number | null {
    const found = saved?.form === form && saved.scope === currentScope() ? saved.id : null;
    if (found !== null) saved = null;
    return found;
  },
  /** Its address was opened after all. */
  opened(id: string): void {
    if (saved && String(saved.id) === id) saved = null;
  },
};
