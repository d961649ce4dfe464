import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDebouncedCallback } from 'use-debounce';
import { draftKey, readDraft, removeDraft, writeDraft } from '@/platform/drafts/draftStore';

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
  /** Back to the values the form opened with; the draft is gone. */
  readonly discard: () => void;
  /** The draft is gone; the form stays as it is. After saving. */
  readonly clear: () => void;
}

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
  // A form that stays after its save goes on over what was saved.
  useEffect(() => {
    typedOver.current = basis;
  }, [basis]);

  const keep = useDebouncedCallback(
    (dirty: boolean) => {
      if (!key) return;
      if (!dirty) return void removeDraft(key);
      void writeDraft(key, version, without(getValues(), omit.current), typedOver.current);
    },
    DELAY_MS,
    { maxWait: MOST_DELAY_MS },
  );

  useEffect(() => {
    if (!key) return undefined;
    let touched = false;
    let read = false;
    // A name means that a field changed; a reset has none and is no typing. A type means that the field's own input
    // changed: what the form sets by itself while it opens neither keeps a draft away nor overwrites it.
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ name, type, isDirty }) => {
        if (name === undefined) return;
        if (type !== undefined) touched = true;
        if (touched || read) keep(isDirty ?? true);
      },
    });
    const putBack = async () => {
      const draft = await readDraft(key, version);
      read = true;
      if (!draft || touched) return;
      reset({ ...getValues(), ...(draft.values as In) }, { keepDefaultValues: true });
      setRestoredAt(draft.savedAt);
      // It stays a draft over the former state until it is saved or discarded.
      if (draft.basis !== undefined && typedOver.current !== undefined) {
        setOutdated(draft.basis !== typedOver.current);
        typedOver.current = draft.basis;
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
      touched = true;
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
    typedOver.current = basis;
    if (key) void removeDraft(key);
  }, [keep, key, basis]);
  const discard = useCallback(() => {
    clear();
    reset();
  }, [clear, reset]);
  return useMemo(() => ({ restoredAt, outdated, discard, clear }), [restoredAt, outdated, discard, clear]);
}
