import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import Papa from 'papaparse';
import { Provider } from 'react-redux';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { downloadFile } from '@/platform/export/downloadFile';
import { today } from '@/platform/format/date';
import { startI18n } from '@/platform/i18n/i18n';
import { say } from '@/platform/i18n/say';
import { createAppStore } from '@/platform/store/store';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { toastQueue } from '@/platform/ui/toast';
import { defineRegister } from '../defineRegister';
import { registerTexts } from '../registerTexts';
import type { CompleteImport } from '../registerTypes';
import { ImportDialog } from './ImportDialog';

vi.mock('@/platform/export/downloadFile', () => ({ downloadFile: vi.fn() }));

interface Place {
  id: number;
  name: string;
  cityId: string;
}
type Values = Omit<Place, 'id'>;

const importing: CompleteImport<Place, Values> = {
  keyOf: ({ name }) => name,
  keyOfRow: ({ name }) => name,
  valuesOfRow: ({ name, cityId }) => ({ name, cityId }),
  columns: [{ name: 'name' }, { name: 'cityId' }],
};
const create = vi.fn((values: Values): Promise<unknown> => Promise.resolve(values));
const register = defineRegister<Place, Place, Values>({
  module: 'map',
  name: 'communities',
  slug: 'lugares',
  calls: {
    list: () => Promise.resolve([]),
    get: () => Promise.resolve({ id: 1, name: '', cityId: '' }),
    create,
    update: () => Promise.resolve(),
  },
  columns: [{ field: 'name' }],
  fields: [
    { name: 'name', kind: 'text', required: true },
    { name: 'cityId', kind: 'text' },
  ],
  schema: () => Promise.resolve(object({ name: string().required(), cityId: string().defined() })),
  emptyValues: { name: '', cityId: '' },
  toValues: ({ name, cityId }) => ({ name, cityId }),
  nameOf: ({ name }) => name,
  importing,
});

beforeAll(() => startI18n('pt-BR', ['register', 'forms', 'grid', 'ui', 'map', 'common']));
beforeEach(() => {
  localStorage.clear();
  toastQueue.take();
});

const onClose = vi.fn();

function open(changes: Partial<CompleteImport<Place, Values>> = {}) {
  render(
    <Provider store={createAppStore({ isReset: () => false, keep: [] }, [])}>
      <AppThemeProvider preferences={{ theme: 'default', mode: 'light', density: 'compact' }}>
        <ImportDialog
          register={register}
          rows={[]}
          importing={{ ...importing, ...changes }}
          texts={registerTexts(say, register)}
          onClose={onClose}
        />
      </AppThemeProvider>
    </Provider>,
  );
  return userEvent.setup();
}

/** What the browser was given to keep: its name, and its lines as a Brazilian spreadsheet reads them. */
async function downloaded() {
  await waitFor(() => expect(downloadFile).toHaveBeenCalledOnce());
  const [file, name] = vi.mocked(downloadFile).mock.lastCall ?? [];
  vi.mocked(downloadFile).mockClear();
  const text = (await file?.text()) ?? '';
  return { name, lines: Papa.parse<string[]>(text.trim(), { delimiter: ';' }).data };
}

const choose = (user: ReturnType<typeof open>, lines: readonly string[]) =>
  user.upload(
    screen.getByLabelText('Escolher arquivo', { selector: 'input' }),
    new File([lines.join('\n')], 'lugares.csv'),
  );

it('gives an empty table with the heads that it reads', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Baixar modelo' }));
  expect(await downloaded()).toEqual({
    name: `lugares-modelo-${today()}.csv`,
    lines: [['Nome', 'Município']],
  });
});

it('gives the lines that are invalid or were refused, each with its reason, and no other', async () => {
  const user = open();
  create.mockImplementation(({ name }) => {
    if (name === 'LINHA SUL') throw { kind: 'validation', status: 400, fields: { Name: ['Nome já usado.'] } };
    return Promise.resolve({});
  });
  const lines = ['Nome;Município', 'VILA NOVA;Toledo', ';Cascavel', 'LINHA SUL;Palotina'];
  await user.upload(
    screen.getByLabelText('Escolher arquivo', { selector: 'input' }),
    new File([lines.join('\n')], 'lugares.csv'),
  );
  await user.click(await screen.findByRole('button', { name: 'Baixar linhas com problema' }));
  const invalid = ['', 'Cascavel', 'Nome é obrigatório.'];
  expect(await downloaded()).toEqual({
    name: `lugares-problemas-${today()}.csv`,
    lines: [['Nome', 'Município', 'Motivo'], invalid],
  });

  await user.click(screen.getByRole('button', { name: /^Gravar/ }));
  expect(await screen.findByText('1 linha não foi gravada.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Baixar linhas com problema' }));
  expect((await downloaded()).lines.slice(1)).toEqual([invalid, ['LINHA SUL', 'Palotina', 'Nome já usado.']]);
});

