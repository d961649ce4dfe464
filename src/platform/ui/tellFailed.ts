import { asAppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import { tellRefusal } from './tellRefusal';
import { toast } from './toast';

/**
 * Says what was not done, whatever the reason: for calls of which the policy of calls says nothing (`silent`).
 * @param withdrawn takes back what was said, once it is true no more
 */
export function tellFailed(thrown: unknown, what: string, withdrawn?: AbortSignal): void {
  const error = asAppError(thrown);
  if (error.kind !== 'server' && error.kind !== 'offline') return tellRefusal(thrown, what);
  const text = [what, saidBy(error)].filter(Boolean).join(' ');
  toast({ tone: 'danger', text, ...(withdrawn ? { withdrawn } : {}) });
}
