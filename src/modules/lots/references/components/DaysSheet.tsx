import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '@/platform/sheet/Sheet';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetAnswer, SheetChange, SheetTotal } from '@/platform/sheet/sheetProps';
import { figureWord } from '../dayWords';
import type { ReferenceKind } from '../referenceChoices';
import { DAY_COLUMNS, type ReferenceDay } from '../rules/dayColumns';

/** As wide as its head, so that the columns of a set stand beside each other on a notebook. */
const widthOf = (head: string) => Math.max(112, head.length * 7 + 26);
const rowId = ({ day }: ReferenceDay) => day;
// Days are not added together.
const NO_TOTALS: readonly SheetTotal<ReferenceDay>[] = [];

interface DaysSheetProps {
  readonly kind: ReferenceKind;
  readonly name: string;
  readonly days: readonly ReferenceDay[];
  /** Without it the days are only read. */
  readonly onEdit?: (change: SheetChange<ReferenceDay>) => Promise<SheetAnswer>;
  readonly toolbar: ReactNode;
}

/** The days of a set, one a line. */
export function DaysSheet({ kind, name, days, onEdit, toolbar }: DaysSheetProps) {
  const { t } = useTranslation('chickenReferences');
  const editable = onEdit !== undefined;
  const columns = useMemo(
    (): readonly SheetColumn<ReferenceDay>[] => [
      { field: 'day', header: figureWord(t, 'day'), kind: 'number', decimals: 0, width: 72 },
      ...DAY_COLUMNS[kind].map(({ name: field, unit, decimals, negative }): SheetColumn<ReferenceDay> => ({
        field,
        header: figureWord(t, field),
        kind: 'number',
        decimals,
        width: widthOf(unit ? `${figureWord(t, field)} (${unit})` : figureWord(t, field)),
        nothing: '–',
        ...(unit ? { unit } : {}),
        ...(editable ? { edit: { as: 'number', ...(negative ? { negative } : {}) } } : {}),
      })),
    ],
    [t, kind, editable],
  );
  return (
    <Sheet
      id="chicken-reference-days"
      label={t('days.label', { name })}
      columns={columns}
      rows={days}
      getRowId={rowId}
      totals={NO_TOTALS}
      search={false}
      toolbar={toolbar}
      exportName={name}
      countLabel={(count) => t('days.count', { count })}
      emptyState={{ title: t('days.empty'), text: t('days.emptyText') }}
      height={520}
      {...(onEdit ? { onEdit } : {})}
    />
  );
}
