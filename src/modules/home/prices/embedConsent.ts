import { useState } from 'react';
import { localStore } from '@/platform/store/localStore';
import { currentScope } from '@/platform/store/scope';

// One user's consent to one site: another user of this browser is asked again.
const keyOf = (host: string) => `ep.embed.${currentScope()}.${host}`;
const GIVEN = 'yes';
/** Given until the page is left. */
const given = new Set<string>();

function read(host: string): boolean {
  if (given.has(keyOf(host))) return true;
  return localStore.read(keyOf(host)) === GIVEN;
}

/** Whether content of another site may be loaded: for this visit, or, where it was requested, always. */
export function useEmbedConsent(host: string) {
  const [agreed, setAgreed] = useState(() => read(host));
  return {
    given: agreed,
    give: (always: boolean) => {
      given.add(keyOf(host));
      if (always) localStore.keep(keyOf(host), GIVEN);
      setAgreed(true);
    },
    revoke: () => {
      given.delete(keyOf(host));
      localStore.drop(keyOf(host));
      setAgreed(false);
    },
  };
}
