import { FilterChips } from '@/platform/filters/FilterChips';

const NAME = 'barra';

interface BarChipProps {
  /** What the chart's points are: 'Mês'. */
  readonly label: string;
  /** The point that was chosen: '11/2026'. */
  readonly name: string;
  readonly onClear: () => void;
}

/** Says that the sheet shows the rows of one point of the chart, and lets go of it. */
export function BarChip({ label, name, onClear }: BarChipProps) {
  return (
    <FilterChips
      specs={[{ name: NAME, label, kind: 'text' }]}
      filters={{ [NAME]: name }}
      onFilters={onClear}
    />
  );
}
