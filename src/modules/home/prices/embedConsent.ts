import { useState } from 'react';
import { log } from '@/platform/log/log';
import { currentScope } from '@/platform/store/scope';

// One person's word on one site: whoever else uses this browser is asked anew.
const keyOf = (host: string) => `ep.embed.${currentScope()}.${host}`;
const GIVEN = 'yes';
/** Given until the page is left. */
const given = new Set<string>();

function read(host: string): boolean {
  if (given.has(keyOf(host))) return true;
  try {
    return localStorage.getItem(keyOf(host)) === GIVEN;
  } catch (thrown) {
    // Without storage nothing is remembered: the site is asked about at every visit.
    log.warn('consent not read', { reason: String(thrown) });
    return false;
  }
}

function write(host: string, given: boolean): void {
  try {
    if (given) localStorage.setItem(keyOf(host), GIVEN);
    else localStorage.removeItem(keyOf(host));
  } catch (thrown) {
    log.warn('consent not kept', { reason: String(thrown) });
  }
}

/** Whether content of another site may be loaded: for this visit, or, where it was asked for, always. */
export function useEmbedConsent(host: string) {
  const [agreed, setAgreed] = useState(() => read(host));
  return {
    given: agreed,
    give: (always: boolean) => {
      given.add(keyOf(host));
      if (always) write(host, true);
      setAgreed(true);
    },
    revoke: () => {
      given.delete(keyOf(host));
      write(host, false);
      setAgreed(false);
    },
  };
}
