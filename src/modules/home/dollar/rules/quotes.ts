import { isLocalDate, type LocalDate } from '@/platform/format/date';
import type { DollarQuote } from '../../homeSchemas';

/** A quote, read. The moment is Brasília's, without zone: it is text, and stays text. */
export interface Quote {
  /** 'YYYY-MM-DD HH:MM:SS.fff', so that quotes compare and sort by it. */
  readonly moment: string;
  readonly day: LocalDate;
  /** 'HH:MM', or nothing where the server sends the day alone. */
  readonly time: string;
  readonly buy: number;
  readonly sell: number;
  /** Which of the day's bulletins: 'Abertura', 'Intermediário', 'Fechamento'. */
  readonly bulletin: string;
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?)?/;

/** Splits the text of `dataHoraCotacao`; null when it holds no day. */
export function splitMoment(text: unknown): Pick<Quote, 'moment' | 'day' | 'time'> | null {
  const [, day = '', time = '', seconds = ''] = (typeof text === 'string' && MOMENT.exec(text)) || [];
  if (!isLocalDate(day)) return null;
  return { moment: `${day} ${time}${seconds}`.trim(), day, time };
}

function isPrice(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function readQuote(row: Partial<DollarQuote> | null): Quote[] {
  const split = splitMoment(row?.dataHoraCotacao);
  if (!split || !isPrice(row?.cotacaoCompra) || !isPrice(row.cotacaoVenda)) return [];
  return [{ ...split, buy: row.cotacaoCompra, sell: row.cotacaoVenda, bulletin: row.tipoBoletim ?? '' }];
}

const byMoment = (a: Quote, b: Quote) => (a.moment < b.moment ? -1 : a.moment > b.moment ? 1 : 0);

/** The readable quotes of any number of lists, oldest first, each moment once. */
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
