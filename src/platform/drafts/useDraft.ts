import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDebouncedCallback } from 'use-debounce';
import { draftSlot } from '@/platform/drafts/draftSlot';
import { draftKey, hasDraft, readDraft, removeDraft, writeDraft } from '@/platform/drafts/draftStore';
import { mergeDraft } from '@/platform/drafts/mergeDraft';

export interface DraftOptions {
  /** Names the form on its page: 'field:17', 'new'. */
  readonly key: string;
  /** Instead of the page's own path: for a form that several addresses show. */
  readonly route?: string;
  /** Raised when the form's shape changes. */
  readonly version?: number;
  /** The state of the record that is changed, as the server counts it: a draft over another one says so. */
  readonly basis?: string | number | null | undefined;
  /** Fields that are never kept, as passwords are, or that are not while they hold what must not be. */
  readonly omit?: readonly string[] | ((values: FieldValues) => readonly string[]);
}

export interface DraftState {
  /** When the values that now stand in the form were typed; null when they are no draft. */
  readonly restoredAt: number | null;
  /** The record has been changed since the draft was typed. */
  readonly outdated: boolean;
  /** Fields of an outdated draft that were changed on both sides, to different values: the draft's stand in the form. */
  readonly conflicts: readonly string[];
  /** Back to the values the form opened with; the draft is gone. */
  readonly discard: () => void;
  /** The draft is gone; the form stays as it is. After saving. */
  readonly clear: () => void;
}

const NO_CONFLICTS: readonly string[] = [];
const DELAY_MS = 400;
/** Who types without a pause has what they typed kept all the same. */
const MOST_DELAY_MS = 2000;

function without(values: FieldValues, omit: NonNullable<DraftOptions['omit']>): FieldValues {
  const names = typeof omit === 'function' ? omit(values) : omit;
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

/** Some fields read what is typed only when they are left. */
function settleField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Keeps what is typed, through reload, crash and sign-out, and puts it back when the form opens again. */
export function useDraft<In extends FieldValues, Context, Out>(
  form: UseFormReturn<In, Context, Out>,
  options: DraftOptions | undefined,
): DraftState {
  const { reset, subscribe, getValues } = form;
  const [key] = useState(() => (options ? draftKey(options.key, options.route) : null));
  const version = options?.version ?? 1;
  const omit = useRef(options?.omit ?? []);
  const basis = options?.basis == null ? undefined : String(options.basis);
  const typedOver = useRef(basis);
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const [outdated, setOutdated] = useState(false);
  const [conflicts, setConflicts] = useState<readonly string[]>(NO_CONFLICTS);
  /** Where the draft lies, which no other tab writes. */
  const slot = useRef<string | null>(null);
  /** The record as it was when what stands in the form was typed. */
  const read = useRef<unknown>(undefined);
  // A form that stays after its save goes on over what was saved.
  useEffect(() => {
    typedOver.current = basis;
  }, [basis]);

  const keep = useDebouncedCallback(
    (dirty: boolean) => {
      const own = slot.current;
      if (own === null) return;
      if (!dirty) return void removeDraft(own);
      void writeDraft(own, version, without(getValues(), omit.current), typedOver.current, read.current);
    },
    DELAY_MS,
    { maxWait: MOST_DELAY_MS },
  );

  useEffect(() => {
    if (!key) return undefined;
    let touched = false;
    let isRead = false;
    let isLeft = false;
    read.current = without(structuredClone(getValues()), omit.current);
    // A name means that a field changed; a reset has none and is no typing. A type means that the field's own input
    // changed: what the form sets by itself while it opens neither keeps a draft away nor overwrites it.
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ name, type, isDirty }) => {
        if (name === undefined) return;
        if (type !== undefined) touched = true;
        if (touched || isRead) keep(isDirty ?? true);
      },
    });
    const putBack = async () => {
      const place = draftSlot(key, hasDraft);
      const found = typeof place === 'string' ? place : await place;
      // A form that is gone by now has nothing to keep: nobody typed into it.
      if (isLeft && !touched) return;
      slot.current = found;
      // What was typed while the place was looked for is kept by now.
      if (touched) keep(true);
      const draft = await readDraft(slot.current, version);
      isRead = true;
      if (!draft || touched || isLeft) return;
      const current = getValues();
      const stale =
        draft.basis !== undefined && typedOver.current !== undefined && draft.basis !== typedOver.current;
      // Of a record that was changed since, only what was typed is put back: the rest is the other person's.
      const merged = stale ? mergeDraft(draft.read, current, draft.values) : null;
      reset({ ...current, ...(merged?.values ?? (draft.values as In)) }, { keepDefaultValues: true });
      setRestoredAt(draft.savedAt);
      // It stays a draft over the former state until it is saved or discarded.
      if (draft.basis !== undefined && typedOver.current !== undefined) {
        setOutdated(stale);
        setConflicts(merged?.conflicts ?? NO_CONFLICTS);
        typedOver.current = draft.basis;
        read.current = draft.read;
      }
    };
    void putBack();
    const flush = () => keep.flush();
    const leavePage = () => {
      settleField();
      flush();
    };
    window.addEventListener('pagehide', leavePage);
    // A telephone ends a page that is out of sight without a word.
    document.addEventListener('visibilitychange', flush);
    return () => {
      isLeft = true;
      stop();
      flush();
      window.removeEventListener('pagehide', leavePage);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [key, version, subscribe, reset, getValues, keep]);

  const clear = useCallback(() => {
    keep.cancel();
    setRestoredAt(null);
    setOutdated(false);
    setConflicts(NO_CONFLICTS);
    typedOver.current = basis;
    // The form goes on over what stands in it now.
    read.current = without(structuredClone(getValues()), omit.current);
    if (slot.current !== null) void removeDraft(slot.current);
  }, [keep, basis, getValues]);
  const discard = useCallback(() => {
    clear();
    reset();
  }, [clear, reset]);
  return useMemo(
    () => ({ restoredAt, outdated, conflicts, discard, clear }),
    [restoredAt, outdated, conflicts, discard, clear],
  );
}
