import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import grid from '@locales/pt-BR/grid.json';
import sheet from '@locales/pt-BR/sheet.json';
import ui from '@locales/pt-BR/ui.json';
import { Sheet } from '@/platform/sheet/Sheet';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetChange, SheetProps } from '@/platform/sheet/sheetProps';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';

await i18next.use(initReactI18next).init({
  lng: 'pt-BR',
  resources: { 'pt-BR': { grid, sheet, ui } },
  interpolation: { escapeValue: false },
});

export interface Entry {
  readonly id: number;
  readonly account: string;
  readonly date: string;
  readonly area: number;
  readonly bags: number;
  readonly value: number;
  readonly kind?: string;
}

/** Figures of a notebook: areas add up to 37,75 ha, sacks to 310, money to R$ 2.580,40. */
export const ENTRIES: readonly Entry[] = [
  { id: 1, account: 'Milho safrinha', date: '2026-03-10', area: 12.5, bags: 100, value: 1_200_50 },
  { id: 2, account: 'Soja', date: '2026-02-01', area: 20.25, bags: 200, value: 1_500_00 },
  { id: 3, account: 'Feijão-caupi', date: '2026-01-20', area: 5, bags: 10, value: -120_10 },
];

export const COLUMNS: readonly SheetColumn<Entry>[] = [
  { field: 'account', header: 'Cultura', identifying: true, edit: { as: 'text', maxLength: 20 } },
  { field: 'date', header: 'Data', kind: 'date' },
  { field: 'area', header: 'Área', kind: 'number', unit: 'ha', total: 'sum', edit: { as: 'number' } },
  {
    field: 'bags',
    header: 'Sacas',
    kind: 'number',
    decimals: 0,
    total: 'sum',
    edit: { as: 'integer', validate: (value) => (Number(value) > 500 ? 'No máximo 500 sacas' : null) },
  },
  { field: 'value', header: 'Valor', kind: 'money', total: 'sum', edit: { as: 'money', negative: true } },
];

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
