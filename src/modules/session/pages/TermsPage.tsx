import { useTranslation } from 'react-i18next';
import { useIdentity } from '@/domain/identity/selectors';
import { href } from '@/platform/routing/href';
import { createQuery, TRANSIENT } from '@/platform/store/createQuery';
import { useQuery } from '@/platform/store/useQuery';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { HtmlView } from '@/platform/ui/HtmlView';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { PublicFrame, Sheet } from '../components/PublicFrame';
import { PublicLink } from '../components/PublicLink';
import { HOME_PATH } from '../rules/entryPaths';
import { latestTerms } from '../sessionService';

const terms = createQuery('sessionPages', 'terms', (_: void, signal) => latestTerms(signal), TRANSIENT);

export function Component() {
  const { t } = useTranslation(['session', 'common']);
  const signedIn = useIdentity() !== null;
  const { status, data, error, retry } = useQuery(terms, undefined);
  const html = data?.htmlCode ?? '';
  return (
    <PublicFrame
      title={t('terms.title')}
      lead={
        <PublicLink to={signedIn ? HOME_PATH : href('sessionLogin')}>
          {signedIn ? t('common:goHome') : t('backToLogin')}
        </PublicLink>
      }
    >
      <Sheet>
        {status === 'loading' && (
          <Loading>
            <SkeletonText lines={14} lineHeight={24} />
          </Loading>
        )}
        {status === 'failed' && (
          <ErrorState onRetry={retry} code={error?.kind === 'server' ? error.status : undefined} />
        )}
        {status === 'ready' &&
          (html.trim() ? <HtmlView html={html} /> : <EmptyState title={t('terms.empty')} />)}
      </Sheet>
    </PublicFrame>
  );
}
