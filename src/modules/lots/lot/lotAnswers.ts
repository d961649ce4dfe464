import { type LocalDate, toLocalDate } from '@/platform/format/date';
import { type OrderRefusal, orderRefusalIn } from './rules/orderRefusal';
import { type ReopeningReason, reopeningReason } from './rules/reopeningRefusal';

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const records = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const idOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const count = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
const unreadable = (what: string) => ({ kind: 'unexpected', message: `${what} cannot be read` });

interface NamedLot {
  readonly id: number;
  readonly number: string;
}

/** A house, and the lot that lives in it. */
export interface LotAviary {
  readonly id: number;
  readonly name: string;
  readonly farmName: string;
  /** Square metres under the roof; null when unknown. */
  readonly area: number | null;
  readonly lotInProgress: NamedLot | null;
}

function readLot(value: unknown): NamedLot | null {
  const id = isRecord(value) ? idOf(value['id']) : null;
  return !isRecord(value) || id === null ? null : { id, number: text(value['number']) || String(id) };
}

export function readAviaries(rows: readonly unknown[]): LotAviary[] {
  return records(rows).flatMap((row) => {
    const id = idOf(row['id']);
    if (id === null) return [];
    const area = count(row['area']);
    return [
      {
        id,
        name: text(row['name']) || String(id),
        farmName: text(row['farmName']),
        area: area === 0 ? null : area,
        lotInProgress: readLot(row['lotInProgress']),
      },
    ];
  });
}

interface OrderLot extends NamedLot {
  readonly aviaryName: string;
  readonly status: string;
}

/** A production order: the lots that share its number, and the server's reason why no other may join. */
export interface ProductionOrder {
  readonly lots: readonly OrderLot[];
  readonly refusal: string | null;
  /** The reason, where it is one of those that are known. */
  readonly reason: OrderRefusal | null;
}

export function readOrder(answer: unknown): ProductionOrder {
  if (!isRecord(answer)) throw unreadable('production order');
  const lots = records(answer['lots']).flatMap((row) => {
    const lot = readLot(row);
    return lot ? [{ ...lot, aviaryName: text(row['aviaryName']), status: text(row['status']) }] : [];
  });
  const refusal = text(answer['message']) || null;
  return { lots, refusal, reason: refusal === null ? null : orderRefusalIn(refusal) };
}

interface LaterRecord {
  readonly id: number;
  readonly name: string;
  readonly date: LocalDate | null;
}

/** What closing comes to: birds, what was written down of later days, and the lot that follows. */
export interface Closing {
  readonly housed: number | null;
  readonly lost: number | null;
  readonly loaded: number | null;
  /** Birds that neither died nor left; null when unknown. */
  readonly remaining: number | null;
  readonly later: readonly LaterRecord[];
  /** Without an id, closing makes it. */
  readonly nextLot: { readonly id: number | null; readonly number: string } | null;
}

export function readClosing(answer: unknown): Closing {
  if (!isRecord(answer)) throw unreadable('closing');
  const next = answer['nextLot'];
  return {
    housed: count(answer['housed']),
    lost: count(answer['lost']),
    loaded: count(answer['loaded']),
    remaining: count(answer['remaining']),
    later: records(answer['later']).flatMap((row) => {
      const id = idOf(row['id']);
      return id === null ? [] : [{ id, name: text(row['name']), date: toLocalDate(text(row['date'])) }];
    }),
    nextLot:
      isRecord(next) && text(next['number']) ? { id: idOf(next['id']), number: text(next['number']) } : null,
  };
}

/** What reversing a closing comes to. */
export interface Reopening {
  readonly refusals: readonly {
    readonly message: string;
    readonly lotId: number | null;
    /** Known reasons are said in the user's language. */
    readonly reason: ReopeningReason | null;
  }[];
  /** The lot that closing made and reversing takes away, with the fields that somebody has typed into it. */
  readonly nextLot: (NamedLot & { readonly version: number; readonly typed: readonly string[] }) | null;
}

export function readReopening(answer: unknown): Reopening {
  if (!isRecord(answer)) throw unreadable('reopening');
  const next = readLot(answer['nextLot']);
  const raw = isRecord(answer['nextLot']) ? answer['nextLot'] : {};
  const typed: readonly unknown[] = Array.isArray(raw['typed']) ? raw['typed'] : [];
  return {
    refusals: records(answer['refusals']).flatMap((row) => {
      const message = text(row['message']);
      return message ? [{ message, lotId: idOf(row['lotId']), reason: reopeningReason(row) }] : [];
    }),
    nextLot: next && {
      ...next,
      version: count(raw['version']) ?? 0,
      typed: typed.filter((name): name is string => typeof name === 'string'),
    },
  };
}

/** A reference set that a lot can be compared with. */
export interface ReferenceChoice {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  /** The set of the other sex, where mixed birds of the line have none of their own: they take the mean of both. */
  readonly mixedWith: string | null;
}

export function readReferenceSets(rows: readonly unknown[]): ReferenceChoice[] {
  return records(rows).flatMap((row) => {
    const id = idOf(row['id']);
    if (id === null) return [];
    const other = row['mixedWith'];
    return [
      {
        id,
        name: text(row['name']) || String(id),
        kind: text(row['kind']),
        mixedWith: isRecord(other) ? text(other['name']) || null : null,
      },
    ];
  });
}
