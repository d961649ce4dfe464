import { momentOf } from './stateTime';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** Hours from the authorisation within which an invoice may be cancelled (Ajuste SINIEF 07/2005, FD §5.5). */
const CANCEL_HOURS = 24;
/** States whose tax office grants other hours. None is confirmed: a line here changes limit and countdown at once. */
const CANCEL_HOURS_OF_STATES: Readonly<Record<string, number>> = {};
/** Hours from the authorisation within which a letter of correction is taken: thirty days. */
const LETTER_HOURS = 720;
/** So many letters an invoice may have; the last one replaces the others. */
export const MOST_LETTERS = 20;
/** Characters of a letter, and of the reason of a cancellation or of void numbers. */
export const LETTER_LENGTH = { least: 15, most: 1000 } as const;
export const REASON_LENGTH = { least: 15, most: 255 } as const;

export interface Dated {
  /** Instant of the authorisation; '' is unknown. */
  readonly authorizedAt: string;
  /** State of the issuer, two letters: its hours count. */
  readonly state: string;
}

/** The hours that a state grants for a cancellation. */
export function cancelHours(state: string, ofStates = CANCEL_HOURS_OF_STATES): number {
  return ofStates[state.trim().toUpperCase()] ?? CANCEL_HOURS;
}

function after({ authorizedAt, state }: Dated, hours: number): number | null {
  const moment = momentOf(authorizedAt, state);
  return moment === null ? null : moment + hours * HOUR_MS;
}

/** The last moment at which an invoice may be cancelled, in milliseconds; null where its authorisation is unknown. */
export function cancelUntil(dated: Dated, ofStates = CANCEL_HOURS_OF_STATES): number | null {
  return after(dated, cancelHours(dated.state, ofStates));
}

/** The last moment for a letter of correction. */
export function letterUntil(dated: Dated): number | null {
  return after(dated, LETTER_HOURS);
}

/** What is left until a moment, as words take it: the largest parts, and how urgent it is. */
export interface Countdown {
  readonly state: 'open' | 'last' | 'over';
  /** Whole days, hours, minutes and seconds that are left; nought once it is over. */
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

const DAY_HOURS = 24;
/** The last hours are said with their seconds. */
const LAST_MS = HOUR_MS;

/** The moment itself still counts; a millisecond later it is over. */
export function countdownTo(until: number, now: number): Countdown {
  const left = until - now;
  if (left < 0) return { state: 'over', days: 0, hours: 0, minutes: 0, seconds: 0 };
  const hours = Math.floor(left / HOUR_MS);
  return {
    state: left <= LAST_MS ? 'last' : 'open',
    days: Math.floor(hours / DAY_HOURS),
    hours: hours % DAY_HOURS,
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((left % MINUTE_MS) / SECOND_MS),
  };
}

/** As the layout takes a text: on one line, single blanks, none at its ends. */
export function eventText(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** What is wrong with the length of a text, counted as it will be sent; null for nothing. */
export function lengthFault(
  text: string,
  { least, most }: { readonly least: number; readonly most: number },
): 'short' | 'long' | null {
  const { length } = eventText(text);
  return length < least ? 'short' : length > most ? 'long' : null;
}
