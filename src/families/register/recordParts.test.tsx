import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { setLogSink } from '@/platform/log/log';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { createQuery, TRANSIENT } from '@/platform/store/createQuery';
import { createAppStore } from '@/platform/store/store';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { DuplicateNote } from './DuplicateNote';
import { RecordSteps } from './form/RecordSteps';
import type { PlannedLine } from './importing/importPlan';
import { useImport } from './importing/useImport';
import type { RegisterField } from './registerFields';
import { schemaByKind } from './schemaByKind';

beforeAll(() => startI18n('pt-BR', ['common', 'ui', 'forms', 'register']));
beforeEach(() => setLogSink(() => undefined));

function show(element: ReactNode) {
  const store = createAppStore({ isReset: () => false, keep: [] }, []);
  const view = render(
    <Provider store={store}>
      <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
        <MemoryRouter>{element}</MemoryRouter>
      </AppThemeProvider>
    </Provider>,
  );
  return { ...view, user: userEvent.setup() };
}

describe('the steps through a list', () => {
  const open = (at: string) => {
    const onStep = vi.fn<(id: string) => void>();
    const shown = show(<RecordSteps ids={['7', '8', '9']} at={at} onStep={onStep} />);
    const [before, after] = screen.queryAllByRole('button');
    return { ...shown, onStep, before, after };
  };
  const press = (user: ReturnType<typeof userEvent.setup>, button: HTMLElement | undefined) =>
    button ? user.click(button) : Promise.reject(new Error('no button'));

  it('lead to the record before and after', async () => {
    const { user, onStep, before, after } = open('8');
    expect(document.body).toHaveTextContent('2 de 3');
    await press(user, before);
    await press(user, after);
    expect(onStep.mock.calls).toEqual([['7'], ['9']]);
  });

  it('end at the first and at the last', async () => {
    const first = open('7');
    await press(first.user, first.before);
    expect(first.onStep).not.toHaveBeenCalled();
    expect(first.before).toHaveAttribute('aria-disabled', 'true');
    expect(first.after).not.toHaveAttribute('aria-disabled', 'true');
    first.unmount();
    const last = open('9');
    await press(last.user, last.after);
    expect(last.onStep).not.toHaveBeenCalled();
    expect(last.after).toHaveAttribute('aria-disabled', 'true');
  });

  it('are none for a record that the list has not', () => {
    expect(open('5').before).toBeUndefined();
  });
});

describe('a value that another record has', () => {
  const open = (id: number | null, value: string, foundId = 4) => {
    const seen: { form?: UseFormReturn<{ document: string }> } = {};
    const find = vi.fn<(value: string) => Promise<{ id: number; name: string } | null>>(async () => ({
      id: foundId,
      name: 'COAMO',
    }));
    const query = createQuery('test', 'duplicate', find, TRANSIENT);
    function Host() {
      const form = useForm({ defaultValues: { document: '' } });
      return (
        <FormProvider {...form}>
          <span ref={() => void (seen.form = form)} hidden />
          <DuplicateNote
            id={id}
            value={value}
            query={query}
            textOf={({ name }) => `Já usado por ${name}:`}
            hrefOf={({ id: other }) => `/parceiros/${other}`}
          />
        </FormProvider>
      );
    }
    const shown = show(<Host />);
    const type = () => act(() => seen.form?.setValue('document', value, { shouldDirty: true }));
    return { ...shown, find, type };
  };
  const link = () => screen.queryByRole('link', { name: 'COAMO' });

  it('is said with the way to it, once something was typed into a new one', async () => {
    const { find, type } = open(null, '123');
    await waitFor(() => expect(find).toHaveBeenCalledTimes(1));
    expect(link()).toBeNull();
    type();
    await waitFor(() => expect(link()).toHaveAttribute('href', '/parceiros/4'));
    expect(screen.getByRole('status')).toHaveTextContent('Já usado por COAMO:');
  });

  it('is said of a present one at once, but not of itself', async () => {
    const other = open(9, '123');
    await waitFor(() => expect(link()).toBeInTheDocument());
    other.unmount();
    const { find } = open(4, '123');
    await waitFor(() => expect(find).toHaveBeenCalledTimes(1));
    await act(() => Promise.resolve());
    expect(link()).toBeNull();
  });

  it('is not asked while there is none', async () => {
    const { find } = open(9, '');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(find).not.toHaveBeenCalled();
  });
});

