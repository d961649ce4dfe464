import AddOutlined from '@mui/icons-material/AddOutlined';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLookup } from '@/domain/lookups/useLookup';
import { today } from '@/platform/format/date';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { href } from '@/platform/routing/href';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { layout } from '@/platform/theme/tokens';
import { ChoiceBar } from '@/platform/ui/ChoiceBar';
import { Banner } from '@/platform/ui/Banner';
import { confirm } from '@/platform/ui/confirm';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { tellRefusal } from '@/platform/ui/tellRefusal';
import { toast } from '@/platform/ui/toast';
import { useQuery } from '@/platform/store/useQuery';
import { Comparison } from './components/Comparison';
import { LinesSheet } from './components/LinesSheet';
import { LineDialog } from './dialogs/LineDialog';
import { ScenarioDialog } from './dialogs/ScenarioDialog';
import { chooseScenario, removeScenario, saveScenario } from './forecastService';
import { formerAnswer, paidAnswer, scenariosAnswer } from './forecastSlice';
import type { ForecastLine, Scenario } from './forecastTypes';
import { paidMonths } from './rules/forecast';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: layout.gap });

const NOTHING: readonly Scenario[] = [];

/** Year and scenario of the address. */
function useForecastAddress() {
  const { text, set: setValues } = useAddressValues();
  const now = Number(today().slice(0, 4));
  const typed = Number(text('ano'));
  const year = Number.isInteger(typed) && typed >= 2000 && typed <= 2100 ? typed : now;
  const set = (changes: Readonly<Record<string, string | null>>) => setValues(changes, { push: true });
  return { now, year, scenarioId: text('cenario'), set };
}

/** Scenarios of a year's cash, compared with each other and with what came; the chosen one stands in the cash flow. */
export function Component() {
  const { t } = useTranslation('financeForecast');
  const { now, year, scenarioId, set } = useForecastAddress();
  const navigate = useNavigate();
  const accounts = useLookup('currentAccounts', undefined);
  const accountIds = useMemo(() => accounts.options.map(({ id }) => String(id)), [accounts.options]);
  const answer = useQuery(scenariosAnswer, year);
  const paid = useQuery(paidAnswer, accountIds.length === 0 ? null : { year, accountIds });
  const former = useQuery(formerAnswer, accountIds.length === 0 ? null : { year: year - 1, accountIds });
  const [dialog, setDialog] = useState<'scenario' | 'line' | null>(null);
  const scenarios = answer.data ?? NOTHING;
  const scenario = scenarios.find(({ id }) => String(id) === scenarioId) ?? scenarios[0] ?? null;
  const months = useMemo(() => paidMonths(paid.data?.items ?? [], year, today()), [paid.data, year]);
  const unknown = months.map(() => null);
  const shut = () => setDialog(null);
  const keep = async (lines: readonly ForecastLine[]) => {
    if (!scenario) return;
    await saveScenario({ ...scenario, lines });
    answer.reload();
  };
  const after = async (work: Promise<unknown>, text: string) => {
    try {
      await work;
      toast({ tone: 'success', text });
    } catch (thrown) {
      tellRefusal(thrown);
    }
    answer.reload();
  };
  const remove = async (one: Scenario) => {
    const sure = await confirm({
      title: t('remove.title', { name: one.name }),
      body: one.chosen ? t('remove.chosen') : t('remove.text'),
      confirmLabel: t('remove.action'),
      danger: true,
    });
    if (sure) await after(removeScenario(one.id), t('remove.done', { name: one.name }));
  };
  const body = () => {
    if (answer.status === 'failed' && !answer.data)
      return answer.error?.kind === 'forbidden' ? <ForbiddenState /> : <ErrorState onRetry={answer.reload} />;
    if (!answer.data)
      return (
        <Loading>
          <SkeletonBlock height={460} radius={10} />
        </Loading>
      );
    if (!scenario) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
    return (
      <Stack>
        {scenario.chosen && (
          <Banner
            tone="success"
            fact={t('chosen.fact')}
            action={{
              label: t('chosen.link'),
              onClick: () => void navigate(href('financeCashFlow', {}, year === now ? {} : { ano: year })),
            }}
          />
        )}
        {paid.status === 'failed' && (
          <Banner
            tone="warning"
            fact={t('paidFailed')}
            action={{ label: t('again'), onClick: paid.reload }}
          />
        )}
        <LinesSheet key={scenario.id} scenario={scenario} onSave={keep} />
        <Comparison scenarios={scenarios} paid={paid.data ? months : unknown} />
      </Stack>
    );
  };
  return (
    <>
      <PageHead
        title={t('title')}
        subtitle={t('subtitle')}
        primary={{ label: t('scenario.action'), icon: <AddOutlined />, onClick: () => setDialog('scenario') }}
        actions={
          scenario
            ? [
                { label: t('line.action'), onClick: () => setDialog('line') },
                {
                  label: t(scenario.chosen ? 'choose.off' : 'choose.on'),
                  onClick: () =>
                    void after(
                      chooseScenario(scenario.id, !scenario.chosen),
                      t(scenario.chosen ? 'choose.offDone' : 'choose.onDone', { name: scenario.name }),
                    ),
                },
                { label: t('remove.action'), onClick: () => void remove(scenario) },
              ]
            : []
        }
      />
      <ChoiceBar>
        <div className="year">
          <SelectControl
            label={t('year')}
            value={year}
            clearable={false}
            options={[...new Set([now + 1, now, now - 1, year])]
              .toSorted((a, b) => b - a)
              .map((id) => ({ id, name: String(id) }))}
            onChange={(next) =>
              set({ ano: next === null || next === now ? null : String(next), cenario: null })
            }
          />
        </div>
        {scenarios.length > 0 && (
          <div className="wide">
            <SelectControl
              label={t('scenario.label')}
              value={scenario?.id ?? null}
              clearable={false}
              options={scenarios.map(({ id, name, chosen }) => ({
                id,
                name: chosen ? t('scenario.chosen', { name }) : name,
              }))}
              onChange={(id) => set({ cenario: id === null ? null : String(id) })}
            />
          </div>
        )}
      </ChoiceBar>
      {body()}
      {dialog === 'scenario' && (
        <ScenarioDialog
          year={year}
          former={former.data}
          copied={scenario}
          onDone={(id) => {
            if (id !== null) set({ cenario: String(id) });
            answer.reload();
          }}
          onClose={shut}
        />
      )}
      {dialog === 'line' && scenario && (
        <LineDialog
          ratings={paid.data?.ratings ?? []}
          onSave={(line) => keep([...scenario.lines, line])}
          onClose={shut}
        />
      )}
    </>
  );
}
