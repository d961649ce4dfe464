import type { OptionsProps } from '@/families/register/registerTypes';
import { today } from '@/platform/format/date';
import type { ContributionValues } from '../fiscalSchemas';
import { FIRST_YEAR } from '../rules/contributions';

/** From next year, which may be chosen already, back to the first with known rates; a record's own year is there too. */
export function YearOptions({ values, children }: OptionsProps<ContributionValues>) {
  const next = Number(today().slice(0, 4)) + 1;
  const years = Array.from({ length: next - FIRST_YEAR + 1 }, (_, at) => next - at);
  const own = values.year;
  const all = own === null || years.includes(own) ? years : [...years, own];
  return children({ options: all.map((id) => ({ id, name: String(id) })) });
}
