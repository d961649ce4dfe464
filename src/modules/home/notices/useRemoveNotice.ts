import { useTranslation } from 'react-i18next';
import { asAppError } from '@/platform/http/appError';
import { confirm } from '@/platform/ui/confirm';
import { toast } from '@/platform/ui/toast';
import type { Notice } from './noticesSchemas';
import { deleteNotice } from './noticesService';

/** Asks, deletes, says so. A refusal is told with the server's words; other failures were told by the policy of calls. */
export function useRemoveNotice(onRemoved: () => void): (notice: Notice) => Promise<void> {
  const { t } = useTranslation(['home', 'common']);
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
      onRemoved();
    } catch (thrown) {
      const error = asAppError(thrown);
      if (error.kind !== 'validation') return;
      toast({ tone: 'danger', text: error.message ?? t('notices.removal.refused') });
      // Most likely somebody else was faster: the list shows what there is.
      onRemoved();
    }
  };
}
