import { useEffect, useRef, useState } from 'react';
import { keyOfAccount } from '../rules/import/destinations';
import { type EmptyStatement, type FilePart, readOfxFiles, type RefusedFile } from './readOfxFiles';

/** A statement of a file, and the own account into which it goes. */
export interface PlacedPart extends FilePart {
  /** Null: the account that is chosen on the page. */
  readonly to: string | null;
}

/** Where each account of the files goes, by its key; null is not imported. */
export type Destinations = ReadonlyMap<string, string | null>;

const severalAccounts = (parts: readonly FilePart[]) =>
  new Set(parts.map(({ account }) => keyOfAccount(account))).size > 1;

/** The statements that are looked at. Files that hold several accounts wait until it is said where each goes. */
export function useFileParts(accountId: string | null) {
  const [parts, setParts] = useState<readonly PlacedPart[]>([]);
  const [asking, setAsking] = useState<readonly FilePart[] | null>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [empty, setEmpty] = useState<readonly EmptyStatement[]>([]);
  const [reading, setReading] = useState(false);
  const control = useRef<AbortController | null>(null);
  // Leaving the page ends the reading.
  useEffect(() => () => control.current?.abort(), []);
  const take = (more: readonly PlacedPart[]) => setParts((now) => [...now, ...more]);

  const add = async (files: readonly File[]) => {
    setReading(true);
    control.current?.abort();
    const own = new AbortController();
    control.current = own;
    const read = await readOfxFiles(files, own.signal);
    if (control.current !== own) return;
    setReading(false);
    if (read === null) return;
    setRefused(read.refused);
    setEmpty(read.empty);
    if (read.parts.length === 0) return;
    if (accountId === null || severalAccounts(read.parts)) setAsking(read.parts);
    else take(read.parts.map((part) => ({ ...part, to: null })));
  };
  const place = (destinations: Destinations) => {
    take(
      (asking ?? []).flatMap((part) => {
        const to = destinations.get(keyOfAccount(part.account)) ?? null;
        return to === null ? [] : [{ ...part, to }];
      }),
    );
    setAsking(null);
  };
  return {
    parts,
    asking,
    refused,
    empty,
    reading,
    add,
    stop: () => {
      control.current?.abort();
      // A file on a slow drive may still be on its way: nothing waits for it.
      control.current = null;
      setReading(false);
    },
    place,
    putOff: () => setAsking(null),
    remove: (ids: readonly string[]) => setParts((now) => now.filter(({ id }) => !ids.includes(id))),
    closeRefused: () => setRefused([]),
    closeEmpty: () => setEmpty([]),
  };
}
