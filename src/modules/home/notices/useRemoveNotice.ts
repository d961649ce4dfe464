import { useTranslation } from 'react-i18next';
import { type AppError, asAppError } from '@/platform/http/appError';
import { withdrawalOf } from '@/platform/http/failedCalls';
import { useAppDispatch } from '@/platform/store/hooks';
import { confirm } from '@/platform/ui/confirm';
import { toast } from '@/platform/ui/toast';
import type { Notice } from './noticesWire';
import { deleteNotice } from './noticesService';
import { noticesWritten } from './noticesState';

/** What is said elsewhere, or nothing to be said at all. */
const REPORTED: ReadonlySet<AppError['kind']> = new Set(['server', 'unauthorized', 'cancelled']);

/**
 * Confirms, deletes, says so. A refusal is shown in the server's words where it has any; a 500 was shown by the HTTP
 * policy.
 */
export function useRemoveNotice(): (notice: Notice) => Promise<void> {
  const { t } = useTranslation(['home', 'common']);
  const dispatch = useAppDispatch();
  return async ({ id, title }) => {
    const sure = await confirm({
      title: t('notices.removal.title', { title }),
      body: t('notices.removal.body'),
      confirmLabel: t('notices.removal.confirm'),
      danger: true,
    });
    if (!sure) return;
    try {
      await deleteNotice(id);
      toast({ tone: 'success', text: t('common:recordDeleted') });
      dispatch(noticesWritten());
    } catch (thrown) {
      const error = asAppError(thrown);
      if (REPORTED.has(error.kind)) return;
      const words = error.kind === 'validation' ? error.message : undefined;
      const text = words ?? t('notices.removal.refused');
      toast({ tone: 'danger', text, withdrawn: withdrawalOf(error) });
      // Somebody else was faster, or the answer was lost on its way: the list shows what there is.
      if (error.kind === 'validation' || error.kind === 'unexpected') dispatch(noticesWritten());
    }
  };
}
