import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '@/platform/routing/href';
import { useNamePage } from '@/platform/routing/pageName';
import { useItem } from '@/platform/store/useResource';
import { Banner } from '@/platform/ui/Banner';
import { FailedState } from '@/platform/ui/FailedState';
import { EmptyState } from '@/platform/ui/EmptyState';
import { PageHead } from '@/platform/ui/PageHead';
import { partnerStates } from '../integrationsSlice';
import { PartnerBody } from './PartnerBody';
import { PartnerSkeleton } from './PartnerSkeleton';
import { PartnerStatusChip } from './PartnerStatusChip';

/** The partner that the address names. */
function usePartner(id: number | null) {
  const { data, status, error, retry } = useItem(partnerStates, id);
  return { partner: data, error, failed: status === 'failed', retry };
}

const Above = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 32,
  marginBottom: 4,
});

/** One partner: terms, connection, what is exchanged and what came of it. */
export function PartnerView({ partnerId }: { readonly partnerId: string }) {
  const { t } = useTranslation('integrations');
  const id = /^[1-9]\d{0,14}$/.test(partnerId) ? Number(partnerId) : null;
  const { partner, error, failed, retry } = usePartner(id);
  const missing = id === null || (error !== null && 'status' in error && error.status === 404);
  useNamePage(`${href('integrations')}/${partnerId}`, partner?.name ?? null);
  const body = () => {
    if (missing)
      return <EmptyState icon={<SearchOffOutlined />} title={t('missing.title')} text={t('missing.text')} />;
    return failed ? <FailedState error={error} onRetry={retry} /> : <PartnerSkeleton />;
  };
  return (
    <>
      <Above>
        <Button
          component={Link}
          to={href('integrations')}
          size="small"
          startIcon={<ArrowBackOutlined />}
          sx={{ ml: -1 }}
        >
          {t('back')}
        </Button>
        {partner && <PartnerStatusChip partner={partner} />}
      </Above>
      {partner ? (
        <>
          {failed && (
            <Banner
              tone="warning"
              fact={t('pageNotRefreshed')}
              text={t('notRefreshedText')}
              action={{ label: t('retry'), onClick: retry }}
            />
          )}
          <PartnerBody partner={partner} />
        </>
      ) : (
        <>
          <PageHead title={t('title')} />
          {body()}
        </>
      )}
    </>
  );
}
