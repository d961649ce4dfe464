import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import WaterOutlined from '@mui/icons-material/WaterOutlined';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import { useDeferredValue, useMemo } from 'react';
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
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useQuery } from '@/platform/store/useQuery';
import { Banner } from '@/platform/ui/Banner';
import { panelProps } from '@/platform/ui/CountTabs';
import { EmptyState, NoMatches } from '@/platform/ui/EmptyState';
import { MetricTile } from '@/platform/ui/MetricTile';
import { PageHead } from '@/platform/ui/PageHead';
import { OverviewSkeleton } from '../poultryDashboard/components/DashboardSkeleton';
import { FilterBar, TABS } from '../poultryDashboard/components/FilterBar';
import { Strip } from '../poultryDashboard/components/SumsStrip';
import { useDashboardAddress } from '../poultryDashboard/hooks/useDashboardAddress';
import { conversionText, wholeText } from '../poultryDashboard/words';
import { farmsOf, filterPlaces } from '../rules/overview';
import { BoardDay, PondCard } from './components/PondCard';
import type { FishBoard } from './fishBoardTypes';
import { fishPondStates } from './fishBoardsState';
import { pondColumns } from './fishTable';
import { UNKNOWN } from './fishWords';
import { fishSums, type KnownSum } from './rules/fishSums';
import { type PondView, pondView, worstFirst } from './rules/problems';
import { useTarget } from './useTarget';

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' });
const SPECIES = 'especie';
/** Three figures in a row need so much, px. */
const LEAST_CARD = 420;
const NONE: readonly PondView[] = [];

/** Downloads the ponds that are shown as CSV. The writer is loaded when it is wanted. */
async function downloadPonds(
  rows: readonly PondView[],
  words: { readonly t: TFunction<'fishBoards'>; readonly ui: TFunction<'ui'>; readonly grid: GridTexts },
): Promise<void> {
  const { t, ui, grid } = words;
  const { csvFile } = await import('@/platform/export/csv');
  const table = toExportTable(t('title'), pondColumns(t, ui), rows, grid);
  downloadFile(csvFile(table), fileName(t('title'), 'csv'));
}

const computed = new WeakMap<FishBoard, readonly PondView[]>();

/** The ponds of an answer as they are shown; computed once, also where drawing them begins anew. */
function viewsOf(board: FishBoard): readonly PondView[] {
  const { ponds, serverTime, today } = board;
  const found = computed.get(board) ?? worstFirst(ponds.map((pond) => pondView(pond, serverTime, today)));
  computed.set(board, found);
  return found;
}

/** The species of the lots, by name. */
function speciesOf(views: readonly PondView[]) {
  const known = new Map(
    views.flatMap(({ lot }) =>
      lot && lot.speciesId !== null ? [[lot.speciesId, lot.species || String(lot.speciesId)] as const] : [],
    ),
  );
  return [...known]
    .map(([id, name]) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}

function Sums({ views }: { readonly views: readonly PondView[] }) {
  const { t } = useTranslation('fishBoards');
  const sums = useMemo(() => fishSums(views), [views]);
  const tile = (name: 'fish' | 'kg' | 'feed', { sum, unknown }: KnownSum) => (
    <MetricTile
      label={t(`sums.${name}`)}
      value={wholeText(sum) || UNKNOWN}
      suffix={name === 'fish' || sum === null ? '' : 'kg'}
      note={unknown > 0 ? t('sums.unknown', { count: unknown }) : t('sums.lots', { count: sums.inProgress })}
    />
  );
  return (
    <Strip role="group" aria-label={t('sums.label')}>
      {tile('fish', sums.fish)}
      {tile('kg', sums.kg)}
      {tile('feed', sums.feed)}
      <MetricTile
        label={t('sums.conversion')}
        value={conversionText(sums.conversion) || UNKNOWN}
        note={
          sums.conversionUnknown > 0
            ? t('sums.unknown', { count: sums.conversionUnknown })
            : t('sums.conversionNote')
        }
      />
    </Strip>
  );
}

/** Every pond of the customer, what needs attention first. */
export function FishOverview() {
  const { t } = useTranslation('fishBoards');
  const { t: lots } = useTranslation('lots');
  const { t: ui } = useTranslation('ui');
  const { t: grid } = useTranslation('grid');
  const holds = useHoldsMenuKey();
  const answer = useQuery(fishPondStates, undefined);
  // Hundreds of ponds are computed between other things: the page answers meanwhile, and shows nothing before.
  const data = useDeferredValue(answer.data);
  const views = useMemo(() => (data ? viewsOf(data) : NONE), [data]);
  const farmIds = useMemo(() => data && farmsOf(data.ponds).map(({ id }) => String(id)), [data]);
  const address = useDashboardAddress(farmIds);
  const { id, set } = useAddressValues();
  const { target } = useTarget();
  const speciesId = id(SPECIES);
  const { farmId, status } = address;
  const inChoice = useMemo(
    () =>
      filterPlaces(views, { farmId, status: null }).filter(
        ({ lot }) => speciesId === null || lot?.speciesId === speciesId,
      ),
    [views, farmId, speciesId],
  );
  const shown = useMemo(() => filterPlaces(inChoice, { farmId: null, status }), [inChoice, status]);
  const day = useMemo(() => ({ today: data?.today ?? '', target }), [data, target]);
  const body = (board: FishBoard) => {
    if (board.ponds.length === 0 && board.unread === 0)
      return <EmptyState icon={<WaterOutlined />} title={t('empty.title')} text={t('empty.text')} />;
    return (
      <>
        {board.unread > 0 && <Banner tone="warning" fact={t('unread.ponds', { count: board.unread })} />}
        <Sums views={shown} />
        <FilterBar
          rows={inChoice}
          status={status}
          onStatus={address.chooseStatus}
          choices={[
            {
              name: 'farm',
              label: lots('poultry.filters.farm'),
              all: lots('poultry.filters.allFarms'),
              options: farmsOf(views),
              value: farmId,
              onChange: address.chooseFarm,
            },
            {
              name: 'species',
              label: t('filters.species'),
              all: t('filters.allSpecies'),
              options: speciesOf(views),
              value: speciesId,
              onChange: (next) => set({ [SPECIES]: next }),
            },
          ]}
        />
        <div {...panelProps(TABS, status ?? 'all')}>
          {shown.length === 0 && views.length > 0 ? (
            <NoMatches
              onClear={() => {
                address.clear();
                set({ [SPECIES]: null });
              }}
            />
          ) : (
            <BoardDay.Provider value={day}>
              <CardList rows={shown} least={LEAST_CARD} Card={PondCard} />
            </BoardDay.Provider>
          )}
        </div>
      </>
    );
  };
  return (
    <>
      <PageHead
        title={t('title')}
        subtitle={t('subtitle')}
        aside={
          <Ways>
            {holds('FISH_OCCURRENCE') && (
              <Link component={PageLink} to={href('lotsFishRound')}>
                {t('round')}
              </Link>
            )}
            {holds('FISH_WATER_QUALITY_REFERENCE') && (
              <Link component={PageLink} to={href('lotsFishWaterQuality')}>
                {t('water')}
              </Link>
            )}
          </Ways>
        }
        actions={[
          {
            label: t('export'),
            icon: <FileDownloadOutlined />,
            disabledReason: shown.length === 0 ? t('exportEmpty') : undefined,
            onClick: () => void downloadPonds(shown, { t, ui, grid }),
          },
        ]}
      />
      <DashboardBody answer={{ ...answer, data }} skeleton={<OverviewSkeleton />}>
        {body}
      </DashboardBody>
    </>
  );
}
