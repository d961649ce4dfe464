import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { signedNumber } from '@/platform/format/signed';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FigureTableCard } from '@/families/dashboard/FigureTableCard';
import type { PlotResult } from '../resultTypes';
import { besideOf } from '../rules/beside';
import type { CostBasis, Grouping } from '../rules/results';

const UNKNOWN = '–';

// A card takes the height of what it stands in.
const Frame = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

interface HarvestsBesideProps {
  readonly rows: readonly PlotResult[];
  readonly by: Grouping;
  readonly basis: CostBasis;
  readonly quotation: number | null;
  readonly finance: boolean;
}

/** Yield, cost and margin a hectare of the last three crop years beside each other, with the change of yield. */
export function HarvestsBeside({ rows, by, basis, quotation, finance }: HarvestsBesideProps) {
  const { t } = useTranslation('agricultureResults');
  const { years, rows: groups } = useMemo(
    () => besideOf(rows, by, basis, quotation),
    [rows, by, basis, quotation],
  );
  if (years.length === 0) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  const figures = finance
    ? (['yield', 'costPerHa', 'marginPerHa'] as const)
    : (['yield', 'costPerHa'] as const);
  const shown = (figure: (typeof figures)[number], value: number | null | undefined) =>
    value == null
      ? UNKNOWN
      : figure === 'yield'
        ? formatNumber(value, { decimals: 2 })
        : formatMoney(Math.round(value));
  const change = (now: number | null | undefined, before: number | null | undefined) =>
    now == null || before == null ? UNKNOWN : signedNumber(now - before, 2);
  return (
    <Frame>
      <FigureTableCard
        title={t('beside.title')}
        aside={t('beside.aside')}
        heads={[
          t(`by.${by}`),
          ...figures.flatMap((figure) =>
            years.map((year) => t('beside.head', { figure: t(`figures.${figure}`), year })),
          ),
          t('beside.change'),
        ]}
        rows={groups.map(({ id, name, byYear }) => ({
          id,
          name: name || t('unreported'),
          cells: [
            ...figures.flatMap((figure) => byYear.map((group) => shown(figure, group?.[figure]))),
            change(byYear[0]?.yield, byYear[1]?.yield),
          ],
        }))}
      />
    </Frame>
  );
}
