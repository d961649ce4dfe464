import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import type { Comparison } from '../hooks/useComparison';
import { plotSize } from '../rules/plotChoices';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 280px))',
  flex: '1 1 420px',
  gap: 12,
  minWidth: 0,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', flexBasis: '100%', gap: 10 },
}));

/** Farm and plot; only those that are drawn can be compared. */
export function PlotPicker({ comparison }: { readonly comparison: Comparison }) {
  const { t } = useTranslation('agriculture');
  const { land, plot, address } = comparison;
  const farm = land.farms.find(({ id }) => id === plot?.farmId);
  return (
    <Fields>
      <SelectControl
        label={t('mapComparison.farm')}
        value={farm?.id ?? null}
        clearable={false}
        options={land.farms}
        helper={farm && t('mapComparison.plotCount', { count: farm.plots.length })}
        onChange={(id) => {
          const first = land.farms.find((one) => one.id === id)?.plots[0];
          if (first) address.choosePlot(first.id);
        }}
      />
      <SelectControl
        label={t('mapComparison.plot')}
        value={plot?.id ?? null}
        clearable={false}
        options={farm?.plots ?? []}
        helper={
          plot && t('mapComparison.plotFacts', { field: plot.fieldName, area: formatNumber(plotSize(plot)) })
        }
        disabledReason={farm ? undefined : t('mapComparison.farmFirst')}
        onChange={(id) => id !== null && address.choosePlot(id)}
      />
    </Fields>
  );
}
