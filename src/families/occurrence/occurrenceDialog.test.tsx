import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { setLogSink } from '@/platform/log/log';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { createAppStore } from '@/platform/store/store';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { deaths, recordOf, spraying, subjectOf, TEXTS } from './occurrence.test.kit';
import { OccurrenceDialog } from './OccurrenceDialog';
import { stockPort } from './stockCalls';
import type { OccurrencePageProps } from './occurrencePage';
import type { OccurrenceRecord, OccurrenceValues } from './occurrenceTypes';
import type { OccurrenceAddress } from './useOccurrenceAddress';

beforeAll(() => startI18n('pt-BR', ['ui', 'common', 'forms', 'occurrence']));
beforeEach(() => {
  localStorage.clear();
  setLogSink(() => undefined);
});

const READY = { status: 'ready', error: null, onRetry: () => undefined } as const;
const LOADING = { ...READY, status: 'loading' } as const;
const FAILED = { ...READY, status: 'failed', error: { kind: 'server', status: 500 } } as const;
const NOT_OPENED = 'Não foi possível abrir a ocorrência.';

function show(page: object = {}, address: object = {}, around: { readonly reason?: string } = {}) {
  const onSave = vi.fn<
    (values: OccurrenceValues, record: OccurrenceRecord | null, slug: string) => Promise<void>
  >(async () => undefined);
  const at = {
    isNew: true,
    openId: null,
    subjectId: null,
    pickedType: 'pulverizacao',
    copiedId: null,
    given: () => null,
    close: vi.fn<() => void>(),
    pick: vi.fn<(slug: string) => void>(),
    showDocument: vi.fn<(id: number) => void>(),
    ...address,
  };
  const own = {
    namespace: 'probe',
    subjectLabel: 'Talhão',
    descriptors: [spraying, deaths],
    subjects: [subjectOf(), subjectOf({ id: 2, name: 'T2' })],
    subjectsState: READY,
    records: [],
    recordsState: READY,
    opened: null,
    openedState: READY,
    sources: {},
    stale: [],
    ...page,
  };
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <OccurrenceDialog
          page={own as unknown as OccurrencePageProps}
          address={at as unknown as OccurrenceAddress}
          texts={TEXTS}
          offered={[spraying]}
          reasonOf={() => around.reason}
          onSave={onSave}
        />
      ),
    },
  ]);
  const view = render(
    <Provider store={createAppStore({ isReset: () => false, keep: [] }, [])}>
      <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
        <RouterProvider router={router} />
      </AppThemeProvider>
    </Provider>,
  );
  return { ...view, at, onSave, user: userEvent.setup() };
}
const dialog = () => screen.getByRole('dialog').textContent;
const form = () => document.querySelector('form');
const litres = () => screen.getByLabelText<HTMLInputElement>(/^litres/);
const open = (record: OccurrenceRecord | null, page: object = {}, around = {}) =>
  show({ opened: record, ...page }, { isNew: false, openId: '1', pickedType: null }, around);

describe('a new occurrence', () => {
  it('asks for its type first, of those that are offered', () => {
    show({}, { pickedType: null });
    expect(dialog()).toContain('Escolha o tipo da ocorrência');
    expect(form()).toBeNull();
    expect(screen.getByText('título de pulverizacao')).toBeVisible();
    expect(screen.queryByText(/mortos/)).toBeNull();
  });

  it('of a type that is not offered is none', () => {
    show({}, { pickedType: 'mortos' });
    expect(form()).toBeNull();
  });

  it('is of the subject of the page; of a locked one it says why not', () => {
    const { unmount } = show({}, { subjectId: '2' });
    expect(form()).toHaveAttribute('aria-label', 'título de pulverizacao');
    expect(dialog()).toContain('T2');
    expect(screen.queryByRole('alert')).toBeNull();
    unmount();
    const subjects = [subjectOf({ name: 'T1', lockedReason: 'Safra encerrada' })];
    show({ subjects }, { subjectId: '1' });
    expect(screen.getByRole('alert')).toHaveTextContent('T1: Safra encerrada');
    expect(form()).not.toHaveTextContent('T1');
  });

  it('begins with what a link gives it', () => {
    show({}, { given: (name: string) => (name === 'litres' ? '12' : null) });
    expect(litres()).toHaveValue('12,00');
  });

  it('waits for its subjects, and says that they did not come', () => {
    const waiting = show({ subjects: [], subjectsState: LOADING });
    expect(form()).toBeNull();
    expect(dialog()).not.toContain(NOT_OPENED);
    waiting.unmount();
    const failed = show({ subjects: [], subjectsState: FAILED });
    expect(dialog()).toContain(NOT_OPENED);
    failed.unmount();
    show({ subjectsState: FAILED });
    expect(form()).not.toBeNull();
  });

  it('that is a copy waits for the record that it begins as', () => {
    const waiting = show({ recordsState: LOADING }, { copiedId: '7' });
    expect(form()).toBeNull();
    waiting.unmount();
    const failed = show({ recordsState: FAILED }, { copiedId: '7' });
    expect(form()).not.toBeNull();
    failed.unmount();
    const records = [recordOf({ id: 6, values: { litres: 1 } }), recordOf({ id: 7, values: { litres: 40 } })];
    show({ records, recordsState: LOADING }, { copiedId: '7' });
    expect(litres()).toHaveValue('40,00');
  });
});

