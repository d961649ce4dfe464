import { useSyncExternalStore } from 'react';
import { isRecord } from '@/platform/http/loose';
import { localStore } from '@/platform/store/localStore';

/** What one user said about notifications in this browser. It is kept here: another browser has an answer of its own. */
export interface PushChoice {
  /** Wants them. */
  on: boolean;
  /** Never to be asked again. */
  never: boolean;
  /** Has read that this browser cannot. */
  notified: boolean;
  /** When the question was last put, milliseconds since 1970. */
  promptedAt: number | null;
}

/** The token under which this browser is registered, and whose notifications it brings. */
export interface DeviceToken {
  token: string;
  userId: string;
}

const NO_CHOICE: PushChoice = { on: false, never: false, notified: false, promptedAt: null };
const choiceKey = (userId: string) => `ep.push.${userId}`;
const TOKEN_KEY = 'ep.push.token';

const listeners = new Set<() => void>();

/** Something that the state of notifications hangs on has changed. */
export function pushChanged(): void {
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs, and a permission given or taken in the browser's own settings.
  window.addEventListener('storage', listener);
  window.addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('focus', listener);
  };
}

/** A value of this browser's that changes outside React; `read` must answer a primitive. */
export function usePushValue<T extends string | boolean | null>(read: () => T): T {
  return useSyncExternalStore(subscribe, read);
}

function readJson(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStore.read(key) ?? 'null');
    return isRecord(value) ? value : {};
  } catch {
    // Garbled: as good as nothing.
    return {};
  }
}

export function readChoice(userId: string): PushChoice {
  const { on, never, notified, promptedAt } = readJson(choiceKey(userId));
  return {
    on: on === true,
    never: never === true,
    notified: notified === true,
    promptedAt: typeof promptedAt === 'number' ? promptedAt : null,
  };
}

export function keepChoice(userId: string, changes: Partial<PushChoice>): void {
  const choice: PushChoice = { ...NO_CHOICE, ...readChoice(userId), ...changes };
  localStore.keep(choiceKey(userId), JSON.stringify(choice));
  pushChanged();
}

export const deviceToken = {
  read(): DeviceToken | null {
    const { token, userId } = readJson(TOKEN_KEY);
    return typeof token === 'string' && typeof userId === 'string' ? { token, userId } : null;
  },
  keep(kept: DeviceToken): void {
    localStore.keep(TOKEN_KEY, JSON.stringify(kept));
    pushChanged();
  },
  forget(): void {
    localStore.drop(TOKEN_KEY);
    pushChanged();
  },
};
