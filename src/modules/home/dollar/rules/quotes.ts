import type { DollarQuote } from '../../homeWire';
import { type Moment, splitMoment } from './moment';

/** A quote, read. */
export interface Quote extends Moment {
  readonly buy: number;
  readonly sell: number;
  /** Which of the day's bulletins: 'Abertura', 'Intermediário', 'Fechamento'. */
  readonly bulletin: string;
}

const readQuote = ({
  dataHoraCotacao,
  cotacaoCompra: buy,
  cotacaoVenda: sell,
  tipoBoletim,
}: DollarQuote): Quote[] => {
  const split = splitMoment(dataHoraCotacao);
  return split ? [{ ...split, buy, sell, bulletin: tipoBoletim ?? '' }] : [];
};

const byMoment = (a: Quote, b: Quote) => (a.moment < b.moment ? -1 : a.moment > b.moment ? 1 : 0);

/** The quotes of any number of lists, oldest first, each moment once. */
export function readQuotes(...lists: readonly (readonly DollarQuote[])[]): Quote[] {
  const quotes = new Map(
    lists.flatMap((rows) => rows.flatMap(readQuote)).map((quote) => [quote.moment, quote]),
  );
  return [...quotes.values()].toSorted(byMoment);
}

export interface DollarView {
  /** The latest quote of the day, else the last of the period; null while there is none. */
  readonly shown: Quote | null;
  /** The quote before the one that is shown. */
  readonly previous: Quote | null;
  /** What the chart draws, oldest first: the quotes of the period, and at the end the one that is shown. */
  readonly history: readonly Quote[];
}

/** Chooses what is shown of the day's quotes and of the period's; both lists may come in any order. */
export function chooseQuotes(today: readonly DollarQuote[], period: readonly DollarQuote[]): DollarView {
  const ofDay = readQuotes(today);
  const ofPeriod = readQuotes(period);
  const shown = ofDay.at(-1) ?? ofPeriod.at(-1) ?? null;
  if (!shown) return { shown: null, previous: null, history: [] };
  const before = (quotes: readonly Quote[]) => quotes.filter(({ moment }) => moment < shown.moment);
  const previous = before(readQuotes(period, today)).at(-1) ?? null;
  const history = before(ofPeriod);
  return { shown, previous, history: [...(history.length > 0 ? history : before(ofDay)), shown] };
}
