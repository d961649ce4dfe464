import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useActivity } from '../activityContext';
import type { ActivityValues, LineValues } from '../activityValues';
import {
  afterCenter,
  afterProduct,
  afterQuantity,
  afterTotal,
  afterUnit,
  type Followed,
} from '../rules/followLine';
import { TYPED } from '../rules/months';
import { NOTHING_PROPOSED, proposedFor } from '../rules/proposals';

/** Keeps quantity, price and total of one line together while they are typed. */
export function useLine(at: number) {
  const { activity, centers, proposals } = useActivity();
  const { getValues, setValue } = useFormContext<ActivityValues>();
  const name = `production.${at}` as const;
  const line = (): LineValues => getValues(name);
  const former = useRef(centers.find(({ id }) => id === getValues(`${name}.centerId`)));
  const proposed = () => proposedFor(proposals, line().productName);
  // What stood here before was typed, not proposed.
  const formerProduct = useRef(NOTHING_PROPOSED);
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
    const price = now.unit === null ? undefined : proposed().prices[now.unit];
    take(afterUnit(activity, now, price?.value ?? null));
  };
  const centerChanged = (id: number | null) => {
    const center = centers.find((each) => each.id === id);
    if (!center) return;
    const { quantities, plots, price } = afterCenter(activity, line(), center, former.current, proposed());
    former.current = center;
    formerProduct.current = proposed();
    setValue(`${name}.quantities`, quantities, dirty);
    setValue(`${name}.plots`, plots, dirty);
    setValue(`${name}.price`, price, dirty);
    follow();
  };
  const productChanged = () => {
    const [before, now] = [formerProduct.current, proposed()];
    if (before.productName === now.productName) return;
    formerProduct.current = now;
    const { quantities, price, total, accountId } = afterProduct(activity, line(), before, now);
    setValue(`${name}.quantities`, quantities, dirty);
    setValue(`${name}.price`, price, dirty);
    setValue(`${name}.total`, total, dirty);
    setValue(`${name}.accountId`, accountId, dirty);
    follow();
  };
  const spreadChanged = (spread: string | null) => {
    if (spread === TYPED && !line().parts)
      setValue(`${name}.parts`, Array<number | null>(12).fill(null), dirty);
  };
  return { follow, back, unitChanged, centerChanged, productChanged, spreadChanged };
}
