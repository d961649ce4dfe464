import HubOutlined from '@mui/icons-material/HubOutlined';
import { useTranslation } from 'react-i18next';
import { CardList } from '@/families/dashboard/CardList';
import { useList } from '@/platform/store/useResource';
import { Banner } from '@/platform/ui/Banner';
import { EmptyState } from '@/platform/ui/EmptyState';
import { PageHead } from '@/platform/ui/PageHead';
import { partnerStates } from '../integrationsSlice';
import { LEAST_CARD, PartnersSkeleton } from './PartnerSkeleton';
import { PartnerCard } from './PartnerCard';
import { PartnerFailure } from './PartnerFailure';

/** Every partner that data can be exchanged with. */
export function Partners() {
  const { t } = useTranslation('integrations');
  const { rows, list, retry } = useList(partnerStates, undefined);
  const { status, error, loadedAt } = list;
  const body = () => {
    if (loadedAt === null || (status === 'failed' && rows.length === 0))
      return status === 'failed' ? <PartnerFailure error={error} onRetry={retry} /> : <PartnersSkeleton />;
    if (rows.length === 0)
      return <EmptyState icon={<HubOutlined />} title={t('empty.title')} text={t('empty.text')} />;
    return (
      <>
        {status === 'failed' && (
          <Banner
            tone="warning"
            fact={t('notRefreshed')}
            text={t('notRefreshedText')}
            action={{ label: t('retry'), onClick: retry }}
          />
        )}
        <CardList rows={rows} least={LEAST_CARD} Card={PartnerCard} />
      </>
    );
  };
  return (
    <>
      <PageHead title={t('title')} subtitle={t('subtitle')} />
      {body()}
    </>
  );
}
