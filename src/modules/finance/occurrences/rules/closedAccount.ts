import { type LocalDate, toLocalDate } from '@/platform/format/date';

interface CheckedAccount {
  readonly id: number | string;
  readonly name: string;
  readonly closedUntil?: string | null;
}

/** The first of the chosen accounts that is checked and locked on that day, with the day until which it is. */
export function closedAccount(
  day: LocalDate | null,
  chosen: readonly (number | string | null)[],
  accounts: readonly CheckedAccount[],
): { readonly name: string; readonly until: LocalDate } | null {
  if (day === null || day === '') return null;
  for (const { id, name, closedUntil } of accounts) {
    const until = toLocalDate(closedUntil);
    if (until !== null && day <= until && chosen.some((one) => one !== null && String(one) === String(id)))
      return { name, until };
  }
  return null;
}
