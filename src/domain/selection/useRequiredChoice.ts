import { useCallback, useEffect, useState } from 'react';
import { selectScope } from '@/domain/identity/selectors';
import type { LookupState } from '@/domain/lookups/useLookup';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useAppSelector } from '@/platform/store/hooks';
import { beginWith, type ChoiceKind, keepChoice, lastChoice } from './lastChoice';

/**
 * What a page shows one at a time, in its address: a link opens the same for everybody. A page whose address names none
 * begins with the one chosen last by this user for this customer, on whichever page. One that names what is not offered
 * has chosen nothing, and nothing is asked for it: `unknown`.
 */
export function useRequiredChoice(
  kind: ChoiceKind,
  param: string,
  { options, loading, failed }: LookupState,
) {
  const scope = useAppSelector(selectScope);
  const { text, set } = useAddressValues();
  const id = text(param);
  const write = useCallback(
    (next: string | null, replace: boolean) => set({ [param]: next }, { push: !replace, onlyHere: replace }),
    [set, param],
  );
  const [emptied, setEmptied] = useState(false);
  const offered = options.map((one) => String(one.id));
  const unknown = id !== null && !loading && !failed && !offered.includes(id);
  const begun = id ?? (emptied ? null : beginWith(lastChoice(scope, kind), offered));
  const missing = id === null ? begun : null;
  useEffect(() => {
    if (missing !== null) write(missing, true);
  }, [missing, write]);
  const choose = useCallback(
    (next: string | number | null) => {
      setEmptied(next === null);
      if (next !== null) keepChoice(scope, kind, String(next));
      write(next === null ? null : String(next), false);
    },
    [scope, kind, write, setEmptied],
  );
  return { id: unknown ? null : begun, unknown, choose };
}
