import { asAppError } from '@/platform/http/appError';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import type { Texts } from '../components/titleLook';

/**
 * Says why a reversal or a deletion was not done. An answer that cannot be read leaves open whether it was: the titles
 * that are requested again then tell.
 */
export function notifyNotDone(thrown: unknown, doing: 'reverse' | 'remove', t: Texts): void {
  const { kind } = asAppError(thrown);
  if (kind === 'unexpected') notifyRefusal(thrown, t(`${doing}.unsure`));
  else if (kind === 'forbidden') notifyRefusal(thrown, `${t(`${doing}.refused`)} ${t('notAllowed')}`);
  else notifyRefusal(thrown, t(`${doing}.refused`));
}
