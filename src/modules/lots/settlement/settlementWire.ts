import { deliveredResult } from '@/domain/lots/performance';
import { daysBetween, toLocalDate } from '@/platform/format/date';
import { isRecord, textOf } from '@/platform/http/loose';
import {
  BASES,
  type OwnFigures,
  type Settlement,
  type SettlementItem,
  type SettlementValues,
} from './settlementTypes';

type Sent = Record<string, unknown>;
const amount = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
const records = (value: unknown): Sent[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const cents = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(value * 100) : null;

const readItems = (value: unknown): SettlementItem[] =>
  records(value).map((row) => ({ name: textOf(row['name']), cents: cents(row['value']) }));

function readValues(sent: unknown): SettlementValues | null {
  if (!isRecord(sent)) return null;
  return {
    receivedOn: toLocalDate(textOf(sent['receivedOn'])),
    birds: amount(sent['birds']),
    kg: amount(sent['kg']),
    lost: amount(sent['lost']),
    feedKg: amount(sent['feedKg']),
    conversion: amount(sent['conversion']),
    efficiency: amount(sent['efficiency']),
    basis: BASES.find((one) => one === sent['basis']) ?? null,
    rate: amount(sent['rate']),
    additions: readItems(sent['additions']),
    discounts: readItems(sent['discounts']),
    totalCents: cents(sent['total']),
    note: textOf(sent['note']),
  };
}

/** Own figures; a load that was not weighed leaves the kilograms unknown, never smaller. */
function readOwn(sent: Sent): OwnFigures {
  const housing = toLocalDate(textOf(sent['housingDate']));
  const [housed, lost, feedKg] = [amount(sent['housed']), amount(sent['lost']), amount(sent['feedKg'])];
  const loads = records(sent['loads']).map((row) => ({
    date: toLocalDate(textOf(row['date'])),
    birds: amount(row['birds']),
    kg: amount(row['kg']),
  }));
  const sum = (of: (load: (typeof loads)[number]) => number | null) =>
    loads.length === 0
      ? null
      : loads.reduce<number | null>((all, load) => {
          const one = of(load);
          return all === null || one === null ? null : all + one;
        }, 0);
  const [birds, kg] = [sum((load) => load.birds), sum((load) => load.kg)];
  const birdDays = sum((load) =>
    housing === null || load.date === null || load.birds === null
      ? null
      : load.birds * daysBetween(housing, load.date),
  );
  const whole = housed !== null && lost !== null && birds !== null && kg !== null && birdDays !== null;
  return {
    lost,
    birds,
    kg,
    feedKg,
    result: whole ? deliveredResult({ housed, lost, birds, kg, birdDays, feedKg }) : null,
  };
}

/** Reads a lot's settlement; null when the answer holds no lot. */
export function readSettlement(answer: unknown): Settlement | null {
  if (!isRecord(answer) || typeof answer['lotId'] !== 'number') return null;
  return {
    lotId: answer['lotId'],
    number: textOf(answer['number']) || String(answer['lotId']),
    own: readOwn(answer),
    values: readValues(answer['values']),
    version: typeof answer['version'] === 'number' ? answer['version'] : 0,
    savedAt: textOf(answer['savedAt']) || null,
    savedBy: textOf(answer['savedBy']),
  };
}

const reais = (value: number | null) => (value === null ? null : value / 100);
const itemBody = ({ name, cents: value }: SettlementItem) => ({ name, value: reais(value) });

/** A closing sheet as it is sent: money in reais. */
export function settlementBody({ totalCents, additions, discounts, ...values }: SettlementValues): object {
  return {
    ...values,
    additions: additions.map(itemBody),
    discounts: discounts.map(itemBody),
    total: reais(totalCents),
  };
}
