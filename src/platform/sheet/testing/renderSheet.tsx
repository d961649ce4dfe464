import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import grid from '@locales/pt-BR/grid.json';
import sheet from '@locales/pt-BR/sheet.json';
import ui from '@locales/pt-BR/ui.json';
import { Sheet } from '@/platform/sheet/Sheet';
import { COLUMNS, ENTRIES, type Entry } from '@/platform/sheet/gallery/sampleNotebook';
import type { SheetChange, SheetProps } from '@/platform/sheet/sheetProps';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';

await i18next.use(initReactI18next).init({
  lng: 'pt-BR',
  resources: { 'pt-BR': { grid, sheet, ui } },
  interpolation: { escapeValue: false },
});

const USUAL = { label: 'Safra', columns: COLUMNS, getRowId: (row: Entry) => row.id };

type Given = Partial<SheetProps<Entry>>;

function Harness(props: Given & { readonly changes: SheetChange<Entry>[] }) {
  const { changes, ...rest } = props;
  const [rows, setRows] = useState(props.rows ?? ENTRIES);
  const onEdit = (change: SheetChange<Entry>) => {
    changes.push(change);
    setRows((now) =>
      now.map((row) => (row.id === change.row.id ? { ...row, [change.field]: change.value } : row)),
    );
  };
  return <Sheet id="s" {...USUAL} onEdit={onEdit} {...rest} rows={rows} />;
}

/** Renders a sheet that keeps what is edited; `changes` lists it. */
export function renderSheet(props: Given = {}) {
  const changes: SheetChange<Entry>[] = [];
  const user = userEvent.setup();
  const view = render(
    <AppThemeProvider preferences={{ theme: 'default', mode: 'light', density: 'compact' }}>
      <Harness {...props} changes={changes} />
    </AppThemeProvider>,
  );
  return { ...view, user, changes };
}
