import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/platform/store/hooks';
import { confirm } from '@/platform/ui/confirm';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { partnerWritten } from '../integrationsSlice';
import type { PartnerDetails } from '../integrationsWire';
import { acceptTerms, disconnect, synchronize } from '../integrationsService';

type Work = 'accept' | 'synchronize' | 'disconnect';

/** What can be done with a partner besides connecting them: one at a time, and the page shows what came of it. */
export function usePartnerActions(partner: PartnerDetails) {
  const { t } = useTranslation('integrations');
  const dispatch = useAppDispatch();
  const runOnce = useSingleFlight<'write'>();
  const [busy, setBusy] = useState<Work | null>(null);
  const { id, name } = partner;

  const run = (work: Work, call: () => Promise<unknown>, done: string) =>
    runOnce('write', async () => {
      setBusy(work);
      try {
        await call();
        toast({ tone: 'success', text: done });
      } catch (thrown) {
        notifyRefusal(thrown);
      }
      // The page shows what is so, whatever was answered.
      await dispatch(partnerWritten(id));
      setBusy(null);
    });

  return {
    busy,
    accept: (termsId: number) => run('accept', () => acceptTerms(id, termsId), t('terms.done', { name })),
    synchronize: () => run('synchronize', () => synchronize(id), t('sync.done', { name })),
    disconnect: async () => {
      const sure = await confirm({
        title: t('disconnect.title', { name }),
        body: t('disconnect.body'),
        confirmLabel: t('disconnect.action'),
        danger: true,
      });
      if (sure) run('disconnect', () => disconnect(id), t('disconnect.done', { name }));
    },
  };
}
