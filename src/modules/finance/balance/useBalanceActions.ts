import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { useAppDispatch } from '@/platform/store/hooks';
import { confirm } from '@/platform/ui/confirm';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { closeDay, removeAdjustment } from './balanceService';
import { balanceWritten } from './balanceSlice';
import type { Adjustment } from './balanceTypes';

/** What is asked about before it is done to a balance: an adjustment is taken out, its day closed. */
export function useBalanceActions(day: LocalDate) {
  const { t } = useTranslation('financeBalance');
  const dispatch = useAppDispatch();
  const date = dayText(day);
  const remove = async (adjustment: Adjustment) => {
    const sure = await confirm({
      title: t('adjust.removeTitle', { name: adjustment.name }),
      body: t('adjust.removeText'),
      confirmLabel: t('adjust.removeAction'),
      danger: true,
    });
    if (!sure) return;
    try {
      await removeAdjustment(adjustment.id);
      toast({ tone: 'success', text: t('adjust.removed') });
    } catch (thrown) {
      notifyRefusal(thrown);
    }
    dispatch(balanceWritten());
  };
  const close = async () => {
    const sure = await confirm({
      title: t('close.title', { date }),
      body: t('close.text'),
      confirmLabel: t('close.action'),
    });
    if (!sure) return;
    try {
      await closeDay(day, true);
      toast({ tone: 'success', text: t('close.done', { date }) });
    } catch (thrown) {
      notifyRefusal(thrown);
    }
    dispatch(balanceWritten());
  };
  return { remove, close };
}
