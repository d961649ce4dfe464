import type { ActivityDescriptor } from '../activityTypes';
import { type Center, type LineValues, lineQuantity } from '../activityValues';
import { priceOf, totalOf } from './production';
import type { Proposed } from './proposals';

/** What follows in a line from what was typed in it: price in reais, total in cents. */
export type Followed = Pick<LineValues, 'price' | 'total' | 'totalTyped'>;

/** The price of a total, while the total is what was typed; a quantity that is not known leaves both as they are. */
function priced(activity: ActivityDescriptor, line: LineValues): Followed {
  const price = priceOf(line.total, lineQuantity(activity, line));
  return price === null
    ? { price: line.price, total: line.total, totalTyped: false }
    : { price, total: line.total, totalTyped: true };
}

/** The total follows quantity and price. A total that was typed before there is a price waits for its quantity. */
export function afterQuantity(activity: ActivityDescriptor, line: LineValues): Followed {
  if (line.price === null && line.total !== null) return priced(activity, line);
  return { price: line.price, total: totalOf(lineQuantity(activity, line), line.price), totalTyped: false };
}

/** A typed total gives the price back. */
export const afterTotal = priced;

/** Another sale unit keeps the worth to the cent, so that the way back gives the former price; without a worth, the proposed price. */
export function afterUnit(activity: ActivityDescriptor, line: LineValues, proposed: number | null): Followed {
  const kept = priced(activity, line);
  if (!kept.totalTyped) return afterQuantity(activity, { ...line, price: proposed });
  const exact = totalOf(lineQuantity(activity, line), kept.price) === line.total;
  return { ...kept, totalTyped: !exact };
}

/**
 * What is known of a cost center fills what is still empty in a line, and replaces what the center before had proposed:
 * quantities by name, plots, price; null where nothing changes.
 */
export function afterCenter(
  activity: ActivityDescriptor,
  line: LineValues,
  center: Center,
  before: Center | undefined,
  proposals: Pick<Proposed, 'quantities' | 'prices'>,
): Pick<LineValues, 'quantities' | 'plots' | 'price'> {
  const quantities = { ...line.quantities };
  for (const { name, from } of activity.quantities) {
    const present = line.quantities[name] ?? null;
    const isProposed = present === null || (from === 'area' && present === before?.area);
    const proposed = from === 'area' ? center.area : (proposals.quantities[name] ?? null);
    if (isProposed && proposed !== null) quantities[name] = proposed;
  }
  const takesPlots = activity.plots && (line.plots === null || line.plots === before?.plots);
  const price = line.unit === null ? undefined : proposals.prices[line.unit];
  return {
    quantities,
    plots: takesPlots && center.plots ? center.plots : line.plots,
    price: line.price ?? price?.value ?? null,
  };
}

const priceIn = ({ prices }: Pick<Proposed, 'prices'>, unit: string | null) =>
  (unit === null ? undefined : prices[unit]?.value) ?? null;

/**
 * What is known of another product fills what is still empty in a line, and replaces what the product before had
 * proposed: with nothing, where nothing is known of it.
 */
export function afterProduct(
  activity: ActivityDescriptor,
  line: LineValues,
  before: Proposed,
  now: Proposed,
): Pick<LineValues, 'quantities' | 'price' | 'total' | 'accountId'> {
  const next = (present: number | null, former: number | null, proposed: number | null) =>
    present === null || present === former ? proposed : present;
  const quantities = { ...line.quantities };
  // Where nothing was chosen yet there is nothing to be produced.
  for (const { name, from } of activity.quantities)
    if (from !== 'area' && line.centerId !== null)
      quantities[name] = next(
        quantities[name] ?? null,
        before.quantities[name] ?? null,
        now.quantities[name] ?? null,
      );
  const proposed = line.centerId === null ? null : priceIn(now, line.unit);
  const price = next(line.price, priceIn(before, line.unit), proposed);
  return {
    quantities,
    price,
    // What the former price came to goes with it.
    total: price === line.price ? line.total : null,
    accountId: next(line.accountId, before.accountId, now.accountId),
  };
}
