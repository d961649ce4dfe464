import { asAppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import { tellRefusal } from '@/platform/ui/tellRefusal';
import { toast } from '@/platform/ui/toast';

/** Says what was not done, whatever the reason: for calls of which the policy of calls says nothing (`silent`). */
export function tellFailed(thrown: unknown, what: string): void {
  const error = asAppError(thrown);
  if (error.kind !== 'server' && error.kind !== 'offline') return tellRefusal(thrown, what);
  toast({ tone: 'danger', text: [what, saidBy(error)].filter(Boolean).join(' ') });
}
