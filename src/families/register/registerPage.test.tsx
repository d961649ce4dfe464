import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { setLogSink } from '@/platform/log/log';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { createAppStore } from '@/platform/store/store';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { ConflictText } from './conflict/ConflictText';
import { defineRegister, type Register } from './defineRegister';
import { RecordStamp } from './form/RecordStamp';
import { RowsFieldView } from './form/RowsFieldView';
import { lazyOnce } from './lazyOnce';
import { pageOfRegister } from './pageOfRegister';
import { configureRegisterAccess } from './registerAccess';
import { type HubCard, RegisterHubPage } from './RegisterHubPage';
import { RegisterPage } from './RegisterPage';
import { registerTexts, type RegisterTexts } from './registerTexts';
import type { RegisterImport } from './registerTypes';
import { useRegisterAccess } from './useRegisterAccess';

beforeAll(() => startI18n('pt-BR', ['common', 'ui', 'grid', 'forms', 'register']));
beforeEach(() => {
  setLogSink(() => undefined);
  localStorage.clear();
});
const holding = (...keys: string[]) => configureRegisterAccess(() => (key) => keys.includes(key));
afterEach(() => configureRegisterAccess(() => () => true));

interface Fence {
  id: number;
  name: string;
  note: string | null;
}
type Values = Omit<Fence, 'id'>;
type Fences = Register<Fence, Fence, Values>;
const ROWS: readonly Fence[] = [3, 1, 2].map((id) => ({ id, name: `CERCA ${id}`, note: null }));
const fences = (list: () => Promise<Fence[]> = async () => [...ROWS]) =>
  defineRegister<Fence, Fence, Values>({
    module: 'probe',
    name: 'fences',
    slug: 'cercas',
    calls: {
      list,
      get: async (id) => ROWS.find((row) => row.id === Number(id)) as Fence,
      update: async () => null,
      create: async () => null,
    },
    columns: [{ field: 'name', identifying: true }, { field: 'note' }],
    fields: [{ name: 'name', kind: 'text', required: true }],
    nameOf: ({ name }) => name,
  });
const importing: RegisterImport<Fence, Values> = {
  keyOf: ({ name }) => name,
  keyOfRow: ({ name }) => name,
  columns: [{ name: 'name' }],
};

function stand(element: ReactNode, at = '/x', path = '/x') {
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: <p>outra</p> },
    ],
    { initialEntries: [at] },
  );
  const store = createAppStore({ isReset: () => false, keep: [] }, []);
  render(
    <Provider store={store}>
      <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
        <RouterProvider router={router} />
      </AppThemeProvider>
    </Provider>,
  );
  return {
    user: userEvent.setup(),
    at: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}
const button = (name: string | RegExp) => screen.queryByRole('button', { name });
const whole = (register: object): Fences => register as Fences;

