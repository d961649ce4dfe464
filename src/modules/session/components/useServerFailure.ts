import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { asAppError } from '@/platform/http/appError';
import { toast } from '@/platform/ui/toast';
import { failureOf } from '../signInFailure';

/**
 * Says a failed call as an error notification, with the server's own words where it has some. It goes when the next
 * one comes, or the page goes: it says nothing of what follows.
 */
export function useServerFailure() {
  const { t } = useTranslation(['session', 'common']);
  const said = useRef<AbortController>(undefined);
  useEffect(() => () => said.current?.abort(), []);
  return (thrown: unknown): void => {
    said.current?.abort();
    said.current = new AbortController();
    const failure = failureOf(asAppError(thrown));
    const offline = 'key' in failure && failure.key === 'offline';
    const own = offline ? t('session:login.failure.offline') : t('common:error');
    const text = 'message' in failure ? failure.message : own;
    toast({ tone: 'danger', text, withdrawn: said.current.signal });
  };
}
