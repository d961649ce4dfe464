import { useTranslation } from 'react-i18next';
import { formatDateTime } from '@/platform/format/instant';
import { formatNumber } from '@/platform/format/number';
import { sheetTable } from '@/platform/sheet/sheetExport';
import type { SheetProps } from '@/platform/sheet/sheetProps';
import type { SheetModel } from '@/platform/sheet/useSheetModel';

export const whole = (value: number) => formatNumber(value, { decimals: 0 });

/** A sheet as it leaves the screen: how many rows it has, its table, and the line under its printed title. */
export function useSheetPaper<Row extends object>(props: SheetProps<Row>, model: SheetModel<Row>) {
  const { t: grid } = useTranslation('grid');
  const { t } = useTranslation('sheet');
  const { label, columns } = props;
  const { lines, foot } = model;
  const rows = model.found.length;
  const countText = props.countLabel?.(rows) ?? grid('rows', { count: rows, formatted: whole(rows) });
  const table = () =>
    sheetTable(
      {
        title: label,
        columns,
        lines,
        foot,
        levelHead: props.groups ? t('level') : null,
      },
      grid,
    );
  const note = () => {
    const printed = grid('export.printedAt', {
      rows: countText,
      date: formatDateTime(new Date().toISOString()),
    });
    return props.printNote ? `${props.printNote} · ${printed}` : printed;
  };
  return { rows, countText, table, note };
}
