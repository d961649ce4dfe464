import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '@/platform/sheet/Sheet';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetFigureLook, SheetFigures, SheetGroups, SheetTotal } from '@/platform/sheet/sheetProps';
import { useStable } from '@/platform/react/useStable';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { type Flow, type FlowMonth, type FlowRow, type FlowShown, MONTHS } from '../rules/cashFlow';

/** Five totals stand below the rows, and taller ones on a telephone. */
const HEIGHT = 460;
const PHONE_HEIGHT = 640;
const rowId = (row: FlowRow) => row.id;
/** What is forecast is in italics, by column: a class or an element of each cell would cost frames while scrolling. */
const Frame = styled('div', { shouldForwardProp: (name) => name !== 'forecast' })<{
  /** Places of the columns that hold forecasts. */
  readonly forecast: readonly number[];
}>(({ theme, forecast }) => ({
  display: 'contents',
  ...Object.fromEntries(
    forecast.map((at) => [
      `& .body .row:not(.group) > .c${at}`,
      { fontStyle: 'italic', color: theme.tokens.textMuted },
    ]),
  ),
}));
const MONTH_OF: ReadonlyMap<string, number> = new Map(MONTHS.map((month) => [`m${month}`, month]));
const FIELDS = ['opening', 'inCents', 'outCents', 'result', 'balance'] as const;

interface AnnualSheetProps {
  readonly flow: Flow;
  readonly shown: FlowShown;
  readonly exportName: string;
  /** The documents of a cell; null is the whole year. */
  readonly onOpen: (row: FlowRow, month: number | null) => void;
}

/** The account tree by months; what is forecast is in italics, and the head says which months hold it. */
export function AnnualSheet({ flow, shown, exportName, onOpen }: AnnualSheetProps) {
  const { t } = useTranslation('financeCashFlow');
  const open = useStable(onOpen);
  const small = useSmallScreen();
  const kinds = useMemo(() => flow.months.map(({ kind }) => kind), [flow.months]);
  const forecast = kinds.flatMap((kind, at) => (kind === 'forecast' ? [at + 1] : []));
  const columns = useMemo((): readonly SheetColumn<FlowRow>[] => {
    const months = MONTHS.map((month, at): SheetColumn<FlowRow> => {
      const kind = kinds[at] ?? 'forecast';
      return {
        field: `m${month}`,
        header: `${t(`months.${month}`)} · ${t(`kinds.${kind}`)}`,
        kind: 'money',
        width: 148,
        value: (row) => row.months[at] ?? 0,
        total: 'sum',
        render: (row) => ((row.months[at] ?? 0) === 0 ? '–' : null),
      };
    });
    return [
      {
        field: 'name',
        header: t('columns.account'),
        identifying: true,
        value: (row) => row.name ?? t('unrated'),
      },
      ...months,
      { field: 'total', header: t('columns.total'), kind: 'money', total: 'sum' },
    ];
  }, [t, kinds]);
  const look = useMemo(
    (): SheetFigureLook<FlowRow> => ({
      opensRow: (row, field) => (row.months[(MONTH_OF.get(field) ?? 0) - 1] ?? 0) !== 0,
      onOpenRow: (row, field) => open(row, MONTH_OF.get(field) ?? null),
    }),
    [open],
  );
  const groups = useMemo(
    (): SheetGroups<FlowRow> => ({
      path: ({ side, group, subgroup }) => [
        { key: side, label: t(`sides.${side}`) },
        ...(group ? [{ key: `${side} ${group}`, label: group }] : []),
        ...(subgroup ? [{ key: `${side} ${group} ${subgroup}`, label: subgroup }] : []),
      ],
    }),
    [t],
  );
  const totals = useMemo((): readonly SheetTotal<FlowRow>[] => {
    // Payments or forecasts alone have no balance.
    if (shown !== 'both') return [];
    const figures = (field: (typeof FIELDS)[number]): SheetFigures => {
      const byMonth = flow.months.map((month: FlowMonth) => [`m${month.month}`, month[field]] as const);
      const sums = flow.months.reduce((sum, month) => sum + (month[field] ?? 0), 0);
      const ends = { opening: flow.months[0]?.opening ?? null, balance: flow.months[11]?.balance ?? null };
      const total = field === 'opening' || field === 'balance' ? ends[field] : sums;
      return { ...Object.fromEntries(byMonth), total };
    };
    return FIELDS.map((id) => ({ id, label: t(`totals.${id}`), figures: figures(id) }));
  }, [flow.months, shown, t]);
  return (
    <Frame forecast={forecast}>
      <Sheet
        id="finance-cash-flow"
        label={t('title')}
        columns={columns}
        rows={flow.rows}
        getRowId={rowId}
        groups={groups}
        totals={totals}
        figureLook={look}
        onOpen={(row) => open(row, null)}
        search={t('search')}
        countLabel={(count) => t('count', { count })}
        exportName={exportName}
        emptyState={{ title: t('empty.title'), text: t('empty.text') }}
        height={small ? PHONE_HEIGHT : HEIGHT}
      />
    </Frame>
  );
}