it('says which lines the server refused without a word, and which it may have written', async () => {
  const user = open();
  create.mockImplementation(async ({ name }) => {
    if (name === 'A') throw { kind: 'server', status: 500, messages: [] };
    throw { kind: 'unexpected', message: 'x' };
  });
  await choose(user, ['Nome;Município', 'A;Toledo', 'B;Palotina']);
  await user.click(await screen.findByText('Gravar 2 registros'));
  await user.click(await screen.findByText('Baixar linhas com problema'));
  expect((await downloaded()).lines.slice(1)).toEqual([
    ['A', 'Toledo', 'O servidor não gravou esta linha.'],
    ['B', 'Palotina', 'O servidor não confirmou. Confira se a linha foi gravada.'],
  ]);
});

it('is done once all lines are written, and gives no lines with problems', async () => {
  const user = open();
  create.mockResolvedValue({});
  await choose(user, ['Nome;Município', 'C;Toledo', 'D;Palotina']);
  await user.click(await screen.findByText('Gravar 2 registros'));
  await waitFor(() => expect(screen.queryByText(/^Gravar/)).toBeNull());
  expect(screen.queryByText('Baixar linhas com problema')).toBeNull();
  expect(toastQueue.current().map(({ tone }) => tone)).toEqual(['success']);
});

it('says what a file may do without, and what is wrong with its heads', async () => {
  const user = open({ columns: [{ name: 'name' }, { name: 'cityId', optional: true }] });
  expect(screen.getByText(/Nome.*Município/)).toHaveTextContent(
    i18next.t('register:import.introOptional', { columns: 'Nome', optional: 'Município' }),
  );
  expect(screen.queryByRole('alert')).toBeNull();
  await choose(user, ['Município', 'Toledo']);
  expect(await screen.findByRole('alert')).toHaveTextContent('Nome');
  expect(screen.getByText(/^Gravar/).closest('button')).toHaveAttribute('aria-disabled', 'true');
});

it('waits for the lists that its lines are read by', () => {
  const lists = (over: object) => ({
    Knowledge: ({ children }: Parameters<NonNullable<CompleteImport<Place, Values>['Knowledge']>>[0]) =>
      children({ cities: { options: [], ...over }, states: { options: [] } }),
  });
  const input = () => screen.getByLabelText('Escolher arquivo', { selector: 'input' });
  open(lists({}));
  expect(input()).toBeEnabled();
  expect(screen.queryByText('Tentar novamente')).toBeNull();
  cleanup();
  open(lists({ loading: true }));
  expect(input()).toBeDisabled();
  cleanup();
  open(lists({ failed: true }));
  expect(input()).toBeDisabled();
});

it('stops between two lines; what is left is written at the next try', async () => {
  const user = open();
  let answer: () => void = () => undefined;
  create.mockReset();
  create.mockImplementationOnce(() => new Promise((done) => (answer = () => done({}))));
  create.mockResolvedValue({});
  await choose(user, ['Nome;Município', 'E;Toledo', 'F;Palotina', 'G;Cascavel']);
  await user.click(await screen.findByText('Gravar 3 registros'));
  expect(screen.queryByText('Fechar')).toBeNull();
  expect(screen.getByLabelText('Escolher arquivo', { selector: 'input' })).toBeDisabled();
  await user.click(await screen.findByRole('button', { name: 'Parar' }));
  answer();
  await user.click(await screen.findByText('Gravar 2 registros'));
  await waitFor(() => expect(screen.queryByText(/^Gravar/)).toBeNull());
  expect(create.mock.calls.map(([{ name }]) => name)).toEqual(['E', 'F', 'G']);
  expect(screen.queryByText('Baixar linhas com problema')).toBeNull();
});

it('is no success while a line was not written, and the next file begins anew', async () => {
  const user = open();
  create.mockReset();
  create.mockRejectedValueOnce({ kind: 'server', status: 500, messages: [] });
  create.mockResolvedValue({});
  await choose(user, ['Nome;Município', 'H;Toledo', 'I;Palotina']);
  await user.click(await screen.findByText('Gravar 2 registros'));
  expect(await screen.findByText('Gravar 1 registro')).toBeVisible();
  expect(toastQueue.current()).toEqual([]);
  await choose(user, ['Nome;Município', 'J;Toledo']);
  await waitFor(() => expect(screen.queryByText('Baixar linhas com problema')).toBeNull());
  expect(screen.getByText('Gravar 1 registro').closest('button')).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

it('asks again for the lists that did not come, and for no other', async () => {
  const [failed, there] = [vi.fn(), vi.fn()];
  const lists = {
    cities: { options: [], failed: true, onRetry: failed },
    states: { options: [], onRetry: there },
  };
  const user = open({ Knowledge: ({ children }) => children(lists) });
  await user.click(screen.getByText('Tentar novamente'));
  expect(failed).toHaveBeenCalledTimes(1);
  expect(there).not.toHaveBeenCalled();
  onClose.mockClear();
  const [close] = screen.getAllByText('Fechar');
  await user.click(close ?? document.body);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('is done after one line too', async () => {
  const user = open();
  create.mockReset();
  create.mockResolvedValue({});
  await choose(user, ['Nome;Município', 'K;Toledo']);
  await user.click(await screen.findByText('Gravar 1 registro'));
  await waitFor(() => expect(screen.queryByText(/^Gravar/)).toBeNull());
  expect(create).toHaveBeenCalledTimes(1);
});
