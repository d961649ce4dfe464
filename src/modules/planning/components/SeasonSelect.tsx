import { SelectControl } from '@/platform/forms/fields/SelectField';
import { seasonOptions } from '../seasonYear';

interface SeasonSelectProps {
  readonly label: string;
  readonly year: number;
  /** Of `usePlanningYear`: the crop year stands in the address. */
  readonly onYear: (year: string | null) => void;
}

/** The crop year that a page of planning shows. */
export function SeasonSelect({ label, year, onYear }: SeasonSelectProps) {
  return (
    <SelectControl
      label={label}
      value={year}
      clearable={false}
      options={seasonOptions(year)}
      onChange={(next) => onYear(next === null ? null : String(next))}
    />
  );
}
