import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { setLogSink } from '@/platform/log/log';
import { recordOf, showPart, spraying, subjectOf, TEXTS } from '../occurrence.test.kit';
import type { OccurrenceAddress } from '../useOccurrenceAddress';
import type { OccurrencePageProps } from '../occurrencePage';
import { OccurrenceDialogs } from '../OccurrenceDialogs';
import type {
  DocumentLine,
  OccurrenceRecord,
  StockCalls,
  StockDocument,
  StockPort,
} from '../occurrenceTypes';
import { stockPort } from '../stockCalls';
import { DepletionFields } from '../form/DepletionFields';
import { DocumentDialog } from './DocumentDialog';

beforeAll(() => startI18n('pt-BR', ['ui', 'forms', 'occurrence']));
beforeEach(() => setLogSink(() => undefined));

const line = (over: Partial<DocumentLine> = {}): DocumentLine => ({
  place: 1,
  productName: 'GLIFOSATO',
  unit: 'L',
  quantity: 12.5,
  farmName: 'SEDE',
  requested: false,
  unitCost: 20,
  ...over,
});
const paper = (over: Partial<StockDocument> = {}): StockDocument => ({
  id: 5,
  number: '77',
  createdAt: '2026-03-13T10:00:00Z',
  userName: 'ANA',
  lines: [line()],
  ...over,
});
const stockOf = (
  document: StockCalls['document'],
  availability: StockCalls['availability'] = () => Promise.reject(new Error('not asked')),
): StockPort =>
  stockPort('test', {
    availability,
    create: () => Promise.resolve('1'),
    document,
    cancel: () => Promise.resolve(),
  });
const written = recordOf({ id: 3, document: { id: 5, number: '77' } });
const open = (answer: StockCalls['document'], record: OccurrenceRecord = written) => {
  const document = vi.fn<StockCalls['document']>(answer);
  const shown = showPart(
    <DocumentDialog record={record} stock={stockOf(document)} onClose={() => undefined} />,
  );
  return { ...shown, document };
};
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
const cells = (of: Element | undefined) =>
  [...(of?.querySelectorAll('td') ?? [])].map(({ textContent }) => plain(textContent));

