import AddOutlined from '@mui/icons-material/AddOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ClipboardEvent, type FocusEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStable } from '@/platform/react/useStable';
import { placeOf } from '@/platform/sheet/eventPlace';
import { Sheet } from '@/platform/sheet/Sheet';
import type { SheetChange, SheetTotal } from '@/platform/sheet/sheetProps';
import type { DecimalRule } from '../rules/figureText';
import type { SoilNutrient } from '../rules/nutrients';
import { blockOf, isBlock } from '../rules/pasteBlock';
import { editedFields, withBlock, withCell, withRow } from '../rules/pointEdits';
import type { PointRow } from '../rules/pointRows';
import { type PointLook, usePointColumns } from './usePointColumns';

// Points are not added together.
const NO_TOTALS: readonly SheetTotal<PointRow>[] = [];
const rowId = ({ id }: PointRow) => id;
const HEAD_HEIGHT = 96;
const ROW_HEIGHT = 36;
const MOST_HEIGHT = 520;

interface PointsTableProps {
  readonly label: string;
  readonly exportName: string;
  readonly rows: readonly PointRow[];
  readonly nutrients: readonly SoilNutrient[];
  readonly rule: DecimalRule;
  readonly look: PointLook;
  readonly onChange: (rows: PointRow[]) => void;
  /** The row that somebody stands in. */
  readonly onChosen: (id: number) => void;
  readonly toolbar?: React.ReactNode;
}

/** Points × nutrients: cells are typed, blocks of a spreadsheet pasted; what is refused stays, with why, at its cell. */
export function PointsTable(props: PointsTableProps) {
  const { label, exportName, rows, nutrients, rule, look, onChange, onChosen, toolbar } = props;
  const { t } = useTranslation('soilAnalysis');
  const [tooWide, setTooWide] = useState(false);
  const remove = useStable((row: PointRow) => onChange(rows.filter(({ id }) => id !== row.id)));
  const columns = usePointColumns({ nutrients, rows, rule, look, onRemove: remove });
  const edit = useStable(({ row, field, value }: SheetChange<PointRow>) => {
    setTooWide(false);
    const text = typeof value === 'string' ? value : '';
    onChange(rows.map((one) => (one.id === row.id ? withCell(one, field, text, rule) : one)));
    return null;
  });
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const place = placeOf(event.target);
    if (!place || place.line < 0 || place.line >= rows.length || !isBlock(text)) return;
    event.preventDefault();
    const field = editedFields(nutrients)[place.column] ?? '';
    const next = withBlock(rows, nutrients, { block: blockOf(text), from: { row: place.line, field } }, rule);
    setTooWide(next === null);
    if (next) onChange(next);
  };
  const follow = (event: FocusEvent) => {
    const row = rows[placeOf(event.target)?.line ?? -1];
    if (row) onChosen(row.id);
  };
  return (
    <div onPaste={paste} onFocus={follow}>
      {tooWide && (
        <Alert severity="error" onClose={() => setTooWide(false)}>
          {t('points.tooWide')}
        </Alert>
      )}
      <Sheet
        id="soil-points"
        label={label}
        columns={columns}
        rows={rows}
        getRowId={rowId}
        totals={NO_TOTALS}
        onEdit={edit}
        search={false}
        toolbar={
          <>
            <Button
              size="small"
              variant="outlined"
              startIcon={<AddOutlined />}
              onClick={() => onChange(withRow(rows))}
            >
              {t('points.add')}
            </Button>
            {toolbar}
          </>
        }
        exportName={exportName}
        countLabel={(count) => t('points.count', { count })}
        emptyState={{ title: t('points.emptyTitle'), text: t('points.emptyText') }}
        height={Math.min(MOST_HEIGHT, HEAD_HEIGHT + Math.max(4, rows.length) * ROW_HEIGHT)}
      />
    </div>
  );
}