describe('the rules that a kind of field brings', () => {
  const right = async (field: object, value: unknown) =>
    schemaByKind([{ name: 'own', ...field } as RegisterField<{ own: unknown }>]).isValid({ own: value });

  it.each<[object, unknown, unknown]>([
    [{ kind: 'text', maxLength: 3 }, 'abc', 'abcd'],
    [{ kind: 'email' }, 'a@b.co', 'a'],
    [{ kind: 'url' }, 'https://b.co', 'a'],
    [{ kind: 'number' }, 0, -1],
    [{ kind: 'integer' }, 0, -1],
    [{ kind: 'percent' }, 100, 100.5],
    [{ kind: 'percent' }, 0, -0.5],
    [{ kind: 'percent', negative: true }, -100, -100.5],
    [{ kind: 'percent', negative: true }, 100, 100.5],
    [{ kind: 'money' }, 0, -1],
    [{ kind: 'money' }, 1, 1e18],
    [{ kind: 'money', negative: true }, -1, 1e18],
    [{ kind: 'multiSelect', required: true }, [1], []],
    [{ kind: 'file', required: true }, [1], []],
    [{ kind: 'text', required: true }, 'a', ''],
    [{ kind: 'rows', columns: [{ key: 'a', kind: 'text', required: true }] }, [{ a: 'x' }], [{ a: '' }]],
    [{ kind: 'date' }, '2026-02-28', '2026-02-30'],
    [{ kind: 'cpf' }, '', '11111111111'],
  ])('take %o as %o, not as %o', async (field, taken, refused) => {
    expect(await right(field, taken)).toBe(true);
    expect(await right(field, refused)).toBe(false);
  });

  it.each<[object, unknown]>([
    [{ kind: 'text' }, 'a'],
    [{ kind: 'email' }, null],
    [{ kind: 'number', negative: true }, -1],
    [{ kind: 'integer', negative: true }, -1],
    [{ kind: 'multiSelect' }, []],
    [{ kind: 'rows', columns: [{ key: 'a', kind: 'text' }] }, [{ a: null }]],
    [{ kind: 'select' }, null],
    [{ kind: 'switch' }, false],
  ])('take %o as %o', async (field, taken) => {
    expect(await right(field, taken)).toBe(true);
  });
});

describe('lines that are written one after the other', () => {
  interface Values {
    name: string;
  }
  const line = (name: string, id: number | null = null) =>
    ({ line: { line: 1 }, id, values: { name }, version: 3 }) as unknown as PlannedLine<Values>;
  const calls = () => ({
    create: vi.fn<(values: Values) => Promise<unknown>>(async () => undefined),
    update: vi.fn<(id: unknown, values: Values, version?: unknown) => Promise<unknown>>(
      async () => undefined,
    ),
  });
  const begin = (own: ReturnType<typeof calls>) =>
    renderHook(() => useImport<Values>(own, (answered) => (answered ? 'recusado' : 'sem resposta')));
  const failures = (result: ReturnType<typeof begin>['result']) =>
    result.current.results.map(({ line: { values }, failure }) => [values.name, failure]);

  it('are new, or change a record in its version', async () => {
    const own = calls();
    const { result } = begin(own);
    expect(result.current.progress).toEqual({ total: 0, done: 0, running: false });
    await act(() => result.current.write([line('A'), line('B', 7)]));
    expect(own.create.mock.calls).toEqual([[{ name: 'A' }]]);
    expect(own.update.mock.calls).toEqual([[7, { name: 'B' }, 3]]);
    expect(result.current.progress).toEqual({ total: 2, done: 2, running: false });
    act(() => result.current.forget());
    expect(result.current.results).toEqual([]);
    expect(result.current.progress.total).toBe(0);
  });

  it('go on after a refusal, and are tried again without those that were written', async () => {
    const own = calls();
    own.create.mockRejectedValueOnce({ kind: 'validation', status: 400, fields: {} });
    own.create.mockRejectedValueOnce({ kind: 'validation', status: 400, fields: {}, message: 'Já existe.' });
    const { result } = begin(own);
    const lines = [line('A'), line('B'), line('C')];
    await act(() => result.current.write(lines));
    expect(failures(result)).toEqual([
      ['A', 'recusado'],
      ['B', 'Já existe.'],
      ['C', null],
    ]);
    await act(() => result.current.write(lines.slice(0, 2)));
    expect(failures(result)).toEqual([
      ['C', null],
      ['A', null],
      ['B', null],
    ]);
    expect(own.create).toHaveBeenCalledTimes(5);
  });

  it.each(['offline', 'unauthorized'])('end where the server is out of reach: %s', async (kind) => {
    const own = calls();
    own.create.mockRejectedValueOnce({ kind });
    const { result } = begin(own);
    await act(() => result.current.write([line('A'), line('B')]));
    expect(own.create).toHaveBeenCalledTimes(1);
    expect(failures(result)).toHaveLength(1);
    expect(failures(result)[0]?.[0]).toBe('A');
    await act(() => result.current.write([line('B')]));
    expect(own.create).toHaveBeenCalledTimes(2);
  });

  it('end on request after the line that is under way', async () => {
    const own = calls();
    const under: { end?: (value: unknown) => void } = {};
    own.create.mockImplementationOnce(() => new Promise((resolve) => (under.end = resolve)));
    const { result } = begin(own);
    let written: Promise<unknown> = Promise.resolve();
    act(() => {
      written = result.current.write([line('A'), line('B')]);
    });
    await waitFor(() => expect(own.create).toHaveBeenCalledTimes(1));
    expect(result.current.progress).toEqual({ total: 2, done: 0, running: true });
    act(() => result.current.stop());
    await act(async () => {
      under.end?.(undefined);
      await written;
    });
    expect(result.current.progress).toEqual({ total: 2, done: 1, running: false });
    expect(failures(result)).toEqual([['A', null]]);
  });
});