describe('the document of a depletion', () => {
  it('shows what was taken from where, and what it cost', async () => {
    const lines = [line(), line({ place: 2, quantity: 2, requested: true, farmName: 'RETIRO' })];
    const { document } = open(async () => paper({ lines }));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(document.mock.calls[0]?.[0]).toEqual({ occurrenceId: 3, subjectId: 1 });
    expect(screen.getByRole('dialog', { name: 'Documento de baixa nº 77' })).toHaveTextContent(
      /^.*Trabalho feito em 13\/03\/2026\. Gerado em .* por ANA\./,
    );
    const rows = screen.getAllByRole('row');
    expect(cells(rows[1])).toEqual(['GLIFOSATO', 'SEDE', '12,50 L', 'R$ 250,00R$ 20,00 por L']);
    expect(cells(rows[2])[1]).toBe('RETIROSolicitada de outra propriedade');
    expect(cells(rows[3])).toEqual(['Total', 'R$ 290,00']);
    expect(rows[3]?.querySelector('td')).toHaveAttribute('colspan', '3');
  });

  it('says what is not known of it', async () => {
    open(async () =>
      paper({ userName: '', lines: [line({ farmName: '', quantity: null, unitCost: null })] }),
    );
    await screen.findByRole('table');
    expect(screen.getByRole('dialog')).toHaveTextContent('por não conhecido.');
    const rows = screen.getAllByRole('row');
    expect(cells(rows[1])).toEqual(['GLIFOSATO', 'não conhecido', 'não conhecido', 'não conhecido']);
    expect(cells(rows[2])[1]).toBe('não conhecido');
  });

  it('may be gone, or of no subject any more', async () => {
    const gone = open(async () => null);
    expect(await screen.findByText('Esta ocorrência não tem mais documento de baixa')).toBeVisible();
    gone.unmount();
    const { document } = open(async () => paper(), { ...written, subjectIds: [] });
    await waitFor(() => expect(document).not.toHaveBeenCalled());
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('that did not come is asked again', async () => {
    const answer = vi
      .fn<StockCalls['document']>()
      .mockRejectedValueOnce({ kind: 'server', status: 500, messages: [] })
      .mockResolvedValue(paper());
    const { user } = open(answer);
    expect(await screen.findByText('Não foi possível abrir o documento de baixa')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /[Tt]entar/ }));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});

describe('what an address opens over the page', () => {
  const planned = recordOf({ id: 4, state: 'PLANNED', plannedAt: '2026-03-13T07:00', happenedAt: null });
  const show = (address: Partial<OccurrenceAddress>, page: Partial<OccurrencePageProps> = {}) =>
    showPart(
      <OccurrenceDialogs
        page={
          {
            records: [recordOf({ id: 2 }), written, planned, recordOf({ id: 8, type: 'x' })],
            stock: stockOf(async () => paper()),
            opened: null,
            stale: [],
            ...page,
          } as unknown as OccurrencePageProps
        }
        address={
          {
            isNew: false,
            openId: null,
            documentOf: null,
            repeatedId: null,
            ...address,
          } as unknown as OccurrenceAddress
        }
        texts={TEXTS}
        offered={[spraying]}
        reasonOf={() => undefined}
        onSave={() => Promise.resolve()}
        descriptorOf={(slug) => (slug === 'x' ? undefined : spraying)}
      />,
    );
  const title = () => screen.queryByRole('dialog')?.textContent ?? null;

  it('is nothing by itself', () => {
    show({});
    expect(title()).toBeNull();
  });

  it.each([
    ['3', 'Documento de baixa nº 77'],
    ['2', null],
    ['9', null],
  ])('is the document of record %s, where it has one', (documentOf, expected) => {
    show({ documentOf });
    expect(title()?.slice(0, 24) ?? null).toBe(expected);
  });

  it('is the document of a record that no list has, and of none without a stock', () => {
    const { unmount } = show({ documentOf: '30' }, { opened: { ...written, id: 30 } });
    expect(title()).toMatch(/^Documento de baixa nº 77/);
    unmount();
    const other = show({ documentOf: '31' }, { opened: { ...written, id: 30 } });
    expect(title()).toBeNull();
    other.unmount();
    show({ documentOf: '3' }, { stock: undefined as never });
    expect(title()).toBeNull();
  });

  it.each([
    ['4', true],
    ['2', true],
    ['8', false],
    ['9', false],
  ])('repeats record %s: %s', (repeatedId, opens) => {
    show({ repeatedId });
    expect(title() !== null).toBe(opens);
  });
});

describe('what is taken out of stock', () => {
  const options = (...names: string[]) => ({ options: names.map((name, at) => ({ id: at + 1, name })) });
  const sources = { stockProducts: options('GLIFOSATO', 'ADUBO'), stockUnits: options('L', 'kg') };
  const whole = { productId: 1, unit: 1, quantity: 2, farmId: 9 };
  const show = (
    depletion: readonly object[],
    over: { several?: boolean; readOnly?: boolean } = {},
    values = {},
  ) => {
    const onQuantity = vi.fn<() => void>();
    const availability = vi.fn<StockCalls['availability']>(async () => ({
      hasProduct: true,
      hasUnit: true,
      available: 10,
      unitCost: 20,
      others: [],
    }));
    const stock = stockOf(async () => null, availability);
    const shown = showPart(
      <DepletionFields
        several={over.several ?? true}
        stock={stock}
        sources={sources}
        readOnly={over.readOnly ?? false}
        onQuantity={onQuantity}
        onUnit={() => undefined}
      />,
      { depletion: depletion as never, subjectIds: [1], subjectId: null, ...values },
    );
    return { ...shown, onQuantity, availability };
  };
  const subject = subjectOf();

  it('asks for a whole line of a chosen subject, and says what it costs', async () => {
    const { availability } = show([{ ...whole, farmId: null }]);
    await waitFor(() => expect(plain(document.body.textContent)).toContain('Custo pelo estoque: R$ 40,00'));
    expect(availability.mock.calls[0]?.[0]).toMatchObject({
      subjectId: subject.id,
      line: { productId: 1, unit: 1 },
    });
  });

  it.each([
    ['a product', [{ ...whole, productId: null }], {}],
    ['a unit', [{ ...whole, unit: null }], {}],
    ['a subject', [whole], { subjectIds: [] }],
  ])('asks nothing without %s', async (_, depletion, values) => {
    const { availability } = show(depletion, {}, values);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Quantidade/ })).toBeVisible());
    expect(availability).not.toHaveBeenCalled();
  });

  it('asks for the one subject of a type that has no more', async () => {
    const { availability } = show([whole], {}, { subjectIds: [], subjectId: 6 });
    await waitFor(() => expect(availability.mock.calls[0]?.[0]).toMatchObject({ subjectId: 6 }));
  });

  it('is one line, or several that are added and taken out', async () => {
    const one = show([whole], { several: false });
    expect(screen.queryByRole('button', { name: /^Retirar|^Incluir/ })).toBeNull();
    one.unmount();
    const { user, values } = show([whole]);
    await user.click(screen.getByRole('button', { name: 'Incluir produto' }));
    expect(values().depletion).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Retirar o produto 1' }));
    expect(values().depletion).toMatchObject([{ productId: null }]);
  });

  it('of another property comes home with another product', async () => {
    const { user, values, isDirty } = show([whole]);
    await user.click(screen.getByRole('combobox', { name: /^Produto/ }));
    await user.click(await screen.findByRole('option', { name: 'ADUBO' }));
    expect(values().depletion[0]).toMatchObject({ productId: 2, farmId: null });
    expect(isDirty('depletion.0.farmId')).toBe(true);
  });

  it('leads other fields by the quantity of its first line alone', async () => {
    const { user, onQuantity, values } = show([whole, whole]);
    const [first, second] = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Quantidade/ });
    const put = async (field: HTMLInputElement | undefined) => {
      if (!field) throw new Error('two lines');
      await user.click(field);
      field.select();
      await user.paste('3');
      await user.tab();
    };
    await put(second);
    expect(values().depletion.map(({ quantity }) => quantity)).toEqual([2, 3]);
    expect(onQuantity).not.toHaveBeenCalled();
    await put(first);
    expect(onQuantity).toHaveBeenCalled();
  });

  it('is only looked at in a locked record', async () => {
    const { availability } = show([whole, whole], { readOnly: true });
    await waitFor(() => expect(screen.getAllByRole('textbox', { name: /^Quantidade/ })).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /^Retirar|^Incluir/ })).toBeNull();
    expect(availability).not.toHaveBeenCalled();
    expect(document.body).not.toHaveTextContent('Custo pelo estoque');
  });
});
