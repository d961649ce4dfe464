import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { MessagePage } from '@/shell/pages/MessagePage';

/**
 * The last boundary: an error that nothing else caught ends here, with a way back, and is logged. Its texts are those
 * of the start: the others may be what is missing.
 */
export function RootErrorPage() {
  const { t } = useTranslation('common');
  const error = useRouteError();
  useEffect(() => {
    log.error('uncaught', { error: faultOf(error) });
  }, [error]);
  return <MessagePage title={t('serverError.title')} text={t('serverError.text')} reloads />;
}
