import { asAppError } from '@/platform/http/appError';
import { tellRefusal } from '@/platform/ui/tellRefusal';
import type { Texts } from '../components/titleLook';

/**
 * Says why a reversal or a deletion was not done. An answer that cannot be read leaves open whether it was: then the
 * titles are requested again, so that what stands there is true.
 */
export function tellNotDone(
  thrown: unknown,
  doing: 'reverse' | 'remove',
  t: Texts,
  reload: () => void,
): void {
  const { kind } = asAppError(thrown);
  if (kind === 'unexpected') {
    tellRefusal(thrown, t(`${doing}.unsure`));
    reload();
  } else if (kind === 'forbidden') tellRefusal(thrown, `${t(`${doing}.refused`)} ${t('notAllowed')}`);
  else tellRefusal(thrown, t(`${doing}.refused`));
}
