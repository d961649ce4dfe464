import type { Identity } from '@/domain/identity/identityWire';
import { localStore } from '@/platform/store/localStore';

/**
 * Whose session this browser holds, and for which customer. The server keeps one current customer a session and all
 * tabs share the tokens, so each tab compares this mark with what it shows itself.
 */
export interface SessionMark {
  userId: string;
  /** Id of the link between user and customer; null while none is picked. */
  linkId: number | null;
  customerName: string | null;
}

export const SESSION_MARK_KEY = 'ep.session';

export function markOf({ id, currentCustomer }: Identity): SessionMark {
  return {
    userId: id,
    linkId: currentCustomer?.id ?? null,
    customerName: currentCustomer?.customerName ?? null,
  };
}

function isMark(value: unknown): value is SessionMark {
  return typeof value === 'object' && value !== null && 'userId' in value && 'linkId' in value;
}

export const sessionMark = {
  /** The mark, or null when no user is signed in in this browser. */
  read(): SessionMark | null {
    try {
      const value: unknown = JSON.parse(localStore.read(SESSION_MARK_KEY) ?? 'null');
      return isMark(value) ? value : null;
    } catch {
      // Garbled: as good as none.
      return null;
    }
  },
  keep(mark: SessionMark): void {
    localStore.keep(SESSION_MARK_KEY, JSON.stringify(mark));
  },
  /** Tells the other tabs that the person has signed out. */
  clear(): void {
    localStore.drop(SESSION_MARK_KEY);
  },
};
