import { useTranslation } from 'react-i18next';
import { confirm } from '@/platform/ui/confirm';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { useAppDispatch } from '@/platform/store/hooks';
import { chooseScenario, removeScenario, saveScenario } from './forecastService';
import { scenariosWritten } from './forecastSlice';
import type { ForecastLine, Scenario } from './forecastTypes';
import { takenOutBy } from './rules/chosen';

/** What is done to the open scenario, each said when it is done or refused. */
export function useScenarioActions(scenarios: readonly Scenario[]) {
  const { t } = useTranslation('financeForecast');
  const dispatch = useAppDispatch();
  const after = async (work: Promise<unknown>, text: string) => {
    try {
      await work;
      toast({ tone: 'success', text });
    } catch (thrown) {
      notifyRefusal(thrown);
    }
    dispatch(scenariosWritten());
  };
  const saveWith = (inPlace: boolean) => async (scenario: Scenario, changes: Partial<Scenario>) => {
    await saveScenario({ ...scenario, ...changes }, inPlace);
    dispatch(scenariosWritten());
  };
  return {
    keep: saveWith(false),
    /** For a cell, which says itself what failed. */
    keepCell: saveWith(true),
    choose: (scenario: Scenario) => {
      const { id, name, chosen } = scenario;
      const out = chosen ? [] : takenOutBy(scenario, scenarios);
      const names = out.map((one) => one.name).join(', ');
      const said = out.length > 0 ? t('choose.instead', { name, names }) : t('choose.onDone', { name });
      return after(chooseScenario(id, !chosen), chosen ? t('choose.offDone', { name }) : said);
    },
    remove: async ({ id, name, chosen }: Scenario) => {
      const sure = await confirm({
        title: t('remove.title', { name }),
        body: chosen ? t('remove.chosen') : t('remove.text'),
        confirmLabel: t('remove.action'),
        danger: true,
      });
      if (sure) await after(removeScenario(id), t('remove.done', { name }));
    },
    removeLine: async (scenario: Scenario, line: ForecastLine) => {
      if (scenario.lines.length + scenario.unread.length === 1) {
        toast({ tone: 'warning', text: t('line.last') });
        return;
      }
      const sure = await confirm({
        title: t('line.removeTitle', { name: line.name }),
        body: t('line.removeText'),
        confirmLabel: t('line.remove'),
        danger: true,
      });
      const lines = scenario.lines.filter(({ id }) => id !== line.id);
      if (sure) await after(saveScenario({ ...scenario, lines }), t('line.removed', { name: line.name }));
    },
  };
}
