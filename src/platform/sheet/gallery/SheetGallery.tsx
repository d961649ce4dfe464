import { styled } from '@mui/material/styles';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sampleColumns, type SampleEntry, sampleEntries } from '@/platform/sheet/gallery/sampleEntries';
import { Sheet } from '@/platform/sheet/Sheet';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetChange, SheetGroups } from '@/platform/sheet/sheetProps';

const many = sampleEntries(50_000);
const some = sampleEntries(240);
const few = sampleEntries(18);
const none: readonly SampleEntry[] = [];

const Parts = styled('div')({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' });
const getRowId = (row: SampleEntry) => row.id;

const groups: SheetGroups<SampleEntry> = {
  path: (row) => [
    { key: row.section, label: row.section },
    { key: row.group, label: row.group },
  ],
};

const PARTNER_OPTIONS = [...new Set(few.map((row) => row.partner))].map((value) => ({ value, label: value }));

/** Every state of the sheet, for the eyes and for axe. */
export function SheetGallery() {
  const { t } = useTranslation('sheet');
  const [rows, setRows] = useState(few);

  const change = useCallback(({ row, field, value }: SheetChange<SampleEntry>) => {
    setRows((now) => now.map((each) => (each.id === row.id ? { ...each, [field]: value } : each)));
  }, []);
  // Answers late, and refuses what is round: shows saving and refusal.
  const changeLate = useCallback(
    async (edit: SheetChange<SampleEntry>) => {
      await new Promise((done) => window.setTimeout(done, 800));
      if (edit.field === 'price' && Number(edit.value) % 100 === 0) return t('gallery.noRoundPrice');
      return change(edit);
    },
    [change, t],
  );
  const [editColumns] = useState((): readonly SheetColumn<SampleEntry>[] =>
    sampleColumns.map((column) => {
      switch (column.field) {
        case 'partner':
          return { ...column, edit: { as: 'select', options: PARTNER_OPTIONS } };
        case 'document':
          return { ...column, edit: { as: 'text', maxLength: 12 } };
        case 'quantity':
          return { ...column, edit: { as: 'number', negative: true } };
        case 'bags':
          return {
            ...column,
            edit: {
              as: 'integer',
              validate: (value) => (Number(value) > 1000 ? t('gallery.atMost') : null),
            },
          };
        case 'price':
          return { ...column, edit: { as: 'money', allowed: (row) => !row.paid } };
        default:
          return column;
      }
    }),
  );

  const shared = { columns: sampleColumns, getRowId };
  return (
    <Parts>
      <Sheet {...shared} id="sheet-many" label={t('gallery.many')} rows={many} height={460} frozen={2} />
      <Sheet
        {...shared}
        id="sheet-groups"
        label={t('gallery.groups')}
        rows={some}
        groups={groups}
        height={460}
      />
      <Sheet
        {...shared}
        id="sheet-edit"
        label={t('gallery.edit')}
        columns={editColumns}
        rows={rows}
        onEdit={changeLate}
        height={380}
      />
      <Sheet
        {...shared}
        id="sheet-loading"
        label={t('gallery.loading')}
        rows={none}
        status="loading"
        height={260}
      />
      <Sheet {...shared} id="sheet-empty" label={t('gallery.empty')} rows={none} height={300} />
      <Sheet
        {...shared}
        id="sheet-failed"
        label={t('gallery.failed')}
        rows={none}
        status="failed"
        error={{ kind: 'server', status: 500, messages: [] }}
        onRetry={() => undefined}
        height={300}
      />
      <Sheet
        {...shared}
        id="sheet-forbidden"
        label={t('gallery.forbidden')}
        rows={none}
        status="failed"
        error={{ kind: 'forbidden', status: 401 }}
        height={260}
      />
    </Parts>
  );
}
