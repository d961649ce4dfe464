import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { setLogSink } from '@/platform/log/log';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { createAppStore } from '@/platform/store/store';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { toastQueue } from '@/platform/ui/toast';
import { deaths, recordOf, spraying, subjectOf, TEXTS } from './occurrence.test.kit';
import type { OccurrencePageProps } from './occurrencePage';
import { useOccurrenceTexts } from './occurrenceTexts';
import type { OccurrenceDescriptor, OccurrenceRecord, StockPort } from './occurrenceTypes';
import { OccurrenceView } from './OccurrenceView';
import type { OccurrenceAddress } from './useOccurrenceAddress';
import { savedId, useDepletion } from './useDepletion';

beforeAll(async () => {
  await startI18n('pt-BR', ['ui', 'common', 'forms', 'grid', 'occurrence']);
  i18next.addResourceBundle('pt-BR', 'probe', {
    types: {
      pulverizacao: {
        title: 'Pulverização',
        short: 'Pulv.',
        done: 'com {{what}}',
        fields: { kind: { label: 'Alvo', options: { weed: 'Daninhas' } } },
      },
    },
    figures: { litres: 'calda' },
    warnings: { much: '{{value}} é muito' },
  });
});
beforeEach(() => {
  setLogSink(() => undefined);
  localStorage.clear();
  toastQueue.take();
});

const around = ({ children }: { readonly children: ReactNode }) => (
  <Provider store={createAppStore({ isReset: () => false, keep: [] }, [])}>
    <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
      <MemoryRouter>{children}</MemoryRouter>
    </AppThemeProvider>
  </Provider>
);

describe('the ways in which occurrences are shown', () => {
  const READY = { status: 'ready', error: null, onRetry: () => undefined } as const;
  const FAILED = {
    status: 'failed',
    error: { kind: 'server', status: 500 },
    onRetry: () => undefined,
  } as const;
  const show = (
    view: Parameters<typeof OccurrenceView>[0]['view'],
    page: object = {},
    address: object = {},
    rows: readonly OccurrenceRecord[] = [recordOf()],
  ) => {
    const own = {
      namespace: 'probe',
      title: 'Ocorrências',
      subjectLabel: 'Talhão',
      exportName: 'x',
      words: {
        empty: 'Registre a primeira.',
        choose: 'Escolha um talhão',
        chooseText: 'Para ver o que houve.',
      },
      descriptors: [spraying],
      subjects: [subjectOf(), subjectOf({ id: 2, name: 'T2', startDate: '2026-03-01' })],
      records: rows,
      recordsState: READY,
      mayUse: () => true,
      sources: {},
      ...page,
    } as unknown as OccurrencePageProps;
    const at = {
      subjectId: null,
      type: 'pulverizacao',
      byWeek: false,
      week: null,
      month: '2026-03',
      day: null,
      hrefOf: (id: number) => `/o/${id}`,
      listOf: vi.fn<(subject: string) => void>(),
      ...address,
    } as unknown as OccurrenceAddress;
    const { unmount } = render(
      <OccurrenceView
        page={own}
        address={at}
        texts={TEXTS}
        view={view}
        rows={rows}
        descriptorOf={(slug) => (slug === 'pulverizacao' ? spraying : undefined)}
        lockOf={() => undefined}
        filters={<p>filtros</p>}
        onRemove={() => undefined}
        onFinish={() => undefined}
        onMove={() => undefined}
      />,
      { wrapper: around },
    );
    const text = document.body.textContent;
    return { text, at, unmount };
  };

  it('a time line asks for a subject, and says where it has nothing', () => {
    const none = show('linha-do-tempo');
    expect(none.text).toContain('Escolha um talhão');
    none.unmount();
    const missing = show('linha-do-tempo', { emptyAction: <button type="button">Cadastrar</button> });
    expect(missing.text).toContain('Registre a primeira.');
    expect(missing.text).toContain('Cadastrar');
    missing.unmount();
    const empty = show('linha-do-tempo', {}, { subjectId: '2' }, []);
    expect(empty.text).toContain('Nenhuma ocorrência');
    empty.unmount();
    const loading = show(
      'linha-do-tempo',
      { recordsState: { ...READY, status: 'loading' } },
      { subjectId: '2' },
      [],
    );
    expect(loading.text).not.toContain('Nenhuma ocorrência');
    loading.unmount();
    const rows = [recordOf({ subjectIds: [2] })];
    expect(show('linha-do-tempo', {}, { subjectId: '2' }, rows).text).toContain('Dia 12');
  });

  it('a calendar is of a month, or of a week', () => {
    const month = show('calendario');
    expect(screen.getByRole('button', { name: 'Mês seguinte' })).toBeInTheDocument();
    month.unmount();
    show('calendario', {}, { byWeek: true, week: '2026-03-08' });
    expect(screen.getByRole('button', { name: 'Semana seguinte' })).toBeInTheDocument();
  });

  it('what is ahead and a map are the page’s own', () => {
    const ahead = vi.fn<NonNullable<OccurrencePageProps['ahead']>>(() => 'a semana');
    const map = vi.fn<NonNullable<OccurrencePageProps['map']>>(({ type }) => `o mapa de ${type}`);
    const first = show('a-frente', { ahead, map });
    expect(first.text).toContain('a semana');
    expect(map).not.toHaveBeenCalled();
    first.unmount();
    const { text, at } = show('mapa', { ahead, map });
    expect(text).toContain('o mapa de pulverizacao');
    expect(ahead).toHaveBeenCalledTimes(1);
    map.mock.calls[0]?.[0].onOpen(7);
    expect(at.listOf).toHaveBeenCalledWith('7');
  });

  it('that have nothing to show say that it did not come, or is refused', () => {
    const failed = show('calendario', { recordsState: FAILED }, {}, []);
    expect(failed.text).toMatch(/[Tt]ent(e|ar) (de novo|novamente)/);
    failed.unmount();
    const refused = { ...FAILED, error: { kind: 'forbidden', status: 403 } };
    const forbidden = show('calendario', { recordsState: refused }, {}, []);
    expect(forbidden.text).toMatch(/permiss|acesso/i);
    expect(forbidden.text).not.toMatch(/[Tt]ent(e|ar) (de novo|novamente)/);
    forbidden.unmount();
    show('calendario', { recordsState: FAILED });
    expect(screen.getByRole('button', { name: 'Mês seguinte' })).toBeInTheDocument();
  });
});

