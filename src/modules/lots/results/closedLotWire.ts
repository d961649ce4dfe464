import { daysBetween, toLocalDate } from '@/platform/format/date';
import { toCents } from '@/platform/format/money';
import { isRecord, textOf } from '@/platform/http/loose';
import type { ClosedLot } from './resultTypes';

const amount = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;

/** A closed lot; null without id, dates or housed birds. */
export function readClosedLot(sent: unknown): ClosedLot | null {
  if (!isRecord(sent)) return null;
  const { id } = sent;
  const housingDate = toLocalDate(textOf(sent['housingDate']));
  const closingDate = toLocalDate(textOf(sent['closingDate']));
  const housed = amount(sent['housed']);
  if (typeof id !== 'number' || housingDate === null || closingDate === null || !housed) return null;
  const loads = Array.isArray(sent['loads']) ? sent['loads'].filter(isRecord) : [];
  const read = loads.flatMap((load) => {
    const [date, birds] = [toLocalDate(textOf(load['date'])), amount(load['birds'])];
    return date === null || birds === null
      ? []
      : [{ birds, days: birds * daysBetween(housingDate, date), kg: amount(load['kg']) }];
  });
  const paid = sent['released'] === true ? amount(sent['resultValue']) : null;
  return {
    id,
    number: textOf(sent['number']) || String(id),
    aviaryName: textOf(sent['aviaryName']),
    lineage: textOf(sent['lineage']),
    gender: textOf(sent['gender']),
    hatchery: textOf(sent['hatchery']),
    integrator: textOf(sent['integratorName']),
    housingDate,
    closingDate,
    housed,
    lost: amount(sent['lost']),
    birds: read.reduce((all, load) => all + load.birds, 0),
    kg: read.reduce<number | null>((all, { kg }) => (all === null || kg === null ? null : all + kg), 0),
    birdDays: read.reduce((all, load) => all + load.days, 0),
    feedKg: amount(sent['feedKg']),
    chickWeight: amount(sent['averageUnitWeight']),
    area: amount(sent['area']),
    paid: paid === null ? null : toCents(paid),
  };
}
