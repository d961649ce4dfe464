import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { layout } from '@/platform/theme/tokens';
import { CountTabs } from '@/platform/ui/CountTabs';
import { AVIARY_STATUSES, type AviaryStatus, type Placed, statusOf } from '../../rules/overview';

const Bar = styled('div', { shouldForwardProp: (name) => name !== 'selects' })<{ selects: number }>(
  ({ theme, selects }) => ({
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${`${selects > 1 ? 200 : 260}px `.repeat(selects)}`,
    alignItems: 'start',
    columnGap: layout.gap,
    '& > .choice': { marginTop: 4 },
    [theme.breakpoints.down('md')]: {
      gridTemplateColumns: `repeat(${selects}, minmax(0, 1fr))`,
      '& > :first-of-type': { gridColumn: '1 / -1' },
    },
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      marginBottom: 12,
      '& > .choice': { order: -1, marginTop: 8 },
    },
  }),
);
export const TABS = 'lots-status';
const ALL = 'all';
/** No record has it: ids count from one. */
const EVERY = 0;

/** A choice beside the tabs, of one record or all. */
export interface FilterChoice {
  readonly name: string;
  readonly label: string;
  readonly all: string;
  readonly options: readonly { readonly id: number; readonly name: string }[];
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
}

interface FilterBarProps {
  /** What the other filters leave. */
  readonly rows: readonly Placed[];
  readonly status: AviaryStatus | null;
  readonly onStatus: (status: AviaryStatus | null) => void;
  readonly choices: readonly FilterChoice[];
}

/** By the lot's status, with how many there are of each, and by what there is more than one of. */
export function FilterBar({ rows, status, onStatus, choices }: FilterBarProps) {
  const { t } = useTranslation('lots');
  const { t: ui } = useTranslation('ui');
  const countOf = (one: AviaryStatus) => rows.filter((row) => statusOf(row) === one).length;
  const word = (one: AviaryStatus) =>
    one === 'noLot' ? t('poultry.filters.noLot') : ui(`status.lot.${one}`);
  const present = AVIARY_STATUSES.filter((one) => one === status || countOf(one) > 0);
  const offered = choices.filter(({ options, value }) => options.length > 1 || value !== null);
  return (
    <Bar selects={offered.length}>
      <CountTabs<AviaryStatus | typeof ALL>
        label={t('poultry.filters.status')}
        idBase={TABS}
        value={status ?? ALL}
        tabs={[
          { value: ALL, label: t('poultry.filters.all'), count: rows.length },
          ...present.map((value) => ({ value, label: word(value), count: countOf(value) })),
        ]}
        onChange={(next) => onStatus(next === ALL ? null : next)}
      />
      {offered.map(({ name, label, all, options, value, onChange }) => (
        <div key={name} className="choice">
          <SelectControl
            label={label}
            value={value ?? EVERY}
            clearable={false}
            options={[{ id: EVERY, name: all }, ...options]}
            onChange={(id) => onChange(id === EVERY ? null : id)}
          />
        </div>
      ))}
    </Bar>
  );
}
