import { asAppError } from '@/platform/http/appError';
import type { RowId } from '@/platform/store/resourceState';
import { confirm, type ConfirmRequest } from '@/platform/ui/confirm';
import { toast } from '@/platform/ui/toast';

interface UserChange {
  id: RowId;
  question: ConfirmRequest;
  run: () => Promise<unknown>;
  /** Said when it is done. */
  done: string;
  /** Said of a refusal without words of its own. */
  refused: string;
  after: () => void;
}

const running = new Set<RowId>();

/**
 * Asks, does it, says so; one change at a time for each user. A refusal is told in the server's words, other failures
 * were told by the policy of calls already.
 */
export async function changeUser({ id, question, run, done, refused, after }: UserChange): Promise<void> {
  if (running.has(id) || !(await confirm(question))) return;
  running.add(id);
  try {
    await run();
    toast({ tone: 'success', text: done });
    after();
  } catch (thrown) {
    const error = asAppError(thrown);
    if (error.kind === 'validation') toast({ tone: 'danger', text: error.message ?? refused });
  } finally {
    running.delete(id);
  }
}
