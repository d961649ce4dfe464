import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { useAddressParams } from '@/platform/routing/useAddressParams';
import { useAppSelector } from '@/platform/store/hooks';
import { useLoad } from '@/platform/store/useLoad';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { PageHead } from '@/platform/ui/PageHead';
import { Bone, Loading } from '@/platform/ui/Skeletons';
import { useWidget } from '@/platform/widgets/useWidget';
import { plotFarms } from '../agricultureSlice';
import { Relation } from './components/Relation';
import { relationState } from './relationsState';
import type { PlotRelation } from './relationTypes';
import { askedPlot, plotOptions } from './rules/choosePlot';

const Choice = styled('div')({ maxWidth: 480, marginBottom: 12 });

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
  return <Relation relation={{ ...relation, station, cycle, plantedOn }} />;
}

/** How the weather of a plot went with its crop. */
export function RelationsScreen({ world }: { readonly world: FieldWorld }) {
  const { t } = useTranslation('agricultureRelations');
  const [params, setParams] = useAddressParams();
  const farms = useAppSelector(plotFarms.selectRows);
  const list = useAppSelector(plotFarms.selectList);
  const reloadFarms = useLoad('plotFarms', (run) => run(plotFarms.load()));
  const options = useMemo(() => plotOptions(farms, world), [farms, world]);
  const plot = askedPlot(options, params);
  const answer = useWidget(relationState, plot?.id ?? null);
  const choose = (id: number | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      for (const name of ['polygonId', 'polygonName', 'farmId', 'farmName']) next.delete(name);
      if (id !== null) next.set('polygonId', String(id));
      return next;
    });
  const relation = answer.data;
  const facts = relation ? [relation.harvestName, relation.seedName].filter(Boolean).join(' · ') : '';
  const body = () => {
    if (list.status === 'failed' && options.length === 0)
      return list.error?.kind === 'forbidden' ? <ForbiddenState /> : <ErrorState onRetry={reloadFarms} />;
    if (list.status === 'ready' && options.length === 0)
      return <EmptyState title={t('noPlots.title')} text={t('noPlots.text')} />;
    if (list.status === 'ready' && plot === null)
      return <EmptyState title={t('unknown.title')} text={t('unknown.text')} />;
    if (answer.status === 'failed')
      return answer.error?.kind === 'forbidden' ? <ForbiddenState /> : <ErrorState onRetry={answer.reload} />;
    if (relation) return <Shown relation={relation} world={world} />;
    if (answer.status === 'ready') return <EmptyState title={t('nothing.title')} text={t('nothing.text')} />;
    return (
      <Loading>
        <Bone height={420} radius={10} />
      </Loading>
    );
  };
  return (
    <>
      <PageHead
        title={t(world === 'forestry' ? 'forestryTitle' : 'title')}
        subtitle={facts || t('subtitle')}
      />
      <Choice>
        <AutocompleteControl
          label={t('plot')}
          value={plot?.id ?? null}
          options={options}
          loading={list.status === 'loading'}
          onChange={choose}
        />
      </Choice>
      {body()}
    </>
  );
}
