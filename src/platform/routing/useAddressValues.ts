import { useCallback, useMemo } from 'react';
import { type AddressOptions, useAddressParams } from './useAddressParams';

/** Null takes the name out, a list writes it once for each value, undefined leaves it as it is. */
type AddressChanges = Readonly<
  Record<string, string | number | readonly (string | number)[] | null | undefined>
>;

interface SetOptions extends Pick<AddressOptions, 'state' | 'onlyHere'> {
  /** An entry of its own in the history: Back takes the change back. */
  readonly push?: boolean;
}

interface AddressValues {
  readonly params: URLSearchParams;
  readonly text: (name: string) => string | null;
  /** Null for what is no whole number of at most 15 digits. */
  readonly id: (name: string) => number | null;
  readonly list: (name: string) => string[];
  /** Null for what is none of the words. */
  readonly word: <Word extends string>(name: string, words: readonly Word[]) => Word | null;
  /** Changes several names in one step, in place of the present entry of the history. */
  readonly set: (changes: AddressChanges, options?: SetOptions) => void;
}

const ID = /^\d{1,15}$/;

/** The search part with these changes; a new one, the given stays. */
export function withValues(search: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) continue;
    if (typeof value === 'string' || typeof value === 'number') next.set(name, String(value));
    else {
      next.delete(name);
      for (const one of value ?? []) next.append(name, String(one));
    }
  }
  return next;
}

/**
 * What a page keeps in the search part of its address, by name. `set` goes on from what the address is, so two calls one
 * after the other keep both changes. What has to compute the next search from the present takes `useAddressParams`.
 */
export function useAddressValues(): AddressValues {
  const [params, change] = useAddressParams();
  const set = useCallback(
    (changes: AddressChanges, { push = false, ...options }: SetOptions = {}) =>
      change((now) => withValues(now, changes), { ...options, replace: !push, preventScrollReset: true }),
    [change],
  );
  return useMemo(
    () => ({
      params,
      text: (name) => params.get(name),
      id: (name) => {
        const text = params.get(name);
        return text !== null && ID.test(text) ? Number(text) : null;
      },
      list: (name) => params.getAll(name),
      word: (name, words) => words.find((one) => one === params.get(name)) ?? null,
      set,
    }),
    [params, set],
  );
}
