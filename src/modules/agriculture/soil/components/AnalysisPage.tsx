import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import LayersOutlined from '@mui/icons-material/LayersOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatDate } from '@/platform/format/date';
import { PageLink } from '@/platform/routing/pageLink';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useItem } from '@/platform/store/useResource';
import { CountTabs, panelProps } from '@/platform/ui/CountTabs';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { PageHead } from '@/platform/ui/PageHead';
import { Loading, SkeletonBlock } from '@/platform/ui/Skeletons';
import { depthText, plotsText } from '../analysisText';
import { decimalRuleOf, typedOf } from '../soilAnalysisForm';
import { soilAnalyses } from '../soilAnalysisState';
import { SOIL_TABS } from '../soilAnalysisTabs';
import type { SoilAnalysis, SoilWorld } from '../soilAnalysisWire';
import { importHref, soilHref } from '../soilLinks';
import { AnalysisForm } from './AnalysisForm';
import { DepthLinks } from './DepthLinks';
import { useNewAnalysis } from '../useNewAnalysis';

/** The first tab; it is the page where no other one is chosen. */
const DATA = 'pontos';
const ID_BASE = 'soil-analysis';

const Skeleton = () => (
  <Loading>
    <SkeletonBlock height={360} radius={10} />
  </Loading>
);

function TabPanels({ world, analysis, onReload }: LoadedProps) {
  const { t } = useTranslation('soilAnalysis');
  const { word, set } = useAddressValues();
  const slugs = SOIL_TABS.map(({ slug }) => slug);
  const shown = word('aba', slugs) ?? DATA;
  const tab = SOIL_TABS.find(({ slug }) => slug === shown);
  const initial = useMemo(() => typedOf(analysis, decimalRuleOf(world)), [analysis, world]);
  const form = (
    <AnalysisForm
      key={`${analysis.id} ${analysis.rowVersion ?? analysis.updatedAt ?? ''}`}
      world={world}
      analysis={analysis}
      initial={initial}
      label={t('page.data')}
      draftName={String(analysis.id)}
      onReload={onReload}
    />
  );
  if (SOIL_TABS.length === 0) return form;
  return (
    <>
      <CountTabs
        label={t('page.tabs')}
        idBase={ID_BASE}
        value={shown}
        tabs={[
          { value: DATA, label: t('page.data'), count: analysis.points.length },
          ...SOIL_TABS.map(({ slug, title }) => ({ value: slug, label: t(title) })),
        ]}
        onChange={(slug) => set({ aba: slug === DATA ? null : slug }, { push: true })}
      />
      {/* What is typed stays while another tab is looked at. */}
      <div {...panelProps(ID_BASE, DATA)} hidden={tab !== undefined}>
        {form}
      </div>
      {tab && (
        <div {...panelProps(ID_BASE, tab.slug)}>
          <Suspense fallback={<Skeleton />}>
            <tab.View analysis={analysis} world={world} />
          </Suspense>
        </div>
      )}
    </>
  );
}

interface LoadedProps {
  readonly world: SoilWorld;
  readonly analysis: SoilAnalysis;
  readonly onReload: () => void;
}

function LoadedAnalysis(props: LoadedProps) {
  const { world, analysis } = props;
  const { t } = useTranslation('soilAnalysis');
  const navigate = useNavigate();
  return (
    <>
      <PageHead
        title={plotsText(analysis)}
        subtitle={t('page.subtitle', {
          farm: analysis.farmName,
          day: formatDate(analysis.collectedAt),
          depth: depthText(analysis),
        })}
        actions={[
          {
            label: t('page.below'),
            icon: <LayersOutlined />,
            onClick: () => void navigate(soilHref(world, 'nova', { de: analysis.id })),
          },
          {
            label: t('list.import'),
            icon: <FileUploadOutlined />,
            onClick: () => void navigate(importHref(world, { analise: analysis.id })),
          },
        ]}
      />
      <DepthLinks world={world} analysis={analysis} />
      <TabPanels {...props} />
    </>
  );
}

function Missing({ world }: { readonly world: SoilWorld }) {
  const { t } = useTranslation('soilAnalysis');
  return (
    <EmptyState
      icon={<SearchOffOutlined />}
      title={t('page.missing')}
      text={t('page.missingText')}
      action={
        <Button component={PageLink} to={soilHref(world)} variant="contained">
          {t('page.back')}
        </Button>
      }
    />
  );
}

/** The page of an analysis that is saved. */
export function SavedAnalysis({ world, id }: { readonly world: SoilWorld; readonly id: number }) {
  const { t } = useTranslation('soilAnalysis');
  const { data, status, error, retry } = useItem(soilAnalyses[world], id, { follows: true });
  if (data && status !== 'failed') return <LoadedAnalysis world={world} analysis={data} onReload={retry} />;
  const title = t(world === 'SILVICULTURE' ? 'forestryTitle' : 'title');
  return (
    <>
      <PageHead title={title} />
      {status === 'failed' ? (
        <FailedState error={error} onRetry={retry} missing={<Missing world={world} />} />
      ) : (
        <Skeleton />
      )}
    </>
  );
}

/** The page of a new analysis: empty, filled from a sampling, or the layer below another one. */
export function NewAnalysis({ world }: { readonly world: SoilWorld }) {
  const { t } = useTranslation('soilAnalysis');
  const { initial, note, severity, draftName } = useNewAnalysis(world);
  return (
    <>
      <PageHead title={t('page.new')} subtitle={t(world === 'SILVICULTURE' ? 'forestryTitle' : 'title')} />
      {note !== null && (
        <Alert severity={severity} sx={{ mb: 1.5 }}>
          {note}
        </Alert>
      )}
      {initial ? (
        <AnalysisForm
          key={draftName}
          world={world}
          analysis={null}
          initial={initial}
          label={t('page.new')}
          draftName={draftName}
        />
      ) : (
        <Skeleton />
      )}
    </>
  );
}
