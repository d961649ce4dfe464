import { useTranslation } from 'react-i18next';
import type { AviaryState } from '../../lotTypes';
import { farmsOf, filterAviaries } from '../../rules/overview';
import type { DashboardAddress } from '../hooks/useDashboardAddress';
import { FilterBar } from './FilterBar';

interface OverviewFiltersProps {
  readonly rows: readonly AviaryState[];
  readonly address: DashboardAddress;
}

/** By the lot's status and by farm. */
export function OverviewFilters({ rows, address }: OverviewFiltersProps) {
  const { t } = useTranslation('lots');
  return (
    <FilterBar
      rows={filterAviaries(rows, { farmId: address.farmId, status: null })}
      status={address.status}
      onStatus={address.chooseStatus}
      choices={[
        {
          name: 'farm',
          label: t('poultry.filters.farm'),
          all: t('poultry.filters.allFarms'),
          options: farmsOf(rows),
          value: address.farmId,
          onChange: address.chooseFarm,
        },
      ]}
    />
  );
}
