import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import TimelapseOutlined from '@mui/icons-material/TimelapseOutlined';
import type { TFunction } from 'i18next';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { StatusChipProps } from '@/platform/ui/StatusChip';
import type { DocumentRow, Movement, Situation } from '../documentTypes';

type Texts = TFunction<'financeDocuments'>;
type Column = ColumnSpec<DocumentRow>;

const LOOKS: Readonly<Record<Situation, Omit<StatusChipProps, 'label'>>> = {
  OPEN: { tone: 'neutral', variant: 'outline', icon: ScheduleOutlined },
  PARTIAL: { tone: 'warning', icon: TimelapseOutlined },
  OVERDUE: { tone: 'danger', icon: ErrorOutlineOutlined },
  SETTLED: { tone: 'success', icon: CheckCircleOutlined },
};

const money = { kind: 'money', width: 120 } as const;

const ofSide =
  (movement: Movement) =>
  ({ movement: own, value }: DocumentRow) =>
    own === movement ? value : null;

/**
 * Values of one movement stand in one column and are added up. Those of both stand in columns of their own: their sums
 * are never thrown together.
 */
function valueColumns(t: Texts, oneMovement: boolean) {
  const total = oneMovement ? ({ total: 'sum' } as const) : {};
  const values: Column[] = oneMovement
    ? [{ field: 'value', header: t('fields.value'), ...money, ...total }]
    : (['EXPENSE', 'INCOME'] as const).map((movement) => ({
        field: `value.${movement}`,
        header: t(`movements.${movement}`),
        ...money,
        total: 'sum',
        value: ofSide(movement),
      }));
  const open: Column = { field: 'open', header: t('query.open'), ...money, width: 132, ...total };
  // Beside both sides there is no room for what the viewer tells as well.
  const hidden = oneMovement ? {} : { hidden: true };
  const discount: Column = { field: 'discount', header: t('fields.discount'), ...money, ...total, ...hidden };
  return { values, open, discount };
}

/** The columns of the query; with `oneMovement` all documents are bought, or all sold. */
export function queryColumns(
  t: Texts,
  { oneMovement, cards }: { readonly oneMovement: boolean; readonly cards: boolean },
): readonly Column[] {
  const document: Column[] = [
    { field: 'issueDate', header: t('query.issued'), kind: 'date', width: 112 },
    { field: 'type', header: t('query.type'), width: 112 },
    { field: 'number', header: t('fields.number'), width: 80 },
    { field: 'partner', header: t('fields.partner'), identifying: true },
    { field: 'farmer', header: t('fields.farmer'), width: 180, hidden: true },
  ];
  const farm: Column = { field: 'farm', header: t('fields.farm'), width: 120 };
  const movement: Column = {
    field: 'movement',
    header: t('fields.movement'),
    width: 100,
    value: (row) => row.movement && t(`movements.${row.movement}`),
  };
  const situation: Column = {
    field: 'situation',
    header: t('query.situation'),
    kind: 'status',
    width: 132,
    status: (row) => row.situation && { ...LOOKS[row.situation], label: t(`situations.${row.situation}`) },
  };
  const { values, open, discount } = valueColumns(t, oneMovement);
  // A card shows its first fields, and the others when they are requested.
  return cards
    ? [...document, ...values, open, farm, movement, discount, situation]
    : [...document, farm, movement, ...values, discount, open, situation];
}