describe('the page of a register', () => {
  const open = (
    changes: object = {},
    props: Partial<ComponentProps<typeof RegisterPage<Fence, Fence, Values>>> = {},
    at = '/x',
  ) => stand(<RegisterPage register={whole({ ...fences(), ...changes })} {...props} />, at);
  const NEW = /registers\.fences\.new/;

  it('lists the records by their first column, and opens a new one and one of them', async () => {
    const { user, at } = open();
    await screen.findByText('CERCA 1');
    const names = screen.getAllByText(/^CERCA/).map(({ textContent }) => textContent);
    expect(names).toEqual(['CERCA 1', 'CERCA 2', 'CERCA 3']);
    await user.dblClick(screen.getByText('CERCA 2'));
    await waitFor(() => expect(at()).toBe('/x?registro=2'));
    await user.click(await screen.findByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(at()).toBe('/x'));
    const [create] = screen.getAllByRole('button', { name: NEW });
    if (create) await user.click(create);
    await waitFor(() => expect(at()).toBe('/x?registro=novo'));
  });

  it('has another order, and what the page puts around the list', async () => {
    open({ sort: { field: 'name', direction: 'desc' } }, { lead: <p>antes</p>, toolbar: <p>barra</p> });
    await screen.findByText('CERCA 1');
    const names = screen.getAllByText(/^CERCA/).map(({ textContent }) => textContent);
    expect(names).toEqual(['CERCA 3', 'CERCA 2', 'CERCA 1']);
    expect(screen.getByText('antes')).toBeVisible();
    expect(screen.getByText('barra')).toBeVisible();
  });

  it('imports where there is a way to, until the dialog is closed', async () => {
    const { user } = open({ importing: { ...importing, valuesOfRow: ({ name }: Fence) => ({ name }) } });
    await screen.findByText('CERCA 1');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Importar planilha' }));
    const dialog = within(await screen.findByRole('dialog'));
    const [close] = dialog.getAllByRole('button', { name: 'Fechar' });
    if (close) await user.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['without a way to import', {}, true, false],
    ['of records that are made elsewhere', { creatable: false, importing }, false, false],
    ['with both', { importing }, true, true],
  ])('%s offers what it can', async (_, changes, creates, imports) => {
    open(changes);
    await screen.findByText('CERCA 1');
    expect(button(NEW) !== null).toBe(creates);
    expect(button('Importar planilha') !== null).toBe(imports);
  });

  it('that is empty offers a first record, where it may be made', async () => {
    stand(<RegisterPage register={fences(async () => [])} />);
    await screen.findByText(/registers\.fences\.empty\.title/);
    await waitFor(() => expect(screen.getAllByRole('button', { name: NEW })).toHaveLength(2));
  });

  it.each([
    ['are made elsewhere', { creatable: false }, 0],
    ['may not be changed', { editPermission: 'FENCES' }, 1],
  ])('that is empty offers none where records %s', async (_, changes, count) => {
    holding();
    stand(<RegisterPage register={whole({ ...fences(async () => []), ...changes })} />);
    await screen.findByText(/registers\.fences\.empty\.title/);
    expect(screen.queryAllByRole('button', { name: NEW })).toHaveLength(count);
  });

  it('is made of a register that is loaded', async () => {
    const { Component } = await pageOfRegister(() => Promise.resolve(fences()))();
    stand(<Component />);
    expect(await screen.findByText('CERCA 1')).toBeVisible();
  });
});

describe('what a user may change', () => {
  const access = (editPermission?: string) =>
    renderHook(() => useRegisterAccess(editPermission === undefined ? {} : { editPermission })).result
      .current;

  it.each<[string | undefined, string[], string | undefined, boolean, boolean]>([
    [undefined, [], undefined, true, false],
    ['EDIT', [], 'Seu perfil permite apenas consultar.', false, false],
    ['EDIT', ['EDIT'], undefined, true, false],
    ['EDIT', ['PRICE'], 'Seu perfil permite apenas consultar.', false, false],
    ['EDIT', ['EDIT', 'PRICE'], undefined, true, true],
  ])('with %s needed and %j had', (needed, own, reason, any, priced) => {
    holding(...own);
    const { reason: said, mayEditField } = access(needed);
    expect(said).toBe(reason);
    expect([mayEditField(undefined), mayEditField('PRICE')]).toEqual([any, priced]);
  });
});

describe('the pages of an area', () => {
  const load = () => Promise.resolve({ Component: () => <p>cadastro</p> });
  const former: HubCard = { slug: 'antigo', icon: GroupsOutlined };
  const clients: HubCard = { slug: 'clientes', icon: GroupsOutlined, load, add: '?registro=novo' };
  const brands: HubCard = { slug: 'marcas', icon: GroupsOutlined, load };
  const open = (at: string, cards: HubCard[]) =>
    stand(
      <RegisterHubPage
        base="/area"
        label="Área"
        cards={cards}
        titles={{ clientes: 'register:close' }}
        notFound="/404"
      />,
      at,
      '/area/:id?/:registro?',
    );

  it.each([
    ['/area', '/area/clientes'],
    ['/area/7', '/area/clientes'],
    ['/area/marcas', '/area/marcas'],
    ['/area/antigo', '/404'],
    ['/area/nada', '/404'],
  ])('%s leads to %s', async (at, to) => {
    const page = open(at, [former, clients, brands]);
    await waitFor(() => expect(page.at()).toBe(to));
    expect(screen.queryByText('cadastro') ?? (await screen.findByText(/cadastro|outra/))).toBeVisible();
  });

  it('are named by their titles, else by their addresses; new records are begun from them', async () => {
    open('/area/marcas', [former, clients, brands]);
    const strip = within(await screen.findByRole('navigation', { name: 'Área' }));
    const links = strip.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining(['/area/clientes', '/area/clientes?registro=novo', '/area/marcas']),
    );
    expect(links).not.toContain('/area/marcas?registro=novo');
    expect(strip.getByText('Fechar')).toBeVisible();
    expect(strip.getByText('marcas')).toBeVisible();
  });

  it('have no strip where there is one, and no page where none is here', async () => {
    open('/area/marcas', [brands]);
    await screen.findByText('cadastro');
    expect(screen.queryByRole('navigation', { name: 'Área' })).toBeNull();
    const none = open('/area', [former]);
    await waitFor(() => expect(none.at()).toBe('/404'));
  });

  it('are loaded once', () => {
    const pick = ({ Component }: Awaited<ReturnType<typeof load>>) => Component;
    expect(lazyOnce(load, pick)).toBe(lazyOnce(load, pick));
    expect(lazyOnce(() => load(), pick)).not.toBe(lazyOnce(load, pick));
  });
});

