import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatCents } from '@/platform/format/money';
import { layout } from '@/platform/theme/tokens';
import { MetricTile } from '@/platform/ui/MetricTile';
import type { SummaryRow } from '../planningTypes';
import { marginOf, sumOf } from '../rules/yearSums';

const Sums = styled('section')({
  display: 'grid',
  flex: '1 1 600px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 230px), 1fr))',
  gap: layout.gap,
  marginBottom: 12,
});

/** Income, expense and margin of a year, and of how many plans they are not known. */
export function YearSums({ rows }: { readonly rows: readonly SummaryRow[] }) {
  const { t } = useTranslation('planning');
  const money = (cents: number | null) => (cents === null ? '–' : formatCents(cents));
  const tile = (label: string, read: (row: SummaryRow) => number | null) => {
    const unknown = rows.filter((row) => read(row) === null).length;
    return (
      <MetricTile
        label={label}
        unit="R$"
        value={money(sumOf(rows, read))}
        note={unknown > 0 ? t('overview.unknownSums', { count: unknown }) : undefined}
      />
    );
  };
  return (
    <Sums aria-label={t('overview.sums')}>
      {tile(t('list.income'), ({ income }) => income)}
      {tile(t('list.expense'), ({ expense }) => expense)}
      {tile(t('list.margin'), marginOf)}
    </Sums>
  );
}
