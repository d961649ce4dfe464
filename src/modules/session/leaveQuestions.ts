import i18next from 'i18next';
import { closeDrafts, countInMemory } from '@/platform/drafts/draftStore';
import { countDrafts, forgetKept } from '@/platform/drafts/keptHere';
import { sharedComputer } from '@/platform/drafts/sharedComputer';
import { discardWaiting, sendAllWaiting, waitingHere, type WaitingHere } from '@/platform/outbox/waitingHere';
import { choose } from '@/platform/ui/confirm';
import { toast } from '@/platform/ui/toast';

export { closeDrafts, forgetKept };

/** What becomes of the user's drafts; null: they stay signed in. */
type Leaving = 'keepDrafts' | 'dropDrafts' | null;

/** What waits and where to, and why the last try to send it did not get through. */
function waitingText({ all, refused, elsewhere }: WaitingHere, failure: string | null): string {
  const { t } = i18next;
  return [
    failure,
    t('session:waiting.text', { count: all }),
    refused > 0 ? t('session:waiting.refused', { count: refused }) : null,
    elsewhere > 0 ? t('session:waiting.elsewhere', { count: elsewhere }) : null,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

/** Sends what can be sent. Answers why something of it did not get through; null where everything did. */
async function send(): Promise<string | null> {
  const { sent, stopped } = await sendAllWaiting();
  if (sent > 0) toast({ tone: 'success', text: i18next.t('session:waiting.sent', { count: sent }) });
  if (stopped === null) return null;
  return i18next.t(stopped.kind === 'offline' ? 'session:waiting.notSent' : 'session:waiting.failed');
}

/** Asks until nothing waits any more. Answers whether the user still wants to leave. */
async function settleWaiting(userId: string): Promise<boolean> {
  let failure: string | null = null;
  for (let waiting = waitingHere(userId); waiting.all > 0; waiting = waitingHere(userId)) {
    const { t } = i18next;
    const discard = t('session:waiting.discard');
    const sendable = waiting.toSend > 0;
    const answer = await choose({
      title: t('session:waiting.title', { count: waiting.all }),
      body: waitingText(waiting, failure),
      cancelLabel: t('session:waiting.stay'),
      confirmLabel: sendable ? t('session:waiting.send') : discard,
      otherLabel: sendable ? discard : undefined,
      danger: !sendable,
    });
    if (answer === 'cancelled') return false;
    if (answer === 'other' || !sendable) discardWaiting(userId);
    else failure = await send();
  }
  return true;
}

/** Asked once, and only where there are drafts: whether they stay here. On a shared computer none does. */
async function settleDrafts(userId: string): Promise<Leaving> {
  const { t } = i18next;
  const cancelLabel = t('session:waiting.stay');
  if (sharedComputer.is()) {
    const count = countInMemory(userId);
    if (count === 0) return 'dropDrafts';
    const answer = await choose({
      title: t('session:drafts.sharedTitle', { count }),
      body: t('session:drafts.sharedText'),
      confirmLabel: t('session:drafts.remove'),
      cancelLabel,
      danger: true,
    });
    return answer === 'confirmed' ? 'dropDrafts' : null;
  }
  const count = await countDrafts(userId);
  if (count === 0) return 'keepDrafts';
  const answer = await choose({
    title: t('session:drafts.title', { count }),
    body: t('session:drafts.text'),
    confirmLabel: t('session:drafts.keep'),
    otherLabel: t('session:drafts.remove'),
    cancelLabel,
  });
  if (answer === 'cancelled') return null;
  return answer === 'other' ? 'dropDrafts' : 'keepDrafts';
}

/** What is asked before a user leaves: first about what was not sent, then about what was not saved. */
export async function askBeforeLeaving(userId: string): Promise<Leaving> {
  return (await settleWaiting(userId)) ? settleDrafts(userId) : null;
}
