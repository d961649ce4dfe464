import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLastPlot } from '@/domain/selection/useLastPlot';
import { dayText } from '@/platform/format/dayText';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { ChoiceBar } from '@/platform/ui/ChoiceBar';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { useQuery } from '@/platform/store/useQuery';
import { analysisState, plantingsState } from './analysisState';
import type { Planting } from './analysisTypes';
import { Analysis } from './components/Analysis';
import { requestedPlanting, OTHER_PARAMS, PLANTING_PARAMS } from './rules/requestedPlanting';

const keyOf = ({ occurrenceId, plotId }: Planting) => `${occurrenceId}.${plotId}`;

/** Newest first, each by plot, seed and day. */
const optionsOf = (plantings: readonly Planting[]) =>
  plantings
    .toSorted((a, b) => b.plantedOn.localeCompare(a.plantedOn) || a.plotName.localeCompare(b.plotName))
    .map((one) => ({
      id: keyOf(one),
      name: [`${one.plotName} · ${one.farmName}`, dayText(one.plantedOn), one.seedName]
        .filter(Boolean)
        .join(' – '),
    }));

/** How one crop went on one plot. */
export function AnalysisScreen({ world }: { readonly world: Planting['world'] }) {
  const { t } = useTranslation('agricultureAnalysis');
  const { params, set } = useAddressValues();
  const { lastPlot, keepPlot } = useLastPlot();
  const list = useQuery(plantingsState, undefined);
  const plantings = useMemo(() => list.data?.filter((one) => one.world === world) ?? [], [list.data, world]);
  const planting = requestedPlanting(plantings, params, lastPlot);
  const answer = useQuery(
    analysisState,
    planting ? { occurrenceId: planting.occurrenceId, plotId: planting.plotId } : null,
  );
  const choose = (key: string | null) => {
    const chosen = plantings.find((one) => keyOf(one) === key);
    if (chosen) keepPlot(chosen.plotId);
    const cleared = Object.fromEntries([...PLANTING_PARAMS, ...OTHER_PARAMS].map((name) => [name, null]));
    const named = chosen && { [PLANTING_PARAMS[0]]: chosen.occurrenceId, polygonId: chosen.plotId };
    set({ ...cleared, ...named }, { push: true });
  };
  const body = () => {
    const failed = list.status === 'failed' ? list : answer.status === 'failed' ? answer : null;
    if (failed && !answer.data) return <FailedState error={failed.error} onRetry={failed.retry} />;
    if (list.status === 'ready' && plantings.length === 0)
      return (
        <EmptyState
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <Button
              variant="contained"
              component={PageLink}
              to={href(
                world === 'forestry' ? 'silvicultureOccurrences' : 'agricultureOccurrences',
                { id: 'nova' },
                { novo: 'plantio' },
              )}
            >
              {t('empty.action')}
            </Button>
          }
        />
      );
    if (list.status === 'ready' && !planting)
      return <EmptyState title={t('unknown.title')} text={t('unknown.text')} />;
    if (answer.data) return <Analysis analysis={answer.data} />;
    return (
      <Loading>
        <SkeletonBlock height={480} radius={10} />
      </Loading>
    );
  };
  return (
    <>
      <PageHead title={t(world === 'forestry' ? 'forestryTitle' : 'title')} subtitle={t('subtitle')} />
      <ChoiceBar>
        <div className="wide">
          <AutocompleteControl
            label={t('planting')}
            value={planting ? keyOf(planting) : null}
            options={optionsOf(plantings)}
            loading={list.status === 'loading'}
            onChange={choose}
          />
        </div>
      </ChoiceBar>
      {body()}
    </>
  );
}
