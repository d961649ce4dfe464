import { stockCalls, stockPort } from '@/families/occurrence/stockCalls';
import { assumed, http } from '@/platform/http/http';
import {
  FeedingSetWire,
  type FeedingSet,
  type FishLotChoice,
  FishLotChoiceWire,
  FeedPriceWire,
  FishLotWire,
} from './fishLotWire';
import type { FeedPrice } from '../fishRules/feedCost';
import { occurrenceCalls } from './occurrenceCallsService';
import { LotWire } from './occurrencesWire';

// A form stands without it.
const unseen = { contained: true, silent: true } as const;

export const chickenOccurrences = occurrenceCalls('ChickenOccurrence', LotWire);
export const fishOccurrences = occurrenceCalls('PiscicultureOccurrence', FishLotWire);

/** The sets that lots of fish are fed by. */
export const feedingSets = (signal: AbortSignal): Promise<FeedingSet[]> =>
  http.list(assumed('/PiscicultureOccurrence/GetFeedingSetsForSelect'), {
    signal,
    contained: true,
    shape: FeedingSetWire,
  });

/** Every lot of fish under its pond, whatever its state. */
export const fishLotChoices = (signal: AbortSignal): Promise<FishLotChoice[]> =>
  http.list(assumed('/PiscicultureLot/GetPiscicultureLotsForSelect'), {
    signal,
    contained: true,
    shape: FishLotChoiceWire,
  });

/** What feed costs in the stock of the customer. */
export const feedPrices = (signal: AbortSignal): Promise<FeedPrice[]> =>
  http.list(assumed('/InventoryDepletion/GetFeedPrices'), { signal, ...unseen, shape: FeedPriceWire });

/** The stock of the property that a lot belongs to. */
export const stock = stockPort('lots', stockCalls('lotId'));
export const pondStock = stockPort('lots', stockCalls('piscicultureLotId'), 'pondStock');
