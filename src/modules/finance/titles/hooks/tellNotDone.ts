import { asAppError } from '@/platform/http/appError';
import { tellRefusal } from '@/platform/ui/tellRefusal';
import type { Texts } from '../components/titleLook';

/**
 * Says why a reversal or a deletion was not done. An answer that cannot be read leaves open whether it was: the titles
 * that are requested again then tell.
 */
export function tellNotDone(thrown: unknown, doing: 'reverse' | 'remove', t: Texts): void {
  const { kind } = asAppError(thrown);
  if (kind === 'unexpected') tellRefusal(thrown, t(`${doing}.unsure`));
  else if (kind === 'forbidden') tellRefusal(thrown, `${t(`${doing}.refused`)} ${t('notAllowed')}`);
  else tellRefusal(thrown, t(`${doing}.refused`));
}