describe('what happened, in one line', () => {
  const texts = () => renderHook(() => useOccurrenceTexts('probe'), { wrapper: around }).result.current;
  const descriptor: OccurrenceDescriptor = {
    ...spraying,
    fields: [
      { name: 'kind', kind: 'select', options: ['weed'] },
      { name: 'product', kind: 'lookup', source: 'products' },
      { name: 'text', kind: 'text', maxLength: 9 },
      { name: 'amount', kind: 'number' },
    ],
    summary: (values, { figure, named, word }) =>
      [
        named('kind'),
        named('product'),
        named('text'),
        named('amount'),
        figure(values['amount']),
        figure(values['amount'], 1),
        word('done', { what: 'água' }),
      ].join(' | '),
  };
  const line = (values: object) =>
    texts().summary(descriptor, recordOf({ values: values as never }), {
      products: {
        options: [
          { id: 3, name: 'GLIFOSATO' },
          { id: 4, name: 'ADUBO' },
        ],
      },
    });

  it('names what was chosen and writes figures as they are read', () => {
    expect(line({ kind: 'weed', product: 4, text: 'seco', amount: 1234.5678 })).toBe(
      'Daninhas | ADUBO | seco | 1.234,568 | 1.234,568 | 1.234,6 | com água',
    );
    expect(line({ kind: 'weed', product: 9, text: true, amount: 7 })).toBe(
      'Daninhas | – | true | 7 | 7 | 7,0 | com água',
    );
    expect(line({ kind: null, product: null, text: '', amount: null })).toBe(
      '– | – | – | – | – | – | com água',
    );
  });

  it('names the figure that changed, with its day where it has one', () => {
    const change = { figure: 'litres', before: null, after: 34 };
    expect(texts().change({ ...change, day: 12 })).toBe('calda do dia 12: – → 34');
    expect(texts().change({ ...change, day: null })).toBe('calda: – → 34');
    expect(texts().warning({ field: 'x', key: 'much', values: { value: 1234.5 } })).toBe('1.234,5 é muito');
    expect([texts().title('pulverizacao'), texts().short('pulverizacao')]).toEqual(['Pulverização', 'Pulv.']);
    expect(texts().field('pulverizacao', 'kind')).toBe('Alvo');
  });
});

