import { useTranslation } from 'react-i18next';
import type { RowId } from '@/platform/store/resourceState';
import { useAppDispatch } from '@/platform/store/hooks';
import { confirm } from '@/platform/ui/confirm';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { undoAct } from '../queriesService';
import { actDone } from '../queriesSlice';

/** Takes an act of a record back, once somebody is sure; a refusal says why not. */
export function useUndo(kind: Parameters<typeof undoAct>[0], id: RowId) {
  const { t } = useTranslation('financeQueries');
  const dispatch = useAppDispatch();
  return async (actId: number | null, what: string) => {
    const sure = await confirm({
      title: t('acts.undoTitle', { what }),
      body: t(`acts.undoBody.${kind}`),
      confirmLabel: t('acts.undo'),
      danger: true,
    });
    if (!sure) return;
    try {
      await undoAct(kind, id, actId);
      toast({ tone: 'success', text: t('acts.undone') });
    } catch (thrown) {
      notifyRefusal(thrown);
    }
    dispatch(actDone());
  };
}
