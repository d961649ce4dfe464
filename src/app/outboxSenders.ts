import type { OutboxSenders } from '@/platform/outbox/waitingHere';

/** How what waits on this device is sent when its page is not open: at sign-out, on the user's word. */
export const outboxSenders: OutboxSenders = {
  async loads() {
    const [{ outbox }, { sendLoad }] = await Promise.all([
      import('@/modules/finance/loads/outbox'),
      import('@/modules/finance/loads/loadsService'),
    ]);
    return outbox.send(sendLoad);
  },
  async round() {
    const [{ roundOutbox }, { sendEntry }] = await Promise.all([
      import('@/modules/lots/round/roundOutbox'),
      import('@/modules/lots/round/roundService'),
    ]);
    return roundOutbox.send(sendEntry);
  },
  async feeding() {
    const [{ feedingOutbox }, { sendFeeding }] = await Promise.all([
      import('@/modules/lots/fishRound/feedingOutbox'),
      import('@/modules/lots/fishRound/feedingService'),
    ]);
    return feedingOutbox.send(sendFeeding);
  },
  async fieldOccurrences() {
    const [{ fieldOutbox }, { sendWaiting }] = await Promise.all([
      import('@/modules/agriculture/occurrences/waiting/fieldOutbox'),
      import('@/modules/agriculture/occurrences/waiting/saveOrKeep'),
    ]);
    return fieldOutbox.send(sendWaiting);
  },
};
