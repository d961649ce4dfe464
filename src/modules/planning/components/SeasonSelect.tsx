import { SelectControl } from '@/platform/forms/fields/SelectField';
import { seasonOptions } from '../seasonYear';

interface SeasonSelectProps {
  readonly label: string;
  readonly year: number;
  /** Of `usePlanningAddress`: the crop year stands in the address. */
  readonly set: (name: string, value: string | null) => void;
}

/** The crop year that a page of planning shows. */
export function SeasonSelect({ label, year, set }: SeasonSelectProps) {
  return (
    <SelectControl
      label={label}
      value={year}
      clearable={false}
      options={seasonOptions(year)}
      onChange={(next) => set('safra', next === null ? null : String(next))}
    />
  );
}
