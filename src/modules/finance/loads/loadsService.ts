import i18next from 'i18next';
import { registerCalls } from '@/families/register/registerCalls';
import { asAppError } from '@/platform/http/appError';
import { assumed, http } from '@/platform/http/http';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { createEntryKeys } from '@/platform/outbox/entryKeys';
import { toast } from '@/platform/ui/toast';
import type { LoadValues } from './loadSchemas';
import { outbox, type WaitingLoad } from './outbox';
import { Load } from './loadWire';

const textOrNull = (text: string | null) => text?.trim() || null;

function toBody(values: LoadValues): object {
  const { kept: _kept, saved: _saved, ...sent } = values;
  return {
    ...sent,
    ticket: textOrNull(sent.ticket),
    driver: textOrNull(sent.driver),
    plate: textOrNull(sent.plate),
    trailerPlate: textOrNull(sent.trailerPlate),
    carrier: textOrNull(sent.carrier),
    invoiceNumber: textOrNull(sent.invoiceNumber),
    mdfeNumber: textOrNull(sent.mdfeNumber),
    observation: textOrNull(sent.observation),
  };
}

/** The key under which the server knows a load that it may have been sent before. */
const post = ({ key, values }: WaitingLoad, silent: boolean): Promise<unknown> =>
  http.post(
    assumed('/CargoPackingList/Create'),
    { ...toBody(values), clientKey: key },
    { silent, contained: true },
  );

/** Sends a load that waits: the strip of what waits says what became of it. */
export const sendLoad = (load: WaitingLoad): Promise<unknown> => post(load, true);

const keys = createEntryKeys();

/** Sends a new load; without a network it waits on this device instead. */
async function create(values: LoadValues): Promise<unknown> {
  const key = keys.keyOf(values);
  const load: WaitingLoad = { key, at: Date.now(), values, refusal: null };
  try {
    const saved = await post(load, false);
    keys.release(key);
    return saved;
  } catch (thrown) {
    if (asAppError(thrown).kind !== 'offline') throw thrown;
    try {
      outbox.add(load);
    } catch (full) {
      // The browser keeps nothing: the form stays, with what was typed.
      log.warn('load not kept', { reason: faultOf(full) });
      throw thrown;
    }
    keys.release(key);
    toast({ tone: 'warning', text: i18next.t('financeLoads:outbox.kept') });
    return null;
  }
}

export const loadCalls = {
  ...registerCalls<Load, Load, LoadValues>('CargoPackingList', {
    row: Load,
    toBody,
    without: ['setActive'],
  }),
  create,
};
