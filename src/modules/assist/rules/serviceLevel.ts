import type { AssistDocument } from '../assistWire';
import type { AssistStatus } from '../assistWords';

/** Hours after which a customer who waits for us has waited long, and too long. */
const SOON_HOURS = 6;
const LATE_HOURS = 24;
const MINUTE_MS = 60_000;

/** Statuses in which it is our turn: the customer waits for the desk. */
const OUR_TURN: readonly AssistStatus[] = [
  'ENVIADO',
  'INICIADO',
  'REVISANDO',
  'RETORNADO',
  'PROCESSAMENTO_IA',
  'SUCESSO_IA',
  'FALHA_IA',
];

export const LEVELS = ['inTime', 'soon', 'late'] as const;
export type ServiceLevel = (typeof LEVELS)[number];

export function isOurTurn(row: Pick<AssistDocument, 'active' | 'statusName'>): boolean {
  return row.active && OUR_TURN.includes(row.statusName);
}

type Waiting = Pick<AssistDocument, 'createdAt' | 'lastCustomerActionAt' | 'statusName' | 'active'>;

/** When the customer last acted, in milliseconds since 1970; NaN when unknown. */
export function waitsSince(row: Pick<Waiting, 'createdAt' | 'lastCustomerActionAt'>): number {
  return Date.parse(row.lastCustomerActionAt || row.createdAt);
}

/**
 * The moment up to which a document's wait counts: now while it is our turn, else when an assistant was done with it.
 * Milliseconds since 1970; null when unknown, and no wait is to be shown.
 */
export function waitsUntil(
  row: Pick<AssistDocument, 'active' | 'statusName' | 'closedAt'>,
  now: number,
): number | null {
  if (isOurTurn(row)) return now;
  const closed = Date.parse(row.closedAt ?? '');
  return Number.isNaN(closed) ? null : closed;
}

/** Whole minutes since the customer last acted, never negative: clocks of server and computer differ. */
export function waitMinutes(since: number, now: number): number {
  return Math.max(0, Math.floor((now - since) / MINUTE_MS));
}

/** The service level of a document at a moment (milliseconds since 1970); null where it is not our turn. */
export function levelOf(row: Waiting, now: number): ServiceLevel | null {
  if (!isOurTurn(row)) return null;
  const hours = waitMinutes(waitsSince(row), now) / 60;
  if (hours >= LATE_HOURS) return 'late';
  return hours >= SOON_HOURS ? 'soon' : 'inTime';
}

/** Days, hours and minutes of a wait, each whole. */
export function waitParts(minutes: number): { days: number; hours: number; minutes: number } {
  const hours = Math.floor(minutes / 60);
  return { days: Math.floor(hours / 24), hours: hours % 24, minutes: minutes % 60 };
}
