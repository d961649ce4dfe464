import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { href } from '@/platform/routing/href';
import type { AppError } from '@/platform/http/appError';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { FIRST_TAB, isTab, type TabSlug } from '../rules/deskTabs';
import { DocumentView } from './DocumentView';
import { useDocumentDetails } from './useDocumentDetails';

function NotFound({ tab }: { readonly tab: TabSlug }) {
  const { t } = useTranslation('assistDocument');
  return (
    <EmptyState
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <Button component={Link} to={href('assistDesk', { id: tab })} variant="outlined">
          {t('notFound.back')}
        </Button>
      }
    />
  );
}

function Failed(props: { readonly error: AppError; readonly tab: TabSlug; readonly onRetry: () => void }) {
  const { error, tab, onRetry } = props;
  return <FailedState error={error} onRetry={onRetry} missing={<NotFound tab={tab} />} />;
}

function DocumentPage({ id, tab }: { readonly id: number; readonly tab: TabSlug }) {
  const { t } = useTranslation('assist');
  const { data, at, error, status, retry } = useDocumentDetails(id);
  const [params] = useSearchParams();
  if (data && !error)
    return <DocumentView key={`${at} ${params.get('modo')}`} details={data} tab={tab} onLost={retry} />;
  return (
    <>
      <PageHead title={t('titles.document')} />
      {status === 'failed' && error ? (
        <Failed error={error} tab={tab} onRetry={retry} />
      ) : (
        <Loading>
          <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
            <SkeletonBlock height={480} />
            <SkeletonBlock height={480} />
          </div>
        </Loading>
      )}
    </>
  );
}

/** One document: its files beside the entry. */
export function Component() {
  const { t } = useTranslation('assist');
  const { id, documentId } = useParams();
  const number = Number(documentId);
  const tab = isTab(id) ? id : FIRST_TAB;
  if (!Number.isInteger(number) || number <= 0)
    return (
      <>
        <PageHead title={t('titles.document')} />
        <NotFound tab={tab} />
      </>
    );
  return <DocumentPage key={number} id={number} tab={tab} />;
}
