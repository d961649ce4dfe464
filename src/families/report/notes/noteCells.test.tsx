import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import type { Report, ReportRow } from '../reportTypes';
import { cellKeyOf, rowKeyOf } from './cellNotes';
import { useNoteCells } from './useNoteCells';

beforeAll(() => startI18n('pt-BR', ['ui', 'forms', 'report']));
beforeEach(() => localStorage.clear());

const report = {
  name: 'probe',
  filters: [],
  groups: [],
  columns: [{ field: 'account', identifying: true }, { field: 'value' }],
} as unknown as Report;
const COLUMNS: readonly SheetColumn<ReportRow>[] = [
  { field: 'account', header: 'Conta' },
  { field: 'value', header: 'Valor', kind: 'money' },
];
const row: ReportRow = { id: 1, account: 'A', value: 5 };
const key = cellKeyOf(rowKeyOf(report, row), 'value');

function open(notes: Record<string, { text: string; cell: string }> = {}, view: string | null = null) {
  const write = vi.fn<(key: string, note: { text: string; cell: string }) => void>();
  const seen: { now?: ReturnType<typeof useNoteCells> } = {};
  function Page() {
    const now = useNoteCells(report, COLUMNS, { notes, write }, view);
    return (
      <>
        <span ref={() => void (seen.now = now)} hidden />
        {now.dialog}
      </>
    );
  }
  render(
    <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
      <Page />
    </AppThemeProvider>,
  );
  const now = () => {
    if (!seen.now) throw new Error('not there');
    return seen.now;
  };
  const press = (cell: object) => act(() => now().sheetNotes.onOpen(cell as never));
  return { write, now, press, user: userEvent.setup() };
}
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Anotação/ });

describe('the notes of a report', () => {
  it('stand at their cells, and on paper', () => {
    const { now } = open({ [key]: { text: 'conferir', cell: 'A · Valor' } });
    const of = (cell: object) => now().sheetNotes.of(cell as never);
    expect(of({ row, id: 'x', field: 'value' })).toBe('conferir');
    expect(of({ row: { ...row }, id: 'x', field: 'value' })).toBe('conferir');
    expect(of({ row, id: 'x', field: 'account' })).toBeUndefined();
    expect(of({ row: { ...row, account: 'B' }, id: 'x', field: 'value' })).toBeUndefined();
    expect(now().lines).toEqual(['Anotação em A · Valor: conferir']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stand at a heading by its own id, and nowhere while there are none', () => {
    const heading = { row: null, id: 'A', field: 'value' };
    const { now } = open({ [cellKeyOf('A', 'value')]: { text: 'alto', cell: 'A · Valor' } });
    expect(now().sheetNotes.of(heading as never)).toBe('alto');
    expect(
      open()
        .now()
        .sheetNotes.of(heading as never),
    ).toBeUndefined();
  });

  it('are written at the cell that was opened', async () => {
    const { write, press, user } = open();
    press({ row, id: 'x', field: 'value', label: 'A' });
    const field = await box();
    expect(screen.getByRole('dialog')).toHaveTextContent('A · Valor (R$)');
    expect(screen.getByRole('dialog')).toHaveTextContent('Salve a visão para guardar a anotação com ela.');
    expect(screen.getByRole('dialog')).not.toHaveTextContent('Para retirá-la');
    expect(field).toHaveAttribute('maxlength', '500');
    expect(field).toHaveValue('');
    await user.type(field, ' Conferir é bom ');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(write).toHaveBeenCalledWith(key, { text: 'Conferir é bom', cell: 'A · Valor (R$)' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are changed, of a column that is gone by the name of the row', async () => {
    const gone = cellKeyOf(rowKeyOf(report, row), 'x');
    const { press } = open({ [gone]: { text: 'antigo', cell: 'A' } }, 'Minha visão');
    press({ row, id: 'x', field: 'x', label: 'A' });
    expect(await box()).toHaveValue('antigo');
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('Fica guardada com a visão Minha visão');
    expect(dialog).toHaveTextContent('Para retirá-la, apague o texto e salve.');
    expect(dialog).not.toHaveTextContent('A ·');
  });
});
