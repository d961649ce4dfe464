import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { useConnection } from '@/platform/connection/connection';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { ErrorState } from '@/platform/ui/ErrorState';
import { PageFailure } from './PageFailure';

/**
 * Stands inside the shell for a page that did not come: without the network, or because its code is gone. A page that
 * only lacked the network is loaded when it is back.
 */
export function RouteFailure() {
  const { t } = useTranslation('common');
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { offlineSince } = useConnection();
  const offline = offlineSince !== null;
  const [failedOffline] = useState(offline);
  useEffect(() => {
    if (!failedOffline) log.error('page not shown', { error: faultOf(error) });
  }, [error, failedOffline]);
  useEffect(() => {
    // The failed import of a chunk is kept by the browser: only a page load asks for it again.
    if (failedOffline && !offline) window.location.reload();
  }, [failedOffline, offline]);
  const retry = () => {
    // Loaded anew without a network, even what is here would be gone.
    if (navigator.onLine) window.location.reload();
    else void navigate(pathname + search, { replace: true });
  };
  if (!failedOffline && !offline) return <PageFailure resetErrorBoundary={retry} />;
  return (
    <>
      <h1 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>{t('offlinePage.title')}</h1>
      <ErrorState title={t('offlinePage.title')} text={t('offlinePage.text')} onRetry={retry} />
    </>
  );
}
