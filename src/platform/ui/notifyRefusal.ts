import i18next from 'i18next';
import { type AppError, asAppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import { log } from '@/platform/log/log';
import { toast } from '@/platform/ui/toast';

/** The HTTP policy has shown it already, or the page is gone. */
const REPORTED: readonly AppError['kind'][] = ['server', 'offline', 'cancelled', 'unauthorized'];

/**
 * Says that something was not done, and the server's reason where it gives one: for calls that no form stands for,
 * since a form shows its refusals itself.
 */
export function notifyRefusal(
  thrown: unknown,
  what: string = i18next.t('ui:notDone'),
  /** Takes it back once it is tried again. */
  withdrawn?: AbortSignal,
): void {
  const error = asAppError(thrown);
  log.warn('refused', { error: error.kind });
  if (REPORTED.includes(error.kind)) return;
  const text = [what, saidBy(error)].filter(Boolean).join(' ');
  toast({ tone: 'danger', text, ...(withdrawn ? { withdrawn } : {}) });
}
