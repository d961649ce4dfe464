import { type AppError, asAppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import { connection } from '@/platform/connection/connection';
import { currentScope } from '@/platform/store/scope';
import { outbox, type WaitingLoad } from './outbox';

/** A load that the server will not take as it is; anything else passes, and the load is sent again. */
const isRefusal = ({ kind }: AppError) => kind === 'validation';

interface Sent {
  readonly sent: number;
  readonly refused: number;
}

/** One at a time, in the order in which they were entered; the first that does not get through ends the round. */
async function sendAll(send: (load: WaitingLoad) => Promise<unknown>): Promise<Sent> {
  const scope = currentScope();
  let sent = 0;
  let refused = 0;
  for (const load of outbox.current().filter(({ refusal }) => refusal === null)) {
    // Another tab may have sent it, and another customer's loads are not this one's.
    if (scope !== currentScope()) break;
    if (!outbox.current().some(({ key }) => key === load.key)) continue;
    try {
      await send(load);
      if (scope !== currentScope()) break;
      outbox.remove(load.key);
      sent += 1;
    } catch (thrown) {
      const error = asAppError(thrown);
      if (!isRefusal(error) || scope !== currentScope()) break;
      outbox.refuse(load.key, saidBy(error) ?? '');
      refused += 1;
    }
  }
  return { sent, refused };
}

let running: Promise<Sent> | null = null;

/** Sends what waits. Asked twice it runs once, in this tab and, where the browser can tell, in all of them. */
export function sendWaiting(send: (load: WaitingLoad) => Promise<unknown>): Promise<Sent> {
  const run = async () => {
    const locks = (navigator as Partial<Navigator>).locks;
    return locks ? locks.request('ep.loads', () => sendAll(send)) : sendAll(send);
  };
  running ??= run().finally(() => {
    running = null;
  });
  return running;
}

let watching = false;

/** From here on what waits is sent whenever the network is back, whatever page is open then. */
export function keepSending(send: (load: WaitingLoad) => Promise<unknown>): void {
  if (watching) return;
  watching = true;
  connection.subscribe(() => {
    const waits = outbox.current().some(({ refusal }) => refusal === null);
    if (connection.current().offlineSince === null && waits) void sendWaiting(send);
  });
}
