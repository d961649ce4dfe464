import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { connection, useConnection } from '@/platform/connection/connection';
import { draftKey, readDraft, writeDraft } from '@/platform/drafts/draftStore';
import { sharedComputer } from '@/platform/drafts/sharedComputer';
import { formatDateTime } from '@/platform/format/instant';
import { formatNumber } from '@/platform/format/number';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { confirm } from '@/platform/ui/confirm';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { toast } from '@/platform/ui/toast';
import type { LoadValues } from './loadSchemas';
import { sendLoad } from './loadsService';
import { outbox, type WaitingLoad } from './outbox';
import { netWeight } from './rules/loadWeights';
import { sendWaiting } from './sendWaiting';

const Strip = styled('section')(({ theme }) => ({
  ...typeStep('body'),
  marginBottom: 12,
  padding: '10px 16px',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  '& h2': { ...typeStep('cardTitle'), margin: 0 },
  '& p': { margin: '2px 0 0', color: theme.tokens.textMuted },
  '& ul': { margin: '8px 0 0', padding: 0, listStyle: 'none' },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 12,
    padding: '4px 0',
    borderTop: `1px solid ${theme.tokens.border}`,
  },
  '& li > span': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
}));
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});

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

function Line({ load }: { readonly load: WaitingLoad }) {
  const { t } = useTranslation('financeLoads');
  const navigate = useNavigate();
  const values = load.values as LoadValues;
  const name = values.plate ?? values.ticket ?? t('outbox.unnamed');
  const net = netWeight(values);
  const { refusal } = load;
  const state = refusal ? t('outbox.refused', { reason: refusal }) : t('outbox.refusedPlain');
  const facts = [
    formatDateTime(new Date(load.at).toISOString()),
    name,
    net === null ? null : t('outbox.net', { net: formatNumber(net, { decimals: 0 }) }),
    refusal === null ? t('outbox.waits') : state,
  ];
  const fix = async () => {
    if (await toForm(load)) void navigate('?registro=novo');
    else toast({ tone: 'warning', text: t('outbox.notFixed') });
  };
  const discard = async () => {
    const sure = await confirm({
      title: t('outbox.discardTitle'),
      body: t('outbox.discardBody'),
      confirmLabel: t('outbox.discard'),
      danger: true,
    });
    if (sure) outbox.remove(load.key);
  };
  return (
    <li>
      <span>{facts.filter(Boolean).join(' · ')}</span>
      {refusal !== null && (
        <Button size="small" aria-label={t('outbox.fixName', { name })} onClick={() => void fix()}>
          {t('outbox.fix')}
        </Button>
      )}
      <Button
        size="small"
        color="error"
        aria-label={t('outbox.discardName', { name })}
        onClick={() => void discard()}
      >
        {t('outbox.discard')}
      </Button>
    </li>
  );
}

/** What waits on this device: sent by itself once the network is back, or by the button. */
export function OutboxStrip({ onSent }: { readonly onSent: () => void }) {
  const { t } = useTranslation('financeLoads');
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.current);
  const { offlineSince } = useConnection();
  const [busy, setBusy] = useState(false);
  const toSend = waiting.some(({ refusal }) => refusal === null);
  const send = async () => {
    setBusy(true);
    try {
      const { sent } = await sendWaiting(sendLoad);
      if (sent > 0) {
        connection.cameBack();
        toast({ tone: 'success', text: t('outbox.sent', { count: sent }) });
        onSent();
      }
      return sent;
    } finally {
      setBusy(false);
    }
  };
  const sendWaitingLoads = useEffectEvent(() => void Promise.resolve().then(send));
  const online = offlineSince === null;
  useEffect(() => {
    // At the page's start, and whenever the network is back.
    if (online && toSend) sendWaitingLoads();
  }, [online, toSend]);
  if (waiting.length === 0) return null;
  const sendNow = async () => {
    const sent = await send();
    if (sent === 0 && outbox.current().some(({ refusal }) => refusal === null))
      toast({ tone: 'warning', text: t('outbox.notSent') });
  };
  return (
    <Strip aria-label={t('outbox.title', { count: waiting.length })}>
      <Head>
        <div>
          <h2>{t('outbox.title', { count: waiting.length })}</h2>
          <p>{t(sharedComputer.is() ? 'outbox.textShared' : 'outbox.text')}</p>
        </div>
        {toSend && (
          <LoadingButton variant="outlined" busy={busy} onClick={() => void sendNow()}>
            {t('outbox.send')}
          </LoadingButton>
        )}
      </Head>
      <ul>
        {waiting.map((load) => (
          <Line key={load.key} load={load} />
        ))}
      </ul>
    </Strip>
  );
}
