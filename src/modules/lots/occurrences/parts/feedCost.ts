import type {
  OccurrenceFault,
  OccurrenceSubject,
  OccurrenceValues,
} from '@/families/occurrence/occurrenceTypes';
import { formatNumber } from '@/platform/format/number';
import { numberOf } from '@/platform/http/loose';
import { costOfGain, expectedConversion, type FeedPrice, priceOf } from '../../fishRules/feedCost';
import { conversions, startKg } from '../../fishRules/fishFigures';
import { movedOf } from '../../fishRules/transfers';
import { biomassOn, dayIn, type FishKnown, fishOf, weightOn } from './fishSubject';

const reais = (value: number) => formatNumber(value, { decimals: 2 });

/** The lot's own conversion on gain until a day; null while it has none. */
export function ownConversion(known: FishKnown, biomass: number | null, day: number): number | null {
  const fed = known.days.filter((row) => row.day < day && row.feedKg !== null);
  const moved = movedOf(known.transfers.filter((one) => one.day < day));
  const first = startKg({ housed: known.start, deadInTransport: 0, unitWeight: known.startGrams });
  // What was harvested has no weight here: of such a lot the reference alone speaks.
  if (biomass === null || (known.harvested ?? 1) > 0) return null;
  return conversions({
    feedKg: fed.length === 0 ? null : fed.reduce((sum, { feedKg }) => sum + (feedKg ?? 0), 0),
    producedKg: biomass + moved.outKg - moved.inKg,
    startKg: first,
    deadKg: null,
  }).onGain;
}

/**
 * What a kg of gain costs in the feed that is given, or what is not known of it; null where costs are not shown, or no
 * feed is named yet.
 */
export function costNote(
  subject: OccurrenceSubject | undefined,
  values: OccurrenceValues,
  prices: readonly FeedPrice[] | null,
): OccurrenceFault | null {
  const known = fishOf(subject);
  const day = dayIn(subject, values);
  if (!subject || prices === null || known === null || day === null) return null;
  const feed: unknown = values['feed'];
  const name = typeof feed === 'string' ? feed.trim() : '';
  const productId = numberOf(values.depletion[0]?.productId);
  if (name === '' && productId === null) return null;
  const field = 'feed';
  const price = priceOf(prices, name, productId);
  if (price?.perKg == null) return { field, key: 'cost.noPrice', values: { feed: price?.name ?? name } };
  const biomass = biomassOn(subject, day);
  const grams = weightOn(subject, day)?.grams ?? null;
  const conversion = expectedConversion(known.set?.ranges ?? [], grams, ownConversion(known, biomass, day));
  const said = { price: reais(price.perKg), feed: price.name };
  if (conversion === null) return { field, key: 'cost.noConversion', values: said };
  return {
    field,
    key: `cost.${conversion.source}`,
    values: {
      ...said,
      cost: reais(costOfGain(price.perKg, conversion.value)),
      conversion: formatNumber(conversion.value, { decimals: 3 }),
    },
  };
}
