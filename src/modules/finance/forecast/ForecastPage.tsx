import AddOutlined from '@mui/icons-material/AddOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/platform/format/money';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useQuery } from '@/platform/store/useQuery';
import { ChoiceBar } from '@/platform/ui/ChoiceBar';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { ScenarioBody } from './components/ScenarioBody';
import { useMonthName } from './components/useMonthName';
import { type ForecastDialog, ForecastDialogs } from './dialogs/ForecastDialogs';
import { scenariosAnswer } from './forecastSlice';
import type { Scenario } from './forecastTypes';
import { lastMonthOf, yearOf } from './rules/forecast';
import { usePaid } from './usePaid';
import { useScenarioActions } from './useScenarioActions';

/** The scenario of the address: by its id, else the first of the year that a link names, else the one in the cash flow. */
function useForecastAddress(scenarios: readonly Scenario[]) {
  const { text, set } = useAddressValues();
  const [id, year] = [text('cenario'), Number(text('ano'))];
  const covers = (one: Scenario) => yearOf(one.startMonth) <= year && yearOf(lastMonthOf(one)) >= year;
  const scenario =
    scenarios.find((one) => String(one.id) === id) ??
    scenarios.find(covers) ??
    scenarios.find(({ chosen }) => chosen) ??
    scenarios[0] ??
    null;
  return {
    scenario,
    open: (next: number | null) =>
      set({ ano: null, cenario: next === null ? null : String(next) }, { push: true }),
  };
}

const NOTHING: readonly Scenario[] = [];

/** Scenarios of the cash to come, compared with each other and with what came; the chosen one stands in the cash flow. */
export function Component() {
  const { t } = useTranslation('financeForecast');
  const nameOf = useMonthName();
  const answer = useQuery(scenariosAnswer, undefined);
  const scenarios = answer.data ?? NOTHING;
  const { scenario, open } = useForecastAddress(scenarios);
  const paid = usePaid(scenario);
  const { keep, keepCell, choose, remove, removeLine } = useScenarioActions(scenarios);
  const [shown, setShown] = useState<ForecastDialog | null>(null);
  const spanOf = (one: Scenario) =>
    t('span', { first: nameOf(one.startMonth), last: nameOf(lastMonthOf(one)) });
  const body = () => {
    if (answer.status === 'failed' && !answer.data)
      return <FailedState error={answer.error} onRetry={answer.retry} />;
    if (!answer.data)
      return (
        <Loading>
          <SkeletonBlock height={460} radius={10} />
        </Loading>
      );
    if (!scenario) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
    return (
      <ScenarioBody
        scenario={scenario}
        scenarios={scenarios}
        paid={paid}
        onSave={(lines) => keepCell(scenario, { lines })}
        onOpen={(line) => setShown({ line })}
      />
    );
  };
  const opening = scenario?.opening ?? null;
  return (
    <>
      <PageHead
        title={t('title')}
        subtitle={
          scenario
            ? `${spanOf(scenario)} · ${opening === null ? t('noOpening') : t('openingText', { value: formatMoney(opening) })}`
            : t('subtitle')
        }
        primary={{ label: t('scenario.action'), icon: <AddOutlined />, onClick: () => setShown('scenario') }}
        actions={
          scenario
            ? [
                { label: t('line.action'), onClick: () => setShown({ line: null }) },
                { label: t('scenario.edit'), onClick: () => setShown('head') },
                {
                  label: t(scenario.chosen ? 'choose.off' : 'choose.on'),
                  onClick: () => void choose(scenario),
                },
                { label: t('remove.action'), onClick: () => void remove(scenario) },
              ]
            : []
        }
      />
      {scenario && (
        <ChoiceBar>
          <div className="wide">
            <SelectControl
              label={t('scenario.label')}
              value={scenario.id}
              clearable={false}
              options={scenarios.map((one) => ({
                id: one.id,
                name: `${one.chosen ? t('scenario.chosen', { name: one.name }) : one.name} · ${spanOf(one)}`,
              }))}
              onChange={open}
            />
          </div>
        </ChoiceBar>
      )}
      {body()}
      <ForecastDialogs
        shown={shown}
        scenario={scenario}
        ratings={paid.ratings}
        actions={{ keep, removeLine }}
        onOpen={open}
        onClose={() => setShown(null)}
      />
    </>
  );
}
