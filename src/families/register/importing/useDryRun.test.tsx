import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { startI18n } from '@/platform/i18n/i18n';
import { say } from '@/platform/i18n/say';
import { defineRegister } from '../defineRegister';
import { registerTexts } from '../registerTexts';
import type { CompleteImport } from '../registerTypes';
import { useDryRun } from './useDryRun';

interface Place {
  id: number;
  name: string;
}
type Values = Omit<Place, 'id'>;

const importing: CompleteImport<Place, Values> = {
  keyOf: ({ name }) => name,
  keyOfRow: ({ name }) => name,
  valuesOfRow: ({ name }) => ({ name }),
  columns: [{ name: 'name' }],
};
const register = defineRegister<Place, Place, Values>({
  module: 'map',
  name: 'communities',
  slug: 'lugares',
  calls: {
    list: () => Promise.resolve([]),
    get: () => Promise.resolve({ id: 1, name: '' }),
    update: () => Promise.resolve(),
  },
  columns: [{ field: 'name' }],
  fields: [{ name: 'name', kind: 'text', required: true }],
  schema: () => Promise.resolve(object({ name: string().required() })),
  emptyValues: { name: '' },
  toValues: ({ name }) => ({ name }),
  nameOf: ({ name }) => name,
  importing,
});

beforeAll(() => startI18n('pt-BR', ['register', 'forms', 'map']));

const store = configureStore({ reducer: combineReducers({ nothing: () => null }) });
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <Provider store={store}>{children}</Provider>
);

function start() {
  const texts = registerTexts(say, register);
  return renderHook(() => useDryRun({ register, rows: [], importing, texts, lists: {} }), { wrapper }).result;
}
const csv = (...names: string[]) =>
  new File([`Nome;Situação\n${names.map((name) => `${name};x\n`).join('')}`], 'a.csv');

it('plans the file that was chosen last, however late an older one is read', async () => {
  const run = start();
  const older = csv('UM', 'DOIS', 'TRES');
  const bytes = await older.arrayBuffer();
  let arrive: (bytes: ArrayBuffer) => void = () => undefined;
  vi.spyOn(older, 'arrayBuffer').mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  let late: Promise<void> = Promise.resolve();
  act(() => void (late = run.current.read(older)));
  await act(() => run.current.read(csv('QUATRO')));
  await act(async () => {
    arrive(bytes);
    await late;
  });
  expect(run.current.planned?.map(({ values, line }) => [line, values.name])).toEqual([[2, 'QUATRO']]);
  expect(run.current.ignored).toEqual(['Situação']);
});

it('says how far a long file is checked, and stops when it is told to', async () => {
  const run = start();
  const long = csv(...Array.from({ length: 20_000 }, (_, at) => `LUGAR ${at}`));
  let reading: Promise<void> = Promise.resolve();
  act(() => void (reading = run.current.read(long)));
  expect(run.current.progress?.phase).toBe('reading');
  await waitFor(() => expect(run.current.progress).toMatchObject({ phase: 'checking', total: 20_000 }), {
    interval: 5,
  });
  act(() => run.current.stop());
  await act(() => reading);
  expect(run.current).toMatchObject({ planned: null, progress: null, stopped: true });
});

it('names what is wrong with the heads of a file', async () => {
  const run = start();
  await act(() => run.current.read(new File(['Nome;NOME\nA;B\n'], 'a.csv')));
  expect(run.current.fault).toEqual({ kind: 'repeatedHeads', columns: 'NOME' });
  await act(() => run.current.read(new File(['Cidade\nA\n'], 'a.csv')));
  expect(run.current.fault).toEqual({ kind: 'columns', columns: 'Nome' });
});
