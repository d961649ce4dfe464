import { useEffect, useRef, useState } from 'react';
import { useDebounce } from 'use-debounce';
import { foldForSearch, matchesSearch } from '@/platform/format/text';
import type { Id, Option } from '@/platform/forms/options';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';

export type OptionSearch<I extends Id> = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly Option<I>[]>;

interface Found<I extends Id> {
  readonly query: string;
  readonly options: readonly Option<I>[];
  readonly failed: boolean;
}

interface SearchOptions {
  readonly enabled: boolean;
  readonly delay?: number | undefined;
}

/**
 * Asks the server for options when the typing rests. A newer question aborts the older one, and an answer is kept
 * for as long as the field stands: a longer memory would outlive a change of customer.
 */
export function useOptionSearch<I extends Id>(
  search: OptionSearch<I> | undefined,
  typed: string,
  { enabled, delay = 300 }: SearchOptions,
) {
  const [rested] = useDebounce(foldForSearch(typed), delay);
  const [found, setFound] = useState<Found<I> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const answers = useRef(new Map<string, readonly Option<I>[]>());

  useEffect(() => {
    if (!search || !enabled) return undefined;
    const abort = new AbortController();
    const settle = (options: readonly Option<I>[], failed: boolean) => {
      if (!abort.signal.aborted) setFound({ query: rested, options, failed });
    };
    const ask = async () => {
      const known = answers.current.get(rested);
      if (known) return settle(known, false);
      try {
        const options = await search(rested, abort.signal);
        answers.current.set(rested, options);
        settle(options, false);
      } catch (thrown) {
        if (!abort.signal.aborted) log.warn('option search failed', { reason: faultOf(thrown) });
        settle([], true);
      }
    };
    void ask();
    return () => abort.abort();
  }, [search, rested, enabled, attempt]);

  const current = found !== null && found.query === foldForSearch(typed);
  const options = found?.options ?? [];
  return {
    // Until the answer comes, of the former one only what fits: Enter must not choose what was not requested.
    options: current ? options : options.filter((option) => matchesSearch(option.name, typed)),
    failed: current && found.failed,
    loading: Boolean(search) && enabled && !current,
    retry: () => {
      setFound(null);
      setAttempt(attempt + 1);
    },
  };
}
