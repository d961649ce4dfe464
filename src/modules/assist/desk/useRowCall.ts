import type { TFunction } from 'i18next';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type AppError, asAppError } from '@/platform/http/appError';
import { useAppDispatch } from '@/platform/store/hooks';
import type { AppDispatch } from '@/platform/store/store';
import { toast } from '@/platform/ui/toast';
import { useTry } from '@/platform/ui/useTry';
import type { AssistPeriod } from '../assistService';
import { actOnRow, type DeskAction, loadDesk, rowLost } from '../assistSlice';
import type { DeskRow } from '../rules/deskRows';
import type { TabSlug } from '../rules/deskTabs';

interface DeskCall {
  readonly tab: TabSlug;
  readonly period: AssistPeriod;
  readonly userId: number;
  /** Begins a try at a row: what was said of the former goes. */
  readonly begin: (rowId: number) => AbortSignal;
}

/** After a failure the desk reloads; its row, in its place, names the present assistant. */
async function reloadAfter(dispatch: AppDispatch, { tab, period, userId }: DeskCall, row: DeskRow) {
  const { status, data } = await dispatch(loadDesk({ period, silent: true }));
  if (status !== 'ready') return null;
  const now = data?.find(({ id }) => id === row.id);
  const taken = now && now.assistantUserId !== null && now.assistantUserId !== userId;
  if (!taken || row.assistantUserId === now.assistantUserId) return null;
  const name = now.assistantUserName ?? '';
  dispatch(rowLost({ id: row.id, tab, name }));
  return name;
}

/** Failures without other words. */
function needsWords({ kind }: AppError): boolean {
  return kind === 'validation' || kind === 'unexpected' || kind === 'forbidden';
}

/** Does something with a row and says how it went; true when it was done. */
async function perform(
  dispatch: AppDispatch,
  call: DeskCall,
  action: DeskAction,
  row: DeskRow,
  t: TFunction<'assist'>,
): Promise<boolean> {
  const { userId, period } = call;
  const withdrawn = call.begin(row.id);
  const error = await dispatch(actOnRow({ action, id: row.id, assistantUserId: userId, period })).then(
    () => null,
    asAppError,
  );
  if (error === null) {
    const undo =
      action === 'inactivate'
        ? { label: t('desk.undo'), onClick: () => void perform(dispatch, call, 'activate', row, t) }
        : undefined;
    toast({ tone: 'success', text: t(`desk.done.${action}`), ...(undo ? { action: undo } : {}) });
    return true;
  }
  const name = await reloadAfter(dispatch, call, row);
  if (name !== null) {
    toast({
      tone: 'warning',
      text: t('desk.lost.toast', { name, number: row.identificationNumber }),
      withdrawn,
    });
  } else if (needsWords(error)) {
    const said = error.kind === 'validation' ? error.message : undefined;
    toast({ tone: 'danger', text: said ?? t('desk.failed'), withdrawn });
  }
  return false;
}

/**
 * Does something with a row and says how it went; true when it was done. One thing at a time for each row: a second
 * press does nothing while the first is under way.
 */
export function useRowCall(tab: TabSlug, period: AssistPeriod, userId: number) {
  const { t } = useTranslation('assist');
  const dispatch = useAppDispatch();
  const begin = useTry();
  const busy = useRef(new Set<number>());
  return useCallback(
    async (action: DeskAction, row: DeskRow): Promise<boolean> => {
      if (busy.current.has(row.id)) return false;
      busy.current.add(row.id);
      const done = await perform(dispatch, { tab, period, userId, begin }, action, row, t);
      busy.current.delete(row.id);
      return done;
    },
    [dispatch, tab, period, userId, begin, t],
  );
}
