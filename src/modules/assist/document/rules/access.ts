import type { AssistDocument } from '../../assistWire';
import { type Refusal, refusalOf } from '../../rules/rowActions';

/** Whether a document's entry may be typed into, and if not, why. */
export type Access =
  | { readonly edit: true }
  /** `viewOnly`: opened for reading only. `notStarted`: it is unassigned, and editing begins with the start. */
  | { readonly edit: false; readonly why: 'viewOnly' | 'notStarted' }
  | { readonly edit: false; readonly why: 'refused'; readonly refusal: Refusal };

/** The desk's rule of editing, for the page of one document. `wantsView`: it was opened to be looked at. */
export function accessOf(document: AssistDocument, userId: number, wantsView: boolean): Access {
  const refusal = refusalOf('edit', document, userId);
  if (refusal) return { edit: false, why: 'refused', refusal };
  if (document.assistantUserId !== userId) return { edit: false, why: 'notStarted' };
  return wantsView ? { edit: false, why: 'viewOnly' } : { edit: true };
}
