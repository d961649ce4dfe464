import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { layout } from '@/platform/theme/tokens';
import { CountTabs } from '@/platform/ui/CountTabs';
import type { AviaryState } from '../../lotTypes';
import { AVIARY_STATUSES, type AviaryStatus, farmsOf, filterAviaries, statusOf } from '../../rules/overview';
import type { DashboardAddress } from '../hooks/useDashboardAddress';

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 260px',
  alignItems: 'start',
  columnGap: layout.gap,
  '& > .farm': { marginTop: 4 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginBottom: 12,
    '& > .farm': { order: -1, marginTop: 8 },
  },
}));
export const TABS = 'lots-status';
const ALL = 'all';
/** No farm has it: ids count from one. */
const ALL_FARMS = 0;

interface OverviewFiltersProps {
  readonly rows: readonly AviaryState[];
  readonly address: DashboardAddress;
}

/** By the lot's status, with how many there are of each, and by farm where there is more than one. */
export function OverviewFilters({ rows, address }: OverviewFiltersProps) {
  const { t } = useTranslation('lots');
  const { t: ui } = useTranslation('ui');
  const farms = farmsOf(rows);
  const inFarm = filterAviaries(rows, { farmId: address.farmId, status: null });
  const countOf = (status: AviaryStatus) => inFarm.filter((row) => statusOf(row) === status).length;
  const word = (status: AviaryStatus) =>
    status === 'noLot' ? t('poultry.filters.noLot') : ui(`status.lot.${status}`);
  const present = AVIARY_STATUSES.filter((status) => status === address.status || countOf(status) > 0);
  return (
    <Bar>
      <CountTabs<AviaryStatus | typeof ALL>
        label={t('poultry.filters.status')}
        idBase={TABS}
        value={address.status ?? ALL}
        tabs={[
          { value: ALL, label: t('poultry.filters.all'), count: inFarm.length },
          ...present.map((value) => ({ value, label: word(value), count: countOf(value) })),
        ]}
        onChange={(next) => address.chooseStatus(next === ALL ? null : next)}
      />
      {(farms.length > 1 || address.farmId !== null) && (
        <div className="farm">
          <SelectControl
            label={t('poultry.filters.farm')}
            value={address.farmId ?? ALL_FARMS}
            clearable={false}
            options={[{ id: ALL_FARMS, name: t('poultry.filters.allFarms') }, ...farms]}
            onChange={(id) => address.chooseFarm(id === ALL_FARMS ? null : id)}
          />
        </div>
      )}
    </Bar>
  );
}
