import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { connection, useConnection } from '@/platform/connection/connection';
import { sharedComputer } from '@/platform/drafts/sharedComputer';
import { formatDateTime } from '@/platform/format/instant';
import type { Outbox, Waiting } from '@/platform/outbox/createOutbox';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { confirm } from '@/platform/ui/confirm';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { toast } from '@/platform/ui/toast';

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
  '& li small': { ...typeStep('caption'), display: 'block', color: theme.tokens.textMuted },
  '& [data-refused="true"]': { color: theme.tokens.danger.softText },
}));
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});

interface OutboxStripProps<Values> {
  readonly outbox: Outbox<Values>;
  readonly send: (entry: Waiting<Values>) => Promise<unknown>;
  /** Sent as soon as the network is back; else only when the user says so. */
  readonly automatic: boolean;
  readonly words: {
    /** '3 romaneios guardados neste aparelho'. */
    readonly title: (count: number) => string;
    /** '3 romaneios enviados.' */
    readonly sent: (count: number) => string;
    readonly discardTitle: string;
    /** Names an entry in a sentence: a plate, an aviary. */
    readonly nameOf: (values: Values) => string;
    /** More of what it holds. */
    readonly factsOf?: (values: Values) => string | null;
  };
  /** Puts a refused entry back into its form. */
  readonly onFix?: (entry: Waiting<Values>) => Promise<void>;
  /** Lets a refused entry wait again as it is, where its refusal was a question. */
  readonly onAgain?: (entry: Waiting<Values>) => void;
  readonly onSent: () => void;
}

function Line<Values>({
  entry,
  strip,
  onAgain,
}: {
  readonly entry: Waiting<Values>;
  readonly strip: OutboxStripProps<Values>;
  readonly onAgain: ((entry: Waiting<Values>) => void) | undefined;
}) {
  const { t } = useTranslation('ui');
  const { outbox, words, onFix } = strip;
  const { refusal, values, at, key } = entry;
  const name = words.nameOf(values);
  const state = refusal ? t('outbox.refused', { reason: refusal }) : t('outbox.refusedPlain');
  const saved = formatDateTime(new Date(at).toISOString());
  const facts = [name, words.factsOf?.(values)].filter(Boolean).join(' · ');
  const discard = async () => {
    const sure = await confirm({
      title: words.discardTitle,
      body: t('outbox.discardBody'),
      confirmLabel: t('outbox.discard'),
      danger: true,
    });
    if (sure) outbox.remove(key);
  };
  return (
    <li>
      <span>
        {facts} · <span data-refused={refusal !== null}>{refusal === null ? t('outbox.waits') : state}</span>
        <small>{t('outbox.savedAt', { when: saved })}</small>
      </span>
      {refusal !== null && onFix && (
        <Button
          size="small"
          aria-label={t('outbox.fixName', { name: facts })}
          onClick={() => void onFix(entry)}
        >
          {t('outbox.fix')}
        </Button>
      )}
      {refusal !== null && onAgain && (
        <Button size="small" aria-label={t('outbox.againName', { name })} onClick={() => onAgain(entry)}>
          {t('outbox.again')}
        </Button>
      )}
      <Button
        size="small"
        color="error"
        aria-label={t('outbox.discardName', { name: facts })}
        onClick={() => void discard()}
      >
        {t('outbox.discard')}
      </Button>
    </li>
  );
}

/** What waits on this device: sent by the button, or by itself once the network is back. */
export function OutboxStrip<Values>(strip: OutboxStripProps<Values>) {
  const { outbox, send: one, words, automatic, onSent } = strip;
  const { t } = useTranslation('ui');
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.current);
  const { offlineSince } = useConnection();
  const [busy, setBusy] = useState(false);
  const toSend = waiting.some(({ refusal }) => refusal === null);
  const send = async () => {
    setBusy(true);
    try {
      const { sent, stopped } = await outbox.send(one);
      if (sent > 0) {
        connection.cameBack();
        toast({ tone: 'success', text: words.sent(sent) });
        onSent();
      }
      return stopped;
    } finally {
      setBusy(false);
    }
  };
  const sendWaiting = useEffectEvent(() => void Promise.resolve().then(send));
  const online = offlineSince === null;
  useEffect(() => {
    // At the page's start, and whenever the network is back.
    if (automatic && online && toSend) sendWaiting();
  }, [automatic, online, toSend]);
  if (waiting.length === 0) return null;
  const sendNow = async () => {
    const stopped = await send();
    if (stopped && stopped.kind !== 'cancelled')
      toast({ tone: 'warning', text: t(stopped.kind === 'offline' ? 'outbox.notSent' : 'outbox.failed') });
  };
  const again = async (entry: Waiting<Values>) => {
    strip.onAgain?.(entry);
    // What is being sent does not know of it yet.
    if (busy) await outbox.send(one);
    // Nothing else goes with it that nobody has agreed to.
    if (busy || !toSend) await sendNow();
  };
  const title = words.title(waiting.length);
  const text = automatic ? 'text' : 'onConsent';
  return (
    <Strip aria-label={title}>
      <Head>
        <div>
          <h2>{title}</h2>
          <p>
            {t(`outbox.${text}`)}
            {sharedComputer.is() ? ` ${t('outbox.shared')}` : ''}
          </p>
        </div>
        {toSend && (
          <LoadingButton variant="outlined" busy={busy} onClick={() => void sendNow()}>
            {t('outbox.send')}
          </LoadingButton>
        )}
      </Head>
      <ul>
        {waiting.map((entry) => (
          <Line<Values>
            key={entry.key}
            entry={entry}
            strip={strip}
            onAgain={strip.onAgain && ((refused: Waiting<Values>) => void again(refused))}
          />
        ))}
      </ul>
    </Strip>
  );
}
