import AgricultureOutlined from '@mui/icons-material/AgricultureOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatNumber, roundHalfAway } from '@/platform/format/number';
import { errorCode, StaleNote } from '@/platform/grid/parts/GridStates';
import { typeStep } from '@/platform/theme/typography';
import { EmptyState, NoMatches } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { SearchField } from '@/platform/ui/SearchField';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { usePropertyMap } from '../propertyMap';
import { PanelTree } from './PanelTree';
import { PANEL_ROW } from './PanelTreeRow';
import { usePanelTree } from './usePanelTree';

const Panel = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 });
const Search = styled('div')(({ theme }) => ({
  flex: 'none',
  padding: 12,
  borderBottom: `1px solid ${theme.tokens.border}`,
}));
const Foot = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  flex: 'none',
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 12px',
  borderTop: `1px solid ${theme.tokens.border}`,
  background: theme.tokens.surfaceSunken,
  fontVariantNumeric: 'tabular-nums',
}));
const SkeletonRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: PANEL_ROW,
  padding: '0 12px',
});

function Skeleton() {
  return (
    <Loading>
      {['60%', '75%', '50%', '68%', '58%'].map((width) => (
        <SkeletonRow key={width}>
          <SkeletonBlock width={width} height={14} />
          <SkeletonBlock width={64} height={12} style={{ marginInlineStart: 'auto' }} />
        </SkeletonRow>
      ))}
    </Loading>
  );
}

/** Farms with their cost centers and plots, searched without accents; totals in hectares. */
export function FarmPanel() {
  const { t } = useTranslation(['map', 'mapView']);
  const { land, selection, openDialog } = usePropertyMap();
  const { tree, status, error, known, retry } = land;
  const state = usePanelTree(tree, selection);

  const body = () => {
    if (status === 'failed' && error?.kind === 'forbidden') return <ForbiddenState />;
    if (status === 'failed' && !known) return <ErrorState onRetry={retry} code={errorCode(error)} />;
    if (!known) return <Skeleton />;
    if (tree.farms.length === 0)
      return (
        <EmptyState
          icon={<AgricultureOutlined />}
          title={t('property.empty.title')}
          text={t('property.empty.text')}
          action={
            <Button variant="outlined" onClick={() => openDialog({ kind: 'farm', id: null })}>
              {t('property.newFarm')}
            </Button>
          }
        />
      );
    if (state.rows.length === 0) return <NoMatches onClear={() => state.search('')} />;
    return <PanelTree state={state} />;
  };
  const total = roundHalfAway(
    tree.farms.reduce((sum, { hectares }) => sum + hectares, 0),
    2,
  );
  return (
    <Panel>
      <Search>
        <SearchField
          label={t('property.search')}
          value={state.query}
          onSearch={state.search}
          delay={200}
          width="100%"
        />
      </Search>
      {status === 'failed' && known && error?.kind !== 'forbidden' && <StaleNote onRetry={retry} />}
      {body()}
      {tree.farms.length > 0 && (
        <Foot>
          <span>{t('property.farms', { count: tree.farms.length })}</span>
          <span>{t('property.total', { value: formatNumber(total) })}</span>
        </Foot>
      )}
    </Panel>
  );
}
