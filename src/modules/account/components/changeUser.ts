import { type AppError, asAppError } from '@/platform/http/appError';
import { withdrawalOf } from '@/platform/http/failedCalls';
import type { RowId } from '@/platform/store/resourceState';
import { confirm, type ConfirmRequest } from '@/platform/ui/confirm';
import { toast } from '@/platform/ui/toast';

interface UserChange {
  id: RowId;
  question: ConfirmRequest;
  run: () => Promise<unknown>;
  /** Said when it is done. */
  done: string;
  /** Said where the server has no words of its own. */
  words: {
    refused: string;
    forbidden: string;
    /** Whether it was done is unknown: the answer cannot be read. */
    unconfirmed: string;
  };
  after: () => void;
}

const running = new Set<RowId>();

/** What is said of a failure that the policy of calls has not put in words, nor answered by another page. */
function wordsFor(error: AppError, { refused, forbidden, unconfirmed }: UserChange['words']): string | null {
  if (error.kind === 'validation') return error.message ?? refused;
  if (error.kind === 'forbidden' && error.status !== 401) return error.message ?? forbidden;
  return error.kind === 'unexpected' ? unconfirmed : null;
}

/** Asks, does it, says so; one change at a time for each user. A refusal is shown in the server's words. */
export async function changeUser({ id, question, run, done, words, after }: UserChange): Promise<void> {
  if (running.has(id) || !(await confirm(question))) return;
  running.add(id);
  try {
    await run();
    toast({ tone: 'success', text: done });
    after();
  } catch (thrown) {
    const error = asAppError(thrown);
    const text = wordsFor(error, words);
    if (text !== null) toast({ tone: 'danger', text, withdrawn: withdrawalOf(error) });
    if (error.kind === 'unexpected') after();
  } finally {
    running.delete(id);
  }
}
