import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useActivity } from '../activityContext';
import type { ActivityValues, LineValues } from '../activityValues';
import { afterCenter, afterQuantity, afterTotal, afterUnit, type Followed } from '../rules/followLine';

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
  const centerChanged = (id: number | null) => {
    const center = centers.find((each) => each.id === id);
    if (!center) return;
    const { quantities, plots, price } = afterCenter(activity, line(), center, former.current, proposals);
    former.current = center;
    setValue(`${name}.quantities`, quantities, dirty);
    setValue(`${name}.plots`, plots, dirty);
    setValue(`${name}.price`, price, dirty);
    follow();
  };
  return { follow, back, unitChanged, centerChanged };
}
