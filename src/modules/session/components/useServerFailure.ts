import { useTranslation } from 'react-i18next';
import { asAppError } from '@/platform/http/appError';
import { toast } from '@/platform/ui/toast';
import { failureOf } from '../signInFailure';

/** Says a failed call as an error notification, with the server's own words where it has some. */
export function useServerFailure() {
  const { t } = useTranslation(['session', 'common']);
  return (thrown: unknown): void => {
    const failure = failureOf(asAppError(thrown));
    if ('message' in failure) toast({ tone: 'danger', text: failure.message });
    else
      toast({
        tone: 'danger',
        text: failure.key === 'offline' ? t('session:login.failure.offline') : t('common:error'),
      });
  };
}