const show = (element: ReactNode) =>
  render(<AppThemeProvider preferences={DEFAULT_PREFERENCES}>{element}</AppThemeProvider>).container;
const texts: RegisterTexts = registerTexts((key) => key.split('.').slice(2).join('.'), fences());

it.each([
  [{}, /^$/],
  [{ createdAt: 5, updatedAt: null }, /^$/],
  [{ createdAt: '2026-03-04T10:20:00' }, /^[^·]*04\/03\/2026[^·]*$/],
  [
    { createdAt: '2026-03-04T10:20:00', createdBy: 'ANA', updatedAt: '2026-03-05T10:20:00', updatedBy: 7 },
    /04\/03\/2026.*ANA · [^·]*05\/03\/2026(?:(?!7).)*$/,
  ],
])('the stamp of %o', (record, words) => {
  const { textContent } = show(<RecordStamp record={record} />);
  expect(textContent).toMatch(words);
});

it('a conflict names each field, with what was typed where both changed it', () => {
  const fields = [
    { name: 'price', kind: 'money' },
    { name: 'city', kind: 'select' },
  ] as const;
  show(
    <ConflictText
      fields={fields}
      texts={{ ...texts, field: (name) => `campo ${name}` }}
      conflicts={[
        { name: 'price', read: 1, current: 2, typed: 3, both: true },
        { name: 'city', read: 1, current: 2, typed: 1, both: false },
        { name: 'gone', read: 1, current: 2, typed: 1, both: false },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'campo price',
    'campo city',
    'campo gone',
  ]);
  const said = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(said).toHaveLength(4);
  expect(said[0]).toContain('2,00');
  expect(said[1]).toContain('3,00');
  expect(said[2]).not.toContain('2');
});

describe('a table in a form', () => {
  const columns = [
    { key: 'name', kind: 'text' },
    { key: 'price', kind: 'money', total: 'sum' },
    { key: 'count', kind: 'integer', total: 'sum' },
    { key: 'kg', kind: 'number', decimals: 1, total: 'sum' },
    { key: 'rest', kind: 'number', total: 'sum' },
  ] as const;
  function Table({ common }: { readonly common: object }) {
    const rows = [
      { name: 'A', price: 150, count: 2, kg: 1.25, rest: 1 },
      { name: 'B', price: 50, count: null, kg: 1, rest: 0.5 },
    ];
    const form = useForm({ defaultValues: { rows } });
    const field = { kind: 'rows', columns, newRow: () => ({}) } as const;
    return (
      <FormProvider {...form}>
        <RowsFieldView
          field={field}
          common={{ name: 'rows', label: 'Linhas', readOnly: false, ...common }}
          values={{}}
          texts={{ ...texts, rowsColumn: (_, key) => `c ${key}` }}
        />
      </FormProvider>
    );
  }

  it('sums its columns, each as its kind is written', () => {
    show(<Table common={{}} />);
    expect(
      screen
        .getAllByRole('columnheader')
        .slice(0, 5)
        .map(({ textContent }) => textContent),
    ).toEqual(columns.map(({ key }) => `c ${key}`));
    const foot = screen.getAllByRole('row').at(-1);
    const cells = [...(foot?.children ?? [])].map((cell) => cell.textContent?.replaceAll(/\s/g, ' '));
    expect(cells.slice(1, 5)).toEqual(['R$ 2,00', '2', '2,3', '1,50']);
    const numeric = [...(foot?.children ?? [])].map((cell) => cell.getAttribute('data-numeric'));
    expect(numeric.slice(0, 5)).toEqual(['false', 'true', 'true', 'true', 'true']);
  });

  it.each([
    [{ readOnly: false }, true],
    [{ readOnly: true }, false],
    [{ disabledReason: 'fechado' }, false],
  ])('with %o may be changed: %s', (common, changes) => {
    show(<Table common={common} />);
    expect(button('Adicionar linha') !== null).toBe(changes);
  });
});
