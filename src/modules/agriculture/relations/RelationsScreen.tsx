import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import { formatDate } from '@/platform/format/date';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { useAddressParams } from '@/platform/routing/useAddressParams';
import { useLastPlot } from '@/domain/selection/useLastPlot';
import { useList } from '@/platform/store/useResource';
import { ChoiceBar } from '@/platform/ui/ChoiceBar';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { useQuery } from '@/platform/store/useQuery';
import { plantingsState } from '../analysis/analysisState';
import { plotFarms } from '../agricultureSlice';
import { PlantingFilters } from './components/PlantingFilters';
import { Relation } from './components/Relation';
import { relationState } from './relationsState';
import type { PlotRelation } from './relationTypes';
import {
  asksForCrop,
  CROP_PARAMS,
  plantingOfAddress,
  plantingChoices,
  withChoice,
} from './rules/choosePlanting';
import { requestedPlot, plotOptions } from './rules/choosePlot';

const PLOT_PARAMS = ['polygonId', 'polygonName', 'farmId', 'farmName'] as const;

type FieldWorld = 'agriculture' | 'forestry';

/** The parts of one plot's relations, or what is missing of them and where it is entered. */
function Shown({ relation, world }: { readonly relation: PlotRelation; readonly world: FieldWorld }) {
  const { t } = useTranslation('agricultureRelations');
  const { station, cycle, plantedOn } = relation;
  const missing = (key: 'station' | 'cycle' | 'planting', to: string) => (
    <EmptyState
      title={t(`missing.${key}.title`)}
      text={t(`missing.${key}.text`)}
      action={
        <Button variant="contained" component={PageLink} to={to}>
          {t(`missing.${key}.action`)}
        </Button>
      }
    />
  );
  if (!station || relation.days.length === 0)
    return missing(
      'station',
      href(world === 'forestry' ? 'silvicultureWeatherStations' : 'agricultureWeatherStations'),
    );
  if (plantedOn === null)
    return missing(
      'planting',
      href(
        world === 'forestry' ? 'silvicultureOccurrences' : 'agricultureOccurrences',
        { id: 'nova' },
        { talhao: relation.plotId, novo: 'plantio' },
      ),
    );
  if (!cycle) return missing('cycle', href('agricultureCycles'));
  return <Relation relation={{ ...relation, station, cycle, plantedOn }} world={world} />;
}

/** Chooses plot and crop into the address. */
function useRelationChoices(
  plantings: Parameters<typeof withChoice>[3],
  plotId: number | null,
  keepPlot: (id: number) => void,
) {
  const [, setParams] = useAddressParams();
  const chooseCrop = (field: 'harvest' | 'seed' | 'planting', value: string | null) =>
    setParams((now) => {
      const next = withChoice(now, field, value, plantings);
      // The plot stays chosen while its crop changes.
      if (plotId !== null) next.set('polygonId', String(plotId));
      return next;
    });
  const choose = (id: number | null) => {
    if (id !== null) keepPlot(id);
    setParams((now) => {
      const next = new URLSearchParams(now);
      for (const name of [...PLOT_PARAMS, ...CROP_PARAMS]) next.delete(name);
      if (id !== null) next.set('polygonId', String(id));
      return next;
    });
  };
  return { chooseCrop, choose };
}

/** How the weather of a plot went with its crop. */
export function RelationsScreen({ world }: { readonly world: FieldWorld }) {
  const { t } = useTranslation('agricultureRelations');
  const [params] = useAddressParams();
  const { lastPlot, keepPlot } = useLastPlot();
  const { rows: farms, list, retry: reloadFarms } = useList(plotFarms, undefined);
  const options = useMemo(() => plotOptions(farms, world), [farms, world]);
  const sown = useQuery(plantingsState, undefined);
  const loaded = list.loadedAt !== null;
  // Of a plot that is not offered the weather of another one would be shown.
  const plantings = useMemo(
    () =>
      sown.data?.filter(
        (one) => one.world === world && (!loaded || options.some(({ id }) => id === one.plotId)),
      ) ?? [],
    [sown.data, world, loaded, options],
  );
  const planting = plantingOfAddress(plantings, params);
  const byCrop = asksForCrop(params);
  const requested = requestedPlot(options, params, lastPlot);
  const plot = planting ? (options.find(({ id }) => id === planting.plotId) ?? requested) : requested;
  const choices = useMemo(
    () => plantingChoices(plantings, params, plot?.id ?? null),
    [plantings, params, plot?.id],
  );
  const answer = useQuery(
    relationState,
    plot === null || (byCrop && !planting)
      ? null
      : { plotId: plot.id, plantingOccurrence: planting?.occurrenceId ?? null },
  );
  const { chooseCrop, choose } = useRelationChoices(plantings, plot?.id ?? null, keepPlot);
  const relation = answer.data;
  const facts = relation ? [relation.harvestName, relation.seedName].filter(Boolean).join(' · ') : '';
  const body = () => {
    if (list.status === 'failed' && options.length === 0)
      return list.error?.kind === 'forbidden' ? <ForbiddenState /> : <ErrorState onRetry={reloadFarms} />;
    if (list.status === 'ready' && options.length === 0)
      return <EmptyState title={t('noPlots.title')} text={t('noPlots.text')} />;
    if (list.status === 'ready' && plot === null)
      return <EmptyState title={t('unknown.title')} text={t('unknown.text')} />;
    if (byCrop && sown.status === 'failed') return <ErrorState onRetry={sown.retry} />;
    if (byCrop && !planting && sown.status === 'ready' && list.status === 'ready')
      return <EmptyState title={t('unknownPlanting.title')} text={t('unknownPlanting.text')} />;
    if (answer.status === 'failed')
      return answer.error?.kind === 'forbidden' ? <ForbiddenState /> : <ErrorState onRetry={answer.retry} />;
    if (relation) return <Shown relation={relation} world={world} />;
    if (answer.status === 'ready') return <EmptyState title={t('nothing.title')} text={t('nothing.text')} />;
    return (
      <Loading>
        <SkeletonBlock height={420} radius={10} />
      </Loading>
    );
  };
  return (
    <>
      <PageHead
        title={t(world === 'forestry' ? 'forestryTitle' : 'title')}
        subtitle={facts || t('subtitle')}
      />
      <ChoiceBar>
        <div className="wide">
          <AutocompleteControl
            label={t('plot')}
            value={plot?.id ?? null}
            options={options}
            loading={list.status === 'loading'}
            onChange={choose}
          />
        </div>
        <PlantingFilters
          choices={choices}
          loading={sown.status === 'loading'}
          shown={{
            harvest: relation?.harvestName ?? '',
            seed: relation?.seedName ?? '',
            planting: relation?.plantedOn ? formatDate(relation.plantedOn) : '',
          }}
          onChoose={chooseCrop}
        />
      </ChoiceBar>
      {body()}
    </>
  );
}
