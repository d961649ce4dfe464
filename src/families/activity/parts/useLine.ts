import { useFormContext } from 'react-hook-form';
import { useActivity } from '../activityContext';
import { type ActivityValues, type LineValues, lineQuantity } from '../activityValues';
import { priceOf, totalOf } from '../rules/production';

/** Keeps quantity, price and total of one line together while they are typed. */
export function useLine(at: number) {
  const { activity, centers, proposals } = useActivity();
  const { getValues, setValue } = useFormContext<ActivityValues>();
  const name = `production.${at}` as const;
  const line = (): LineValues => getValues(name);
  const dirty = { shouldDirty: true } as const;

  /** The total follows quantity and price. */
  const follow = () => {
    const now = line();
    setValue(`${name}.total`, totalOf(lineQuantity(activity, now), now.price), dirty);
    setValue(`${name}.totalTyped`, false, dirty);
  };
  /** A typed total works back to the price. */
  const back = () => {
    const now = line();
    const price = priceOf(now.total, lineQuantity(activity, now));
    setValue(`${name}.totalTyped`, price !== null, dirty);
    if (price !== null) setValue(`${name}.price`, price, dirty);
  };
  /** Another unit keeps the worth, where there is one. */
  const unitChanged = () => {
    const now = line();
    const price = priceOf(now.total, lineQuantity(activity, now));
    const proposed = now.unit === null ? undefined : proposals.prices[now.unit];
    setValue(`${name}.price`, price ?? proposed?.value ?? null, dirty);
    follow();
  };
  /** What is known of a center fills what is still empty. */
  const centerChanged = (id: number | null) => {
    const center = centers.find((each) => each.id === id);
    if (!center) return;
    const now = line();
    for (const { name: quantity, from } of activity.quantities) {
      if (now.quantities[quantity] != null) continue;
      const proposed = from === 'area' ? center.area : (proposals.quantities[quantity] ?? null);
      if (proposed !== null) setValue(`${name}.quantities.${quantity}`, proposed, dirty);
    }
    if (activity.plots && now.plots === null && center.plots) setValue(`${name}.plots`, center.plots, dirty);
    const price = now.unit === null ? undefined : proposals.prices[now.unit];
    if (now.price === null && price) setValue(`${name}.price`, price.value, dirty);
    follow();
  };
  return { follow, back, unitChanged, centerChanged };
}
