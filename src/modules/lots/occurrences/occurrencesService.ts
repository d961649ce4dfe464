import { stockCalls, stockPort } from '@/families/occurrence/stockCalls';
import { assumed, http } from '@/platform/http/http';
import {
  FeedingSetWire,
  type FeedingSet,
  type FishLotChoice,
  FishLotChoiceWire,
  FishLotWire,
} from './fishLotWire';
import { occurrenceCalls } from './occurrenceCallsService';
import { LotWire } from './occurrencesWire';

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

/** The stock of the property that a lot belongs to. */
export const stock = stockPort('lots', stockCalls('lotId'));
export const pondStock = stockPort('lots', stockCalls('piscicultureLotId'), 'pondStock');
