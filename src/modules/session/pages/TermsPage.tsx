import { useTranslation } from 'react-i18next';
import { useIdentity } from '@/domain/identity/selectors';
import { href } from '@/platform/routing/href';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { HtmlView } from '@/platform/ui/HtmlView';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { PublicFrame, Sheet } from '../components/PublicFrame';
import { PublicLink } from '../components/PublicLink';
import { HOME_PATH } from '../rules/entryPaths';
import { useTermsText } from '../components/useTermsText';

export function Component() {
  const { t } = useTranslation(['session', 'common']);
  const signedIn = useIdentity() !== null;
  const { text, retry } = useTermsText();
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
        {text.status === 'loading' && (
          <Loading>
            <SkeletonText lines={14} lineHeight={24} />
          </Loading>
        )}
        {text.status === 'failed' && (
          <ErrorState onRetry={retry} code={text.error.kind === 'server' ? text.error.status : undefined} />
        )}
        {text.status === 'ready' &&
          (text.html.trim() ? <HtmlView html={text.html} /> : <EmptyState title={t('terms.empty')} />)}
      </Sheet>
    </PublicFrame>
  );
}
