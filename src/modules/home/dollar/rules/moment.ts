import { isLocalDate, type LocalDate } from '@/platform/format/date';

/** When a quote was made. The moment is Brasília's, without zone: it is text, and stays text. */
export interface Moment {
  /** 'YYYY-MM-DD HH:MM:SS.fff', so that quotes compare and sort by it. */
  readonly moment: string;
  readonly day: LocalDate;
  /** 'HH:MM', or nothing where the server sends the day alone. */
  readonly time: string;
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?)?/;

/** Splits the text of `dataHoraCotacao`; null when it holds no day. */
export function splitMoment(text: unknown): Moment | null {
  const [, day = '', time = '', seconds = ''] = (typeof text === 'string' && MOMENT.exec(text)) || [];
  if (!isLocalDate(day)) return null;
  return { moment: `${day} ${time}${seconds}`.trim(), day, time };
}
