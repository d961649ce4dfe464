import Link from '@mui/material/Link';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import HouseSidingOutlined from '@mui/icons-material/HouseSidingOutlined';
import Button from '@mui/material/Button';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { CardList } from '@/families/dashboard/CardList';
import { DashboardBody } from '@/families/dashboard/DashboardBody';
import { downloadFile } from '@/platform/export/downloadFile';
import { fileName } from '@/platform/export/exportTable';
import type { GridTexts } from '@/platform/grid/cellText';
import { toExportTable } from '@/platform/grid/toExportTable';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { useQuery } from '@/platform/store/useQuery';
import { panelProps } from '@/platform/ui/CountTabs';
import { EmptyState, NoMatches } from '@/platform/ui/EmptyState';
import { PageHead } from '@/platform/ui/PageHead';
import type { AviaryState } from '../lotTypes';
import { aviaryStates } from '../lotsSlice';
import { farmsOf, filterAviaries, sumsOf } from '../rules/overview';
import { AviaryCard } from './components/AviaryCard';
import { LEAST_CARD, OverviewSkeleton } from './components/DashboardSkeleton';
import { TABS } from './components/FilterBar';
import { OverviewFilters } from './components/OverviewFilters';
import { SumsStrip } from './components/SumsStrip';
import { useDashboardAddress } from './hooks/useDashboardAddress';
import { aviaryColumns } from './aviaryTable';

interface Words {
  readonly t: TFunction<'lots'>;
  readonly ui: TFunction<'ui'>;
  readonly grid: GridTexts;
}

/** Downloads the aviaries that are shown as CSV. The writer is loaded when it is wanted. */
async function downloadAviaries(rows: readonly AviaryState[], words: Words): Promise<void> {
  const { t, ui, grid } = words;
  const { csvFile } = await import('@/platform/export/csv');
  const title = t('poultry.title');
  const table = toExportTable(title, aviaryColumns(t, ui), rows, grid);
  downloadFile(csvFile(table), fileName(title, 'csv'));
}

/** Where aviaries are registered. */
const AVIARY_REGISTER = '/patrimonio/galpao-aves';

const NONE: readonly AviaryState[] = [];

/** Every aviary of the customer with the state of its lot. */
export function Overview() {
  const { t } = useTranslation('lots');
  const { t: ui } = useTranslation('ui');
  const { t: grid } = useTranslation('grid');
  const holdsRound = useHoldsMenuKey()('CHICKEN_OCCURRENCE');
  const answer = useQuery(aviaryStates, undefined);
  const { data } = answer;
  const rows = data ?? NONE;
  const farmIds = useMemo(() => data && farmsOf(data).map(({ id }) => String(id)), [data]);
  const address = useDashboardAddress(farmIds);
  const { farmId, status: lotStatus } = address;
  const shown = useMemo(() => filterAviaries(rows, { farmId, status: lotStatus }), [rows, farmId, lotStatus]);
  const none = (
    <EmptyState
      icon={<HouseSidingOutlined />}
      title={t('poultry.empty.title')}
      text={t('poultry.empty.text')}
      action={
        <Button component={PageLink} to={AVIARY_REGISTER} variant="contained">
          {t('poultry.empty.action')}
        </Button>
      }
    />
  );
  const body = () => {
    if (rows.length === 0) return none;
    return (
      <>
        <SumsStrip sums={sumsOf(shown)} />
        <OverviewFilters rows={rows} address={address} />
        <div {...panelProps(TABS, lotStatus ?? 'all')}>
          {shown.length === 0 ? (
            <NoMatches onClear={address.clear} />
          ) : (
            <CardList rows={shown} least={LEAST_CARD} Card={AviaryCard} />
          )}
        </div>
      </>
    );
  };
  return (
    <>
      <PageHead
        title={t('poultry.title')}
        subtitle={t('poultry.subtitle')}
        aside={
          holdsRound && (
            <Link component={PageLink} to={href('lotsRound')}>
              {t('poultry.round')}
            </Link>
          )
        }
        actions={[
          {
            label: t('poultry.export'),
            icon: <FileDownloadOutlined />,
            disabledReason: shown.length === 0 ? t('poultry.exportEmpty') : undefined,
            onClick: () => void downloadAviaries(shown, { t, ui, grid }),
          },
        ]}
      />
      <DashboardBody answer={answer} skeleton={<OverviewSkeleton />}>
        {body}
      </DashboardBody>
    </>
  );
}
