import { asAppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import { notifyRefusal } from './notifyRefusal';
import { toast } from './toast';

const said = new Map<string, AbortController>();

/** Takes back what was said by these words: it is being done anew. */
export function takeBack(what: string): void {
  said.get(what)?.abort();
  said.delete(what);
}

/** Says what was not done, whatever the reason: for calls of which the policy of calls says nothing (`silent`). */
export function notifyFailed(thrown: unknown, what: string): void {
  const error = asAppError(thrown);
  if (error.kind !== 'server' && error.kind !== 'offline') return notifyRefusal(thrown, what);
  takeBack(what);
  const withdrawal = new AbortController();
  said.set(what, withdrawal);
  const text = [what, saidBy(error)].filter(Boolean).join(' ');
  toast({ tone: 'danger', text, withdrawn: withdrawal.signal });
}
