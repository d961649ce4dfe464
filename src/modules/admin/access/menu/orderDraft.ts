import { draftKey, readDraft, removeDraft, writeDraft } from '@/platform/drafts/draftStore';
import type { MenuPlace } from '../accessService';

const VERSION = 1;
const keyNow = () => draftKey('admin.menu.order');

/** What was moved and not saved yet, through a reload and another sign-in. */
export async function readOrderDraft(): Promise<readonly MenuPlace[]> {
  const key = keyNow();
  const draft = key && (await readDraft(key, VERSION));
  return draft ? (draft.values as MenuPlace[]) : [];
}

export function keepOrderDraft(places: readonly MenuPlace[]): void {
  const key = keyNow();
  if (key) void (places.length > 0 ? writeDraft(key, VERSION, places) : removeDraft(key));
}
