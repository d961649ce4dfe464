import { isToday } from 'date-fns/isToday';
import { useMemo } from 'react';
import { createQuery } from '@/platform/store/createQuery';
import type { Reading } from '@/platform/store/useQuery';
import { useWidget } from '@/platform/widgets/useWidget';
import type { DollarQuote } from '../homeWire';
import { dollarPeriod, dollarToday } from '../homeService';
import { chooseQuotes, type DollarView } from './rules/quotes';

const ofDay = createQuery<DollarQuote[]>('home', 'dollarToday', (_, signal) => dollarToday(signal));
const ofPeriod = createQuery<DollarQuote[]>('home', 'dollarPeriod', (_, signal) => dollarPeriod(signal));

const NONE: DollarQuote[] = [];

/** The day's quotes; those kept on another day are that day's, and count as quotes of the period. */
function split(day: Reading<DollarQuote[]>, period: Reading<DollarQuote[]>): DollarView {
  const quotes = day.data ?? NONE;
  const past = period.data ?? NONE;
  const old = day.kept && day.at !== null && !isToday(day.at);
  return old ? chooseQuotes(NONE, [...past, ...quotes]) : chooseQuotes(quotes, past);
}

/** Both calls as one answer. Neither waits for the other: whichever has a quote is shown. */
export function useDollar(): { answer: Reading<DollarView>; dayFailed: boolean; periodFailed: boolean } {
  const day = useWidget(ofDay, undefined);
  const period = useWidget(ofPeriod, undefined);
  const view = useMemo(() => split(day, period), [day, period]);
  const both = [day, period];
  const complete = both.every(({ data }) => data !== null);
  const failed = both.find(({ status }) => status === 'failed');
  const loading = both.some(({ status }) => status === 'loading' || status === 'idle');
  const times = both.flatMap(({ at }) => at ?? []);
  const retry = () => both.forEach((each) => each.retry());
  return {
    answer: {
      ...day,
      // No quote so far is no answer yet while one of the calls may still bring one.
      data: view.shown || complete ? view : null,
      status: loading ? 'loading' : failed ? 'failed' : 'ready',
      error: failed?.error ?? null,
      at: times.length > 0 ? Math.min(...times) : null,
      kept: both.some(({ kept }) => kept),
      retry,
    },
    dayFailed: day.status === 'failed' && day.data === null,
    periodFailed: period.status === 'failed' && period.data === null,
  };
}
