import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { downloadFile } from '@/platform/export/downloadFile';
import { paperOf, workbookOf } from '@/platform/export/exportFile';
import type { ExportTable } from '@/platform/export/exportTable';
import { printTable } from '@/platform/export/printTable';
import { Themed } from '@/platform/forms/testing/renderForm';
import { startI18n } from '@/platform/i18n/i18n';
import { isEmbedded } from '@/platform/routing/embedded';
import { toast } from '@/platform/ui/toast';
import { ExportMenu } from './ExportMenu';

vi.mock('@/platform/export/downloadFile', () => ({ downloadFile: vi.fn() }));
vi.mock('@/platform/export/exportFile', () => ({ paperOf: vi.fn(), workbookOf: vi.fn() }));
vi.mock('@/platform/export/printTable', () => ({ printTable: vi.fn() }));
vi.mock('@/platform/routing/embedded', () => ({ isEmbedded: vi.fn() }));
vi.mock('@/platform/ui/toast', () => ({ toast: vi.fn() }));

const TABLE: ExportTable = { title: 'Lotes', columns: [], rows: [] };
const PAPER = new Blob(['pdf']);
const BOOK = new Blob(['xlsx']);

beforeAll(() => startI18n('pt-BR', ['grid', 'ui']));
beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(isEmbedded).mockReturnValue(false);
  vi.mocked(paperOf).mockResolvedValue(PAPER);
  vi.mocked(workbookOf).mockResolvedValue(BOOK);
});

const tableOf = vi.fn((_signal: AbortSignal, _onPaper: boolean) => Promise.resolve(TABLE));
const words = () => screen.getAllByRole('menuitem').map((item) => item.textContent);
function telephone(share: (data: ShareData) => Promise<void>) {
  Object.assign(navigator, { canShare: () => true, share });
}
afterEach(() => {
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
});

async function open(choice?: RegExp) {
  const view = render(
    <Themed>
      <ExportMenu name="lotes" tableOf={tableOf} note={() => '3 lotes · 2026'} nothing={null} />
    </Themed>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  if (choice) await user.click(screen.getByRole('menuitem', { name: choice }));
  return view;
}

it('offers files and paper; where pages are shown without menus no paper, on a telephone its applications', async () => {
  const { unmount } = await open();
  expect(words()).toHaveLength(4);
  unmount();
  vi.mocked(isEmbedded).mockReturnValue(true);
  telephone(() => Promise.resolve());
  await open();
  expect(words()).toHaveLength(4);
  expect(words().join()).toMatch(/Compartilhar/);
  expect(words().join()).not.toMatch(/Imprimir/);
});

it.each([
  [/Baixar PDF/, PAPER, 'pdf', true],
  [/Excel|XLSX/, BOOK, 'xlsx', false],
] as const)('%s is a file of its name', async (choice, file, ending, onPaper) => {
  await open(choice);
  await waitFor(() => expect(downloadFile).toHaveBeenCalledTimes(1));
  const [given, name] = vi.mocked(downloadFile).mock.lastCall ?? [];
  expect(given).toBe(file);
  expect(name).toMatch(new RegExp(`^lotes.*\\.${ending}$`));
  expect(tableOf.mock.lastCall?.[1]).toBe(onPaper);
});

it('a workbook says on its cover what it holds, line by line', async () => {
  await open(/Excel|XLSX/);
  await waitFor(() => expect(workbookOf).toHaveBeenCalledTimes(1));
  expect(vi.mocked(workbookOf).mock.lastCall?.[1]?.lines).toEqual(['3 lotes', '2026']);
});

it('prints without a file', async () => {
  await open(/Imprimir/);
  await waitFor(() => expect(printTable).toHaveBeenCalledWith(TABLE, '3 lotes · 2026'));
  expect(downloadFile).not.toHaveBeenCalled();
});

it('hands a PDF to the telephone, and says nothing when its list is closed', async () => {
  const share = vi.fn((_data: ShareData) => Promise.reject(new DOMException('closed', 'AbortError')));
  telephone(share);
  await open(/Compartilhar/);
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  const [file] = share.mock.lastCall?.[0].files ?? [];
  expect([file?.type, file?.name]).toEqual(['application/pdf', expect.stringMatching(/^lotes.*\.pdf$/)]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Exportar' })).toBeEnabled());
  expect(toast).not.toHaveBeenCalled();
});

it.each([
  ['another failure of the telephone', new DOMException('no', 'NotAllowedError'), 1],
  ['a failed call', { kind: 'server', status: 500, messages: [] }, 1],
  ['a cancelled call', { kind: 'cancelled' }, 0],
])('%s', async (_, thrown, said) => {
  vi.mocked(paperOf).mockRejectedValue(thrown);
  await open(/Baixar PDF/);
  await waitFor(() => expect(paperOf).toHaveBeenCalledTimes(1));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Exportar' })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  expect(vi.mocked(toast).mock.calls.map(([{ tone }]) => tone)).toEqual(said ? ['danger'] : []);
});

it('ends with the page that asked for it', async () => {
  tableOf.mockImplementationOnce(() => new Promise(() => undefined));
  const { unmount } = await open(/Baixar PDF/);
  const signal = tableOf.mock.lastCall?.[0];
  expect(signal?.aborted).toBe(false);
  expect(screen.getByRole('button', { name: /Exportar/ })).toHaveAttribute('aria-disabled', 'true');
  unmount();
  expect(signal?.aborted).toBe(true);
});
