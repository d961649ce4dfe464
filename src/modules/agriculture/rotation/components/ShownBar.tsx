import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import type { useShownFarm } from '../hooks/useShownFarm';
import { YearStepper } from './YearStepper';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& > :last-child:not(:first-of-type)': { width: 240 },
  '& [data-blank]': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'wrap',
    width: '100%',
    '& > :last-child:not(:first-of-type)': { width: '100%' },
  },
}));

/** No farm has this id. */
const ALL = 0;

interface ShownBarProps {
  readonly firstYear: number;
  readonly years: number;
  readonly onYear: (firstYear: number) => void;
  readonly farm: ReturnType<typeof useShownFarm>;
}

/** Which crop years are shown, and of which farm where there are several. */
export function ShownBar({ firstYear, years, onYear, farm }: ShownBarProps) {
  const { t } = useTranslation('agricultureRotation');
  return (
    <Bar>
      <YearStepper firstYear={firstYear} years={years} onChange={onYear} />
      {(farm.farms.length > 1 || farm.farmId !== null) && (
        <div>
          <SelectControl
            label={t('farm')}
            value={farm.farmId ?? ALL}
            clearable={false}
            options={[{ id: ALL, name: t('allFarms') }, ...farm.farms]}
            lockSingle={false}
            onChange={(id) => farm.choose(id === ALL ? null : id)}
          />
        </div>
      )}
    </Bar>
  );
}
