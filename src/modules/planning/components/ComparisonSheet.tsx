import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCents } from '@/platform/format/money';
import { signedCents, signedNumber } from '@/platform/format/signed';
import { Sheet } from '@/platform/sheet/Sheet';
import { useSmallScreen } from '@/platform/theme/useMedia';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetGroups, SheetTotal } from '@/platform/sheet/sheetProps';
import {
  type ComparedRow,
  groupPercent,
  groupVerdict,
  rowDelta,
  rowPercent,
  rowVerdict,
} from '../rules/comparedRows';
import type { Verdict } from '../rules/comparison';

const rowId = (row: ComparedRow) => row.id;
// Income and expense are never added together.
const NO_TOTALS: readonly SheetTotal<ComparedRow>[] = [];

const VERDICTS: readonly Verdict[] = ['good', 'bad', 'even'];

const Opens = styled('span')({
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: 3,
});

const Said = styled('span')(({ theme }) => ({
  '&[data-verdict="good"]': { color: theme.tokens.success.softText },
  '&[data-verdict="bad"]': { color: theme.tokens.danger.softText },
}));

interface ComparisonSheetProps {
  readonly rows: readonly ComparedRow[];
  /** What the difference is against: 'Planejado até outubro'; null where the chosen time is one month. */
  readonly dueName: string | null;
  /** The unit of the figures: 'ha', 'sc 60 kg'; null is all together. */
  readonly measure: string | null;
  /** Opens what an account's actual is made of; missing where finance may not be read. */
  readonly onOpen: ((row: ComparedRow) => void) | undefined;
}

/** The tree of accounts: planned, actual, difference, and whether that is good for its side. */
export function ComparisonSheet({ rows, dueName, measure, onOpen }: ComparisonSheetProps) {
  const { t } = useTranslation('planning');
  const small = useSmallScreen();
  const unit = measure === null ? 'R$' : `R$/${measure}`;
  const columns = useMemo((): readonly SheetColumn<ComparedRow>[] => {
    const money = { kind: 'money', unit, nothing: '–', total: 'sum' } as const;
    const verdicts: SheetColumn<ComparedRow> = {
      field: 'verdict',
      header: t('compare.verdict'),
      width: small ? 112 : 150,
      // Of a heading the place of its verdict in the list: a figure of several rows is a number.
      format: (at) => (typeof at === 'number' ? t(`compare.${VERDICTS[at] ?? 'even'}`) : String(at)),
      total: (rows) => {
        const verdict = groupVerdict(rows);
        return verdict && VERDICTS.indexOf(verdict);
      },
      value: (row) => {
        const verdict = rowVerdict(row);
        return verdict === null ? '–' : t(`compare.${verdict}`);
      },
      render: (row) => {
        const verdict = rowVerdict(row);
        return verdict === null ? '–' : <Said data-verdict={verdict}>{t(`compare.${verdict}`)}</Said>;
      },
    };
    return [
      { field: 'name', header: t('compare.account'), identifying: true },
      // On a telephone whether it is good stands before the figures, which scroll.
      ...(small ? [verdicts] : []),
      ...(small && dueName !== null
        ? []
        : [
            {
              field: 'planned',
              header: t(dueName === null ? 'compare.plannedMonth' : 'compare.planned'),
              ...money,
            } as const,
          ]),
      ...(dueName === null ? [] : [{ field: 'due', header: dueName, ...money } as const]),
      {
        field: 'actual',
        header: t('compare.actual'),
        kind: 'money',
        unit,
        nothing: '–',
        total: 'sum',
        ...(onOpen && {
          render: (row: ComparedRow) =>
            row.actual === null ? (
              '–'
            ) : (
              <Opens tabIndex={-1} onClick={() => onOpen(row)}>
                {formatCents(row.actual)}
              </Opens>
            ),
        }),
      },
      {
        field: 'delta',
        header: t('compare.delta'),
        kind: 'money',
        unit,
        nothing: '–',
        value: rowDelta,
        format: (cents) => signedCents(Number(cents)),
        total: 'sum',
      },
      {
        field: 'deltaPercent',
        header: t('compare.deltaPercent'),
        kind: 'percent',
        unit: '%',
        width: 130,
        decimals: 1,
        nothing: '–',
        value: rowPercent,
        format: (percent) => signedNumber(Number(percent), 1),
        total: groupPercent,
      },
      ...(small ? [] : [verdicts]),
    ];
  }, [t, unit, dueName, small, onOpen]);
  const groups = useMemo(
    (): SheetGroups<ComparedRow> => ({
      path: ({ side, subgroupName }) => [
        { key: side ?? '', label: t(side === null ? 'compare.noSide' : `compare.${side}`) },
        { key: `${side} ${subgroupName}`, label: subgroupName },
      ],
    }),
    [t],
  );
  return (
    <Sheet
      id="planning-comparison"
      label={t('pages.incomeExpense')}
      columns={columns}
      rows={rows}
      getRowId={rowId}
      groups={groups}
      totals={NO_TOTALS}
      {...(onOpen ? { onOpen } : {})}
      exportName={t('compare.exportName')}
      emptyState={{ title: t('compare.emptyTitle'), text: t('compare.emptyText') }}
      height={420}
    />
  );
}
