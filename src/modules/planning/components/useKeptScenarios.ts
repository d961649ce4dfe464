import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptScenario, KeptScenarios } from '@/families/activity/activityContext';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { createQuery } from '@/platform/store/createQuery';
import { useAppDispatch } from '@/platform/store/hooks';
import { invalidate, type Tag } from '@/platform/store/tags';
import { useQuery } from '@/platform/store/useQuery';
import { keepScenario, keptScenarios, removeScenario } from '../scenariosService';

const KEPT: Tag = 'planning/keptScenarios';
const scenarios = createQuery(
  'planning',
  'keptScenarios',
  async (planId: number, signal) => ({ rows: await keptScenarios(planId, signal) }),
  { keep: false, tags: [KEPT] },
);
const NONE: readonly KeptScenario[] = [];

/** The scenarios that the server keeps with a planning; null for one that is not saved yet. */
export function useKeptScenarios(planId: number | null): KeptScenarios | null {
  const { t } = useTranslation('planning');
  const dispatch = useAppDispatch();
  const { data, status, retry } = useQuery(scenarios, planId);
  const rows = data?.rows ?? NONE;
  const failed = status === 'failed';
  return useMemo(() => {
    if (planId === null) return null;
    return {
      rows,
      failed,
      retry,
      keep: async (scenario, id) => {
        const kept = await keepScenario(planId, scenario, id);
        toast({ tone: 'success', text: t('scenarios.kept', { name: scenario.name }) });
        dispatch(invalidate([KEPT]));
        return kept;
      },
      remove: async (id) => {
        try {
          await removeScenario(id);
          dispatch(invalidate([KEPT]));
          return true;
        } catch (thrown) {
          notifyRefusal(thrown, t('scenarios.notRemoved'));
          // One that somebody else deleted leaves the list.
          dispatch(invalidate([KEPT]));
          return false;
        }
      },
    };
  }, [planId, rows, failed, retry, dispatch, t]);
}