describe('products that leave the stock', () => {
  const whole = { productId: 1, unit: 1, quantity: 2, farmId: null };
  const values = (over: object = {}) =>
    ({ state: 'DONE', subjectIds: [4], depletion: [whole], ...over }) as never;
  const open = (over: Partial<StockPort> = {}, without = false) => {
    const stock = {
      create: vi.fn<StockPort['create']>(async () => '77'),
      cancel: vi.fn<StockPort['cancel']>(async () => undefined),
      ...over,
    };
    const hook = renderHook(
      () => useDepletion({ stock: without ? undefined : stock, stale: [] } as unknown as OccurrencePageProps),
      { wrapper: around },
    );
    return { stock, ...hook.result.current };
  };
  const said = () => toastQueue.current().map(({ text }) => text);

  it('leave it once the record is saved and done', async () => {
    const { stock, takeOut } = open();
    await act(async () => expect(await takeOut(9, values())).toBeNull());
    expect(stock.create).toHaveBeenCalledWith({ occurrenceId: 9, subjectId: 4 });
    expect(said()).toEqual([]);
  });

  it.each([
    ['is only planned', { state: 'PLANNED' }],
    ['names no whole line', { depletion: [{ ...whole, quantity: null }] }],
    ['has no subject', { subjectIds: [] }],
  ])('stay where the record %s', async (_, over) => {
    const { stock, takeOut } = open();
    await act(async () => expect(await takeOut(9, values(over))).toBeNull());
    expect(stock.create).not.toHaveBeenCalled();
  });

  it('are said to be there still, and why', async () => {
    const refused = open({
      create: vi
        .fn<StockPort['create']>()
        .mockRejectedValue({ kind: 'validation', status: 400, fields: {}, message: 'Falta saldo.' }),
    });
    await act(async () => expect(await refused.takeOut(9, values())).toMatchObject({ kind: 'validation' }));
    const ended = open({ create: vi.fn<StockPort['create']>().mockRejectedValue({ kind: 'unauthorized' }) });
    await act(async () => expect(await ended.takeOut(9, values())).toMatchObject({ kind: 'unauthorized' }));
    const unreached = open({ create: vi.fn<StockPort['create']>().mockRejectedValue({ kind: 'offline' }) });
    await act(async () => expect(await unreached.takeOut(9, values())).toMatchObject({ kind: 'offline' }));
    const unknown = open();
    await act(async () => expect(await unknown.takeOut(null, values())).not.toBeNull());
    expect(unknown.stock.create).not.toHaveBeenCalled();
    expect(said().slice(0, 2)).toEqual([
      expect.stringContaining('Falta saldo.'),
      expect.stringContaining('seu acesso não é mais válido'),
    ]);
  });

  it('leave it later by hand, where there is a stock and a subject', async () => {
    const { stock, makeDocument } = open();
    await act(() => makeDocument(recordOf({ id: 9, subjectIds: [4] })));
    expect(stock.create).toHaveBeenCalledWith({ occurrenceId: 9, subjectId: 4 });
    await waitFor(() => expect(said()).toEqual(['Documento de baixa nº 77 gerado.']));
    const bare = open();
    await act(() => bare.makeDocument(recordOf({ subjectIds: [] })));
    expect(bare.stock.create).not.toHaveBeenCalled();
    const none = open({}, true);
    await act(() => none.makeDocument(recordOf()));
    expect(none.stock.create).not.toHaveBeenCalled();
  });

  it('are those of the id that the server answers', () => {
    expect(savedId({ id: 5 }, null)).toBe(5);
    expect(savedId({ id: 5 }, 7)).toBe(7);
    expect(savedId({ id: 5 }, 1)).toBe(1);
    expect(savedId({ id: 5 }, -1)).toBe(5);
    expect(savedId({ id: 5 }, 0)).toBe(5);
    expect(savedId({ id: 'x' }, null)).toBeNull();
    expect(savedId(null, null)).toBeNull();
    expect(deaths.slug).toBe('mortos');
  });
});
