import type { ActivityDescriptor } from '../activityTypes';
import { type Center, type LineValues, lineQuantity } from '../activityValues';
import { priceOf, totalOf } from './production';

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

/** What is known of the production beside what is typed: the mean of the last years, prices by the sale unit. */
interface Proposed {
  readonly quantities: Readonly<Record<string, number>>;
  readonly prices: Readonly<Record<string, { readonly value: number }>>;
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
  proposals: Proposed,
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
