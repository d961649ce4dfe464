import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { netWeight } from '@/domain/harvest/grainDiscounts';
import { draftKey, readDraft, writeDraft } from '@/platform/drafts/draftStore';
import { formatNumber } from '@/platform/format/number';
import { OutboxStrip } from '@/platform/outbox/OutboxStrip';
import { toast } from '@/platform/ui/toast';
import { sendLoad } from './loadsService';
import { outbox, type WaitingLoad } from './outbox';

const FORM = 'finance.loads:novo';

/** Back into the form of a new load; only then it leaves the queue. */
async function toForm(load: WaitingLoad): Promise<boolean> {
  const key = draftKey(FORM);
  if (key === null) return false;
  await writeDraft(key, 1, load.values);
  if (!(await readDraft(key, 1))) return false;
  outbox.remove(load.key);
  return true;
}

/** Loads that wait on this device: sent by themselves once the network is back. */
export function LoadOutbox({ onSent }: { readonly onSent: () => void }) {
  const { t } = useTranslation('financeLoads');
  const navigate = useNavigate();
  return (
    <OutboxStrip
      outbox={outbox}
      send={sendLoad}
      automatic
      onSent={onSent}
      onFix={async (load) => {
        if (await toForm(load)) void navigate('?registro=novo');
        else toast({ tone: 'warning', text: t('outbox.notFixed') });
      }}
      words={{
        title: (count) => t('outbox.title', { count }),
        sent: (count) => t('outbox.sent', { count }),
        discardTitle: t('outbox.discardTitle'),
        nameOf: ({ plate, ticket }) => plate ?? ticket ?? t('outbox.unnamed'),
        factsOf: (values) => {
          const net = netWeight(values);
          return net === null ? null : t('outbox.net', { net: formatNumber(net, { decimals: 0 }) });
        },
      }}
    />
  );
}
