import { useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import { type Grouping, MOST_BARS, type ResultGroup, yieldBars } from '../rules/results';

interface YieldChartProps {
  readonly groups: readonly ResultGroup[];
  readonly by: Grouping;
  readonly finance: boolean;
}

/** The yield of each group, the best first; a single bar compares nothing. */
export function YieldChart({ groups, by, finance }: YieldChartProps) {
  const { t } = useTranslation('agricultureResults');
  const drawn = yieldBars(groups);
  if (drawn.length < 2) return null;
  return (
    <div style={{ marginTop: 12 }}>
      <ChartCard<ResultGroup>
        title={t('chart')}
        aside={groups.length > MOST_BARS ? t('chartMost', { count: MOST_BARS }) : undefined}
        kind="bar"
        rows={drawn}
        x={{ field: 'name', header: t(`by.${by}`), value: ({ name }) => name || t('unreported') }}
        series={[
          { field: 'yield', header: t('figures.yield'), kind: 'number', unit: 'sc/ha', decimals: 2 },
          ...(finance
            ? [
                {
                  field: 'breakEvenYield',
                  header: t('figures.breakEvenYield'),
                  kind: 'number' as const,
                  unit: 'sc/ha',
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
