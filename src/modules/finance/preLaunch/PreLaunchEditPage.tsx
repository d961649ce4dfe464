import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { href } from '@/platform/routing/href';
import { useItem } from '@/platform/store/useResource';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { PreLaunchView } from './PreLaunchView';
import { preLaunches } from './preLaunchSlice';

/** Leads back to the queue from an address that names no document of it. */
function Nothing({ missing }: { readonly missing: boolean }) {
  const { t } = useTranslation('financePreLaunch');
  return (
    <EmptyState
      title={t(missing ? 'edit.notFound' : 'edit.none')}
      text={t(missing ? 'edit.notFoundText' : 'edit.noneText')}
      action={
        <Button component={Link} to={href('financePreLaunch')} variant="outlined">
          {t('edit.toQueue')}
        </Button>
      }
    />
  );
}

function Document({ id }: { readonly id: number }) {
  const { data: row, status, error, retry } = useItem(preLaunches, id);
  if (row) return <PreLaunchView key={`${row.id} ${row.situation}`} row={row} />;
  if (status !== 'failed')
    return (
      <Loading>
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
          <SkeletonBlock height={480} />
          <SkeletonBlock height={480} />
        </div>
      </Loading>
    );
  return <FailedState error={error} onRetry={retry} missing={<Nothing missing />} />;
}

/** One document that Assist has entered: its files beside the entry. */
export function Component() {
  const { t } = useTranslation('financePreLaunch');
  const [params] = useSearchParams();
  const id = Number(params.get('documento'));
  const known = Number.isInteger(id) && id > 0;
  return (
    <>
      <PageHead title={t('edit.title')} />
      {known ? <Document key={id} id={id} /> : <Nothing missing={params.has('documento')} />}
    </>
  );
}
