import { draftKey, readDraft, removeDraft, writeDraft } from '@/platform/drafts/draftStore';
import { type Drawing, type DrawTarget } from '../model/drawing';

/** An unsaved drawing, as it is kept on this device. */
export interface DrawingDraft {
  readonly target: DrawTarget;
  readonly drawing: Drawing;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

const VERSION = 1;

/** One unsaved drawing for each user and customer, wherever on the map it was begun. */
const keyNow = (): string | null => draftKey('map.drawing', '/propriedade');

export async function readDrawing(): Promise<DrawingDraft | null> {
  const key = keyNow();
  const draft = key ? await readDraft(key, VERSION) : null;
  return draft ? { ...(draft.values as Omit<DrawingDraft, 'savedAt'>), savedAt: draft.savedAt } : null;
}

export async function keepDrawing(target: DrawTarget, drawing: Drawing): Promise<void> {
  const key = keyNow();
  if (key) await writeDraft(key, VERSION, { target, drawing });
}

export async function forgetDrawing(): Promise<void> {
  const key = keyNow();
  if (key) await removeDraft(key);
}
