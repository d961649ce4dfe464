import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useActivity } from '../activityContext';
import type { ActivityValues, LineValues } from '../activityValues';
import { afterQuantity, afterTotal, afterUnit, type Followed } from '../rules/followLine';

/** Keeps quantity, price and total of one line together while they are typed. */
export function useLine(at: number) {
  const { activity, centers, proposals } = useActivity();
  const { getValues, setValue } = useFormContext<ActivityValues>();
  const name = `production.${at}` as const;
  const line = (): LineValues => getValues(name);
  const former = useRef(centers.find(({ id }) => id === getValues(`${name}.centerId`)));
  const dirty = { shouldDirty: true } as const;

  const take = ({ price, total, totalTyped }: Followed) => {
    setValue(`${name}.price`, price, dirty);
    setValue(`${name}.total`, total, dirty);
    setValue(`${name}.totalTyped`, totalTyped, dirty);
  };

  const follow = () => take(afterQuantity(activity, line()));
  const back = () => take(afterTotal(activity, line()));
  const unitChanged = () => {
    const now = line();
    const proposed = now.unit === null ? undefined : proposals.prices[now.unit];
    take(afterUnit(activity, now, proposed?.value ?? null));
  };
  /** What is known of a center fills what is still empty, and replaces what the center before had proposed. */
  const centerChanged = (id: number | null) => {
    const center = centers.find((each) => each.id === id);
    if (!center) return;
    const before = former.current;
    former.current = center;
    const now = line();
    for (const { name: quantity, from } of activity.quantities) {
      const present = now.quantities[quantity] ?? null;
      if (present !== null && !(from === 'area' && present === before?.area)) continue;
      const proposed = from === 'area' ? center.area : (proposals.quantities[quantity] ?? null);
      if (proposed !== null) setValue(`${name}.quantities.${quantity}`, proposed, dirty);
    }
    if (activity.plots && (now.plots === null || now.plots === before?.plots) && center.plots)
      setValue(`${name}.plots`, center.plots, dirty);
    const price = now.unit === null ? undefined : proposals.prices[now.unit];
    if (now.price === null && price) setValue(`${name}.price`, price.value, dirty);
    follow();
  };
  return { follow, back, unitChanged, centerChanged };
}
