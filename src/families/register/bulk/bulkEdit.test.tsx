import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { array, number, object, string } from 'yup';
import { startI18n } from '@/platform/i18n/i18n';
import { setLogSink } from '@/platform/log/log';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { createAppStore } from '@/platform/store/store';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { toastQueue } from '@/platform/ui/toast';
import { defineRegister } from '../defineRegister';
import { registerTexts } from '../registerTexts';
import { BulkEditDialog } from './BulkEditDialog';

interface Fence {
  id: number;
  name: string;
  maker: string | null;
  price: number | null;
  tags: number[];
  farms: number[];
}
type Values = Omit<Fence, 'id'>;
const fence = (id: number, over: Partial<Fence> = {}): Fence => ({
  id,
  name: `CERCA ${id}`,
  maker: 'X',
  price: 100,
  tags: [1],
  farms: [1],
  ...over,
});
const names = ['um', 'dois', 'três'].map((name, at) => ({ id: at + 1, name }));

beforeAll(() => startI18n('pt-BR', ['common', 'ui', 'forms', 'register']));
beforeEach(() => {
  setLogSink(() => undefined);
  localStorage.clear();
  toastQueue.take();
});

function open(rows: readonly Fence[], refused: readonly number[] = []) {
  const store = createAppStore({ isReset: () => false, keep: [] }, []);
  const update = vi.fn<(id: number | string, values: Values, version?: unknown) => Promise<unknown>>(
    async (id) => {
      if (refused.includes(Number(id)))
        throw { kind: 'validation', status: 400, fields: {}, message: 'Não pode.' };
    },
  );
  const options = ({ children }: { readonly children: (source: object) => React.ReactNode }) =>
    children({ options: names });
  const register = defineRegister<Fence, Fence, Values>({
    module: 'fences',
    name: 'fences',
    slug: 'cercas',
    calls: {
      list: () => Promise.resolve([...rows]),
      get: (id) => Promise.resolve(rows.find((row) => row.id === Number(id)) ?? fence(0)),
      update,
    },
    columns: [{ field: 'name', identifying: true }],
    fields: [
      { name: 'name', kind: 'text', required: true },
      { name: 'maker', kind: 'text', clears: ['price', 'name'] },
      { name: 'price', kind: 'number', permission: 'PRICE' },
      { name: 'tags', kind: 'multiSelect', Options: options as never },
      { name: 'farms', kind: 'multiSelect', required: true, Options: options as never },
    ],
    bulkFields: ['name', 'maker', 'price', 'tags', 'farms'],
    emptyValues: { name: '', maker: null, price: null, tags: [], farms: [] },
    schema: async () =>
      object({
        name: string().required(),
        maker: string().nullable(),
        price: number().nullable(),
        tags: array().defined(),
        farms: array().defined().min(1),
      }),
    nameOf: ({ name }) => name,
  });
  const written = vi.spyOn(register.resource, 'written');
  const onClose = vi.fn<() => void>();
  const texts = registerTexts((key) => key.split('.').at(-2) ?? key, register);
  const mayEditField = (permission?: string) => permission === undefined;
  render(
    <Provider store={store}>
      <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
        <BulkEditDialog
          register={register}
          rows={rows}
          texts={texts}
          access={{ mayEdit: true, reason: undefined, mayEditField } as never}
          onClose={onClose}
        />
      </AppThemeProvider>
    </Provider>,
  );
  const user = userEvent.setup();
  const tick = (name: string) => user.click(screen.getByRole('checkbox', { name: new RegExp(`${name}$`) }));
  const save = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /registro/ }));
  return { update, written, onClose, user, tick, save };
}

describe('several records that are given the same values', () => {
  it('offer the fields that the user may change, and save once one is chosen', async () => {
    const { tick, save, update } = open([fence(1), fence(2)]);
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
    expect(screen.queryByRole('checkbox', { name: /price$/ })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    await save();
    expect(update).not.toHaveBeenCalled();
    await tick('maker');
    await tick('name');
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    await tick('maker');
    expect(screen.getByRole('textbox')).toHaveAccessibleName(/name/);
    await tick('maker');
    await tick('maker');
    expect(screen.getByRole('textbox', { name: /^name/ })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^maker/ })).toBeNull();
  });

  it('keep what is not chosen; what falls with a field falls, unless it is given too', async () => {
    const { tick, save, update, user, written, onClose } = open([fence(1), fence(2, { tags: [3] })]);
    await tick('maker');
    await user.type(screen.getByRole('textbox', { name: /^maker/ }), 'NOVO');
    await tick('name');
    await user.type(screen.getByRole('textbox', { name: /^name/ }), 'TELA');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const changes = { maker: 'NOVO', name: 'TELA', price: null };
    expect(update.mock.calls.map(([id, values]) => [id, values])).toEqual([
      [1, { ...changes, tags: [1], farms: [1] }],
      [2, { ...changes, tags: [3], farms: [1] }],
    ]);
    expect(written).toHaveBeenCalledTimes(1);
    expect(toastQueue.current().map(({ text }) => text)).toEqual([expect.stringMatching(/^2 registros/)]);
  });

  it('are given one value more, which is one at least', async () => {
    const { tick, save, update, user, onClose } = open([fence(1), fence(2, { tags: [3] })]);
    await tick('tags');
    await save();
    expect(update).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('combobox', { name: /^tags/ }));
    await user.click(await screen.findByRole('option', { name: 'dois' }));
    await user.keyboard('{Escape}');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(update.mock.calls.map(([, { tags, maker }]) => [tags, maker])).toEqual([
      [[1, 2], 'X'],
      [[3, 2], 'X'],
    ]);
  });

  it('are not left without what they need; what was not changed is tried again', async () => {
    const { tick, save, update, user, onClose, written } = open([fence(1), fence(2, { farms: [1, 2] })]);
    await tick('farms');
    await user.click(await screen.findByRole('combobox', { name: /^farms/ }));
    await user.click(await screen.findByRole('option', { name: 'um' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('radio', { name: /[Rr]emover|[Rr]etirar/ }));
    await save();
    await waitFor(() => expect(document.body).toHaveTextContent(/CERCA 1.*farms/));
    expect(update.mock.calls.map(([id, { farms }]) => [id, farms])).toEqual([[2, [2]]]);
    expect(written).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    await save();
    expect(update).toHaveBeenCalledTimes(1);
    expect(written).toHaveBeenCalledTimes(1);
  });

  it('may be emptied of what they need not have', async () => {
    const { tick, save, update, user, onClose } = open([fence(1)]);
    await tick('tags');
    await user.click(screen.getByRole('radio', { name: /[Ss]ubstituir/ }));
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(update.mock.calls[0]?.[1].tags).toEqual([]);
  });

  it('say which were refused, and leave the list where none was changed', async () => {
    const { tick, save, user, onClose, written } = open([fence(1)], [1]);
    await tick('maker');
    await user.type(screen.getByRole('textbox', { name: /^maker/ }), 'NOVO');
    await save();
    await waitFor(() => expect(document.body).toHaveTextContent(/CERCA 1.*Não pode\./));
    expect(written).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    expect(toastQueue.current()).toEqual([]);
  });
});
