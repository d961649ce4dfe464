import i18next from 'i18next';
import { type AppError, asAppError } from '@/platform/http/appError';
import { withdrawalOf } from '@/platform/http/failedCalls';
import { saidBy } from '@/platform/http/saidBy';
import { log } from '@/platform/log/log';
import { toast } from '@/platform/ui/toast';

/** The HTTP policy has shown it already, or the page is gone. */
const REPORTED: readonly AppError['kind'][] = ['server', 'offline', 'cancelled', 'unauthorized'];

/**
 * Says that something was not done, and the server's reason where it gives one: for calls that no form stands for,
 * since a form shows its refusals itself. It goes once the same call is made again.
 */
export function notifyRefusal(
  thrown: unknown,
  what: string = i18next.t('ui:notDone'),
  withdrawn: AbortSignal | undefined = withdrawalOf(asAppError(thrown)),
): void {
  const error = asAppError(thrown);
  log.warn('refused', { error: error.kind });
  if (REPORTED.includes(error.kind)) return;
  const text = [what, saidBy(error)].filter(Boolean).join(' ');
  toast({ tone: 'danger', text, withdrawn });
}
