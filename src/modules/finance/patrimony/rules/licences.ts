import { addDays, daysBetween, type LocalDate, toLocalDate } from '@/platform/format/date';
import type { LicenceKind } from '../assetKinds';

interface Licence {
  readonly kind: LicenceKind | null;
  readonly number: string | null;
  readonly endDate: string | null;
}

/** An environmental licence stays valid past its end only if its renewal was applied for so long before (LC 140/2011, 14, § 4). */
const APPLY_BEFORE = 120;
/** Days before a date from which a form speaks of it. */
const IN_SIGHT = 60;

/** The last day on which a renewal can be applied for in time; null where no law names one, or no end is known. */
export function renewalDay({ kind, endDate }: Pick<Licence, 'kind' | 'endDate'>): LocalDate | null {
  const end = toLocalDate(endDate);
  return end === null || kind !== 'ENVIRONMENTAL' ? null : addDays(end, -APPLY_BEFORE);
}

/** The first end among the licences of a property; null while none is known. */
export function firstEnd(licences: readonly Pick<Licence, 'endDate'>[]): LocalDate | null {
  const ends = licences.flatMap(({ endDate }) => toLocalDate(endDate) ?? []);
  return ends.toSorted()[0] ?? null;
}

interface LicenceNotice {
  readonly says: 'ended' | 'applyLate' | 'apply' | 'ends';
  readonly kind: LicenceKind | null;
  readonly number: string | null;
  /** The day until which something can be done, or on which it could have been. */
  readonly day: LocalDate;
  readonly end: LocalDate;
}

/** What is to be said of each licence on a day: ended, or a date of it is near or past. */
export function licenceNotices(licences: readonly Licence[], day: LocalDate): LicenceNotice[] {
  return licences.flatMap((licence): LicenceNotice[] => {
    const end = toLocalDate(licence.endDate);
    if (end === null) return [];
    const { kind, number } = licence;
    const renewal = renewalDay(licence);
    const notice = (says: LicenceNotice['says'], at: LocalDate) => [{ says, kind, number, day: at, end }];
    if (day > end) return notice('ended', end);
    if (renewal !== null && day > renewal) return notice('applyLate', renewal);
    if (renewal !== null) return daysBetween(day, renewal) <= IN_SIGHT ? notice('apply', renewal) : [];
    return daysBetween(day, end) <= IN_SIGHT ? notice('ends', end) : [];
  });
}
