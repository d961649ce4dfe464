import { useCallback } from 'react';
import { useAddressValues } from '@/platform/routing/useAddressValues';

const PARAM = 'alvo';
/** g that a tilapia is sold with. */
const USUAL = 900;
const MOST = 20_000;

/** The weight that is asked about, g; in the address, so that the way back and a link keep it. */
export function useTarget() {
  const { id, set } = useAddressValues();
  const requested = id(PARAM);
  const target = requested !== null && requested > 0 && requested <= MOST ? requested : USUAL;
  const change = useCallback(
    (grams: number | null) => set({ [PARAM]: grams === null || grams === USUAL ? null : Math.round(grams) }),
    [set],
  );
  return { target, change };
}
