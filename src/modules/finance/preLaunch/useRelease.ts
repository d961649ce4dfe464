import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/platform/format/money';
import { asAppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import { useAppDispatch } from '@/platform/store/hooks';
import { confirm } from '@/platform/ui/confirm';
import { toast } from '@/platform/ui/toast';
import { useTry } from '@/platform/ui/useTry';
import type { PreLaunch } from './preLaunchRow';
import { preLaunchService } from './preLaunchService';
import { released } from './preLaunchSlice';

/** Ends a run: the calls after it would fail in the same way. */
const ENDS = ['offline', 'unauthorized', 'cancelled'];

/** Asks, then releases one after the other: the refusal of one does not stop the others, and each is named. */
export function useRelease() {
  const { t } = useTranslation('financePreLaunch');
  const dispatch = useAppDispatch();
  const begin = useTry();
  const [running, setRunning] = useState(false);
  const release = useCallback(
    async (rows: readonly PreLaunch[]) => {
      const sum = rows.reduce((all, { entry }) => all + (entry.totalValue ?? 0), 0);
      const sure = await confirm({
        title: t('release.question', { count: rows.length }),
        body: t('release.body', { count: rows.length, value: formatMoney(sum) }),
        confirmLabel: t('release.action'),
      });
      if (!sure) return;
      const withdrawn = begin();
      setRunning(true);
      let done = 0;
      const refusals: string[] = [];
      for (const row of rows) {
        try {
          // What is refused is said once, at the end, with its number.
          await preLaunchService.release(row, { silent: true });
          done += 1;
        } catch (thrown) {
          const error = asAppError(thrown);
          const why = saidBy(error) || t('release.failed');
          refusals.push(t('release.refusal', { number: row.number, reason: why }));
          if (ENDS.includes(error.kind)) break;
        }
      }
      setRunning(false);
      dispatch(released(done));
      if (done > 0) toast({ tone: 'success', text: t('release.done', { count: done }) });
      if (refusals.length > 0) toast({ tone: 'danger', text: refusals.join(' '), withdrawn });
    },
    [t, dispatch, begin],
  );
  return { running, release };
}
