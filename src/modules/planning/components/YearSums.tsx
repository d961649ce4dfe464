import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useActivityWords } from '@/families/activity/parts/words';
import { formatCents } from '@/platform/format/money';
import { layout } from '@/platform/theme/tokens';
import { MetricTile } from '@/platform/ui/MetricTile';
import type { SummaryRow } from '../planningTypes';
import { type DoneSoFar, marginOf, sumOf } from '../rules/yearSums';

const Sums = styled('section')({
  display: 'grid',
  flex: '1 1 600px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 230px), 1fr))',
  gap: layout.gap,
  marginBottom: 12,
});

interface YearSumsProps {
  readonly rows: readonly SummaryRow[];
  /** The crop year before, and its plans; none where it has none, or they did not come. */
  readonly before: { readonly season: string; readonly rows: readonly SummaryRow[] } | null;
  /** What came of them until now; none where it is not known of these plans. */
  readonly done: DoneSoFar | null;
}

/** Income, expense and margin of a year, what came of them until now, those of the year before, and the count of plans without them. */
export function YearSums({ rows, before, done }: YearSumsProps) {
  const { t } = useTranslation('planning');
  const { monthInText } = useActivityWords();
  const money = (cents: number | null) => (cents === null ? '–' : formatCents(cents));
  const tile = (
    label: string,
    read: (row: SummaryRow) => number | null,
    figure: 'income' | 'expense' | 'margin',
  ) => {
    const unknown = rows.filter((row) => read(row) === null).length;
    const former = before && sumOf(before.rows, read);
    const soFar = done?.[figure];
    const notes = [
      ...(done && soFar
        ? [
            t('overview.done', {
              month: monthInText(done.month),
              actual: formatCents(soFar.actual),
              due: formatCents(soFar.due),
            }),
          ]
        : []),
      ...(before && former !== null
        ? [t('overview.before', { season: before.season, value: formatCents(former) })]
        : []),
      ...(unknown > 0 ? [t('overview.unknownSums', { count: unknown })] : []),
    ];
    return (
      <MetricTile
        label={label}
        unit="R$"
        value={money(sumOf(rows, read))}
        note={notes.length > 0 ? notes.join(' ') : undefined}
      />
    );
  };
  return (
    <Sums aria-label={t('overview.sums')}>
      {tile(t('list.income'), ({ income }) => income, 'income')}
      {tile(t('list.expense'), ({ expense }) => expense, 'expense')}
      {tile(t('list.margin'), marginOf, 'margin')}
    </Sums>
  );
}
