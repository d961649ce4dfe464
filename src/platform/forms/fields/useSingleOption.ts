import { useEffect, useEffectEvent } from 'react';
import type { Id, Option } from '@/platform/forms/options';

interface SingleChoice<I extends Id> {
  readonly lockSingle?: boolean | undefined;
  readonly loading?: boolean | undefined;
  readonly options?: readonly Option<I>[] | undefined;
  readonly value: I | null;
}

/** Chooses the only option there is, and gives it so that the field can say why it does not open. */
export function useSingleOption<I extends Id>(
  { lockSingle = false, loading = false, options = [], value }: SingleChoice<I>,
  choose: (option: Option<I>) => void,
): Option<I> | undefined {
  const only = lockSingle && !loading && options.length === 1 ? options[0] : undefined;
  const chooseOnly = useEffectEvent(choose);
  useEffect(() => {
    if (only !== undefined && value !== only.id) chooseOnly(only);
  }, [only, value]);
  return only;
}