describe('an occurrence that is opened', () => {
  it('is shown as it was saved, and saved as the same one', async () => {
    const record = recordOf({ version: 4 });
    const { user, onSave } = open(record);
    expect(litres()).toHaveValue('34,00');
    await user.clear(litres());
    await user.type(litres(), '5');
    await user.click(screen.getByText('Salvar'));
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({ litres: 5, subjectIds: [1] });
    expect(onSave.mock.calls[0]?.slice(1)).toEqual([record, 'pulverizacao']);
  });

  it('takes no value that a link gives a new one', () => {
    show({ opened: recordOf() }, { isNew: false, openId: '1', pickedType: null, given: () => '99' });
    expect(litres()).toHaveValue('34,00');
  });

  it('is of any type that there is, and says of no other', () => {
    const { unmount } = open(recordOf({ type: 'mortos' }));
    expect(form()).toHaveAttribute('aria-label', 'título de mortos');
    unmount();
    open(recordOf({ type: 'x' }));
    expect(dialog()).toContain('Tipo desconhecido');
    expect(dialog()).toContain('Abrir ocorrência');
  });

  it('is awaited, or said not to be there', () => {
    const waiting = open(null, { openedState: LOADING });
    expect(dialog()).not.toContain(NOT_OPENED);
    expect(form()).toBeNull();
    waiting.unmount();
    // What is read anew is not shown as it was.
    const again = open(recordOf(), { openedState: LOADING });
    expect(form()).toBeNull();
    again.unmount();
    const absent = open(null);
    expect(dialog()).toContain(NOT_OPENED);
    expect(dialog()).not.toContain('quando houver conexão');
    absent.unmount();
    const failed = open(recordOf(), { openedState: FAILED });
    expect(dialog()).toContain(NOT_OPENED);
    failed.unmount();
    open(null, { openedState: { ...FAILED, error: { kind: 'offline' } } });
    expect(dialog()).toContain('quando houver conexão');
  });

  it('stands while its subjects load again, and waits for the first of them', () => {
    const stands = open(recordOf(), { subjectsState: LOADING });
    expect(form()).not.toBeNull();
    stands.unmount();
    open(recordOf(), { subjects: [], subjectsState: LOADING });
    expect(form()).toBeNull();
  });

  it('is only looked at where that is said', () => {
    open(recordOf(), {}, { reason: 'Lote encerrado' });
    expect(screen.getByRole('alert')).toHaveTextContent('Lote encerrado');
    expect(litres()).toHaveAttribute('readonly');
  });
});

describe('what an occurrence took out of stock', () => {
  const whole = { productId: 1, unit: 'L', quantity: 2, farmId: null };
  const paper = { id: 5, number: '77' };
  const stock = stockPort('test', {
    create: vi.fn<() => Promise<string>>(async () => '77'),
    availability: () => new Promise<never>(() => undefined),
    document: async () => null,
    cancel: async () => undefined,
  });
  const button = (name: string) => screen.queryByText(name);

  it('is shown or taken back by its document', async () => {
    const { user, at } = open(recordOf({ document: paper }), { stock }, { reason: 'Baixa nº 77' });
    await user.click(screen.getByText('Ver o documento'));
    expect(at.showDocument).toHaveBeenCalledWith(1);
    expect(button('Cancelar a baixa')).toBeVisible();
    expect(button('Gerar a baixa')).toBeNull();
  });

  it('is taken out later where it is still there', () => {
    const pending = open(recordOf({ depletion: [whole] }), { stock });
    expect(button('Gerar a baixa')).toBeVisible();
    expect(button('Ver o documento')).toBeNull();
    pending.unmount();
    const none = open(recordOf(), { stock });
    expect(button('Gerar a baixa')).toBeNull();
    none.unmount();
    open(recordOf({ depletion: [whole], document: paper }), {}, { reason: 'Baixa nº 77' });
    expect(button('Gerar a baixa')).toBeNull();
    expect(button('Ver o documento')).toBeNull();
  });
});
