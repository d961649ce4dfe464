// @vitest-environment happy-dom
import i18next from 'i18next';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readAs, rowsAs } from '@/platform/http/readShape.test.kit';
import { givenNumber, list, made, sparse } from '@/platform/http/wire';
import { startI18n } from '@/platform/i18n/i18n';
import { defineOccurrence } from './defineOccurrence';
import { faultWords } from './faultWords';
import { contextOf } from './form/contextOf';
import type { OccurrenceTexts } from './occurrenceTexts';
import type { OccurrenceRecord, OccurrenceSubject, OccurrenceValues } from './occurrenceTypes';
import { asRecord, chosenIds, doneNow, givenValues, valuesOf } from './occurrenceValues';
import {
  AvailabilityWire,
  MadeDocumentWire,
  occurrenceShape,
  recordBody,
  StockDocumentWire,
} from './occurrenceWire';

beforeAll(() => startI18n('pt-BR', ['occurrence', 'forms']));

const work = defineOccurrence({
  slug: 'preparo',
  where: ['agriculture'],
  needsAnimals: false,
  subject: 'several',
  plannable: true,
  lasts: true,
  depletes: 'several',
  fields: [
    { name: 'depth', kind: 'number', required: true },
    { name: 'tool', kind: 'select', options: ['GRADE', 'ARADO'] },
    { name: 'endedAt', kind: 'dateTime' },
    { name: 'spans', kind: 'periods' },
  ],
  emptyValues: { depth: null, tool: null, endedAt: null, spans: [] },
  effects: () => [],
  summary: () => '',
});
const single = defineOccurrence({
  ...work,
  slug: 'visita',
  subject: 'one',
  lasts: false,
  depletes: undefined as never,
});

const done = (over: Partial<OccurrenceRecord> = {}): OccurrenceRecord => ({
  id: 1,
  type: 'preparo',
  subjectIds: [1, 2],
  state: 'DONE',
  plannedAt: '2026-03-10T06:00',
  happenedAt: '2026-03-13T07:00',
  observation: 'úmido',
  files: [{ id: 5, name: 'a.pdf' }],
  depletion: [],
  document: null,
  userName: 'ANA',
  values: { depth: 20, tool: 'GRADE', endedAt: '2026-03-13T11:00', spans: [{ from: 'a', to: 'b' }] },
  ...over,
});

describe('what a form begins with', () => {
  it('is a record as it is', () => {
    expect(valuesOf(work, done(), [9])).toEqual({
      ...done().values,
      subjectIds: [1, 2],
      subjectId: null,
      state: 'DONE',
      plannedAt: '2026-03-10T06:00',
      happenedAt: '2026-03-13T07:00',
      observation: 'úmido',
      depletion: [{ productId: null, unit: null, quantity: null, farmId: null }],
      files: [{ id: 5, name: 'a.pdf' }],
    });
    expect(valuesOf(work, done({ happenedAt: null, state: 'PLANNED' }), []).happenedAt).toBeNull();
  });

  it('is another one without its moments and files', () => {
    const line = { productId: 3, unit: 'kg', quantity: 2, farmId: null };
    const values = valuesOf(work, null, [9], done({ depletion: [line] }));
    expect(values).toMatchObject({
      depth: 20,
      tool: 'GRADE',
      endedAt: null,
      spans: [],
      subjectIds: [1, 2],
      state: 'DONE',
      plannedAt: null,
      observation: 'úmido',
      depletion: [line],
      files: [],
    });
    expect(values.happenedAt).not.toBe('2026-03-13T07:00');
  });

  it('is empty for a new one, of the subjects that are chosen', () => {
    expect(valuesOf(work, null, [9])).toMatchObject({ depth: null, subjectIds: [9], observation: '' });
    expect(valuesOf(single, null, [9])).toMatchObject({ subjectId: 9, depletion: [] });
    expect(valuesOf(single, null, []).subjectId).toBeNull();
  });

  it('takes from an address what its fields can hold', () => {
    const given = (values: Record<string, string>) => givenValues(work, (name) => values[name] ?? null);
    expect(given({ depth: '12.5', tool: 'ARADO', endedAt: '2026-01-01T00:00' })).toEqual({
      depth: 12.5,
      tool: 'ARADO',
    });
    expect(given({ depth: 'x', tool: 'PÁ' })).toEqual({});
  });

  it('done now keeps what was planned', () => {
    const values = doneNow(work, done({ state: 'PLANNED', happenedAt: null }));
    expect(values).toMatchObject({ state: 'DONE', plannedAt: '2026-03-10T06:00', depth: 20 });
    expect(values.happenedAt).not.toBeNull();
  });
});

describe('what was typed', () => {
  const values: OccurrenceValues = { ...valuesOf(work, done(), []), subjectId: 7 };
  it('is of one subject or of several', () => {
    expect(chosenIds(work, values)).toEqual([1, 2]);
    expect(chosenIds(single, values)).toEqual([7]);
    expect(chosenIds(single, { ...values, subjectId: null })).toEqual([]);
  });

  it('stands as a record before the server has answered', () => {
    expect(asRecord(work, values, -1)).toMatchObject({
      id: -1,
      type: 'preparo',
      happenedAt: '2026-03-13T07:00',
    });
    expect(asRecord(work, { ...values, state: 'PLANNED' }, -1).happenedAt).toBeNull();
  });

  it('is judged beside the chosen subjects and all records that have one of them', () => {
    const subject = (id: number) => ({ id, name: String(id) }) as OccurrenceSubject;
    const records = [done({ id: 1, subjectIds: [1, 5] }), done({ id: 2, subjectIds: [4] })];
    const around = { descriptor: work, subjects: [1, 2, 3].map(subject), records, record: null };
    const context = contextOf(around, values);
    expect(context.subjects.map(({ id }) => id)).toEqual([1, 2]);
    // One of its two plots is among the chosen: that is enough.
    expect(context.records.map(({ id }) => id)).toEqual([1]);
  });

  it('is sent with its moments, its own fields and its version', async () => {
    const body = { type: 'preparo', fields: ['depth', 'missing'], values };
    expect(await recordBody(body)).toEqual({
      type: 'preparo',
      happenedAt: expect.stringMatching(/^2026-03-13T/) as string,
      plannedAt: expect.stringMatching(/^2026-03-10T/) as string,
      observation: 'úmido',
      values: { depth: 20, missing: null },
      depletion: values.depletion,
      files: [{ id: 5, fileName: 'a.pdf', size: undefined }],
    });
    const planned = { ...values, state: 'PLANNED' as const, plannedAt: null, observation: null, version: 4 };
    expect(await recordBody({ ...body, values: planned })).toMatchObject({
      happenedAt: null,
      plannedAt: null,
      observation: '',
      version: 4,
    });
    expect(await recordBody({ ...body, values: { ...values, happenedAt: null } })).toMatchObject({
      happenedAt: null,
    });
  });

  it('sends a file once: one that was sent before by its id', async () => {
    const file = new File(['abc'], 'b.txt', { type: 'text/plain' });
    const files = [
      { name: 'b.txt', size: 3, file },
      { id: 8, name: 'c.txt', size: 3, file },
    ];
    const { files: sent } = (await recordBody({
      type: 'x',
      fields: [],
      values: { ...values, files },
    })) as { files: object[] };
    expect(sent[0]).toMatchObject({ fileName: 'b.txt', contentAsBase64String: expect.any(String) as string });
    expect(sent[1]).toEqual({ id: 8, fileName: 'c.txt', size: 3 });
  });
});

describe('the answer of the server', () => {
  const inEveryForm = defineOccurrence({
    slug: 'preparo',
    where: [],
    needsAnimals: false,
    subject: 'several',
    fields: [
      { name: 'depth', kind: 'number' },
      { name: 'way', kind: 'radio', options: ['PER_HECTARE', 'TOTAL'] },
      { name: 'from', kind: 'date' },
      { name: 'until', kind: 'dateTime' },
      { name: 'plate', kind: 'plate' },
      { name: 'shares', kind: 'parts', of: 'depth', unit: 'kg', decimals: 3 },
    ],
    emptyValues: {},
    effects: () => [],
    summary: () => '',
  });
  const shape = occurrenceShape(
    made(sparse({ plots: list(givenNumber) }), ({ plots }) => plots),
    [inEveryForm],
  );
  const row = { id: 1, type: 'preparo', happenedAt: '2026-03-13T07:00', plots: [4] };

  it('is done where it says when, else planned', () => {
    const [happened, planned] = rowsAs(shape, [
      row,
      { ...row, happenedAt: null, plannedAt: '2026-03-14T07:00' },
    ]);
    expect(happened).toMatchObject({ state: 'DONE', subjectIds: [4], depletion: [], document: null });
    expect(planned).toMatchObject({ state: 'PLANNED', happenedAt: null });
  });

  it('reads the values of its fields in every form that servers use; what is no such value stays', () => {
    const values = {
      depth: '20.5',
      way: 'PerHectare',
      from: '/Date(1764201600000)/',
      until: '2026-03-13T09:30:00',
      plate: 123,
      shares: [{ subjectId: '4', value: '12.5' }],
      more: '7',
    };
    const inForms = rowsAs(shape, [
      { ...row, values },
      { ...row, values: { depth: 'deep', way: 'ELSE', from: 'soon', until: null, shares: null } },
      { ...row, type: 'colheita', values: { depth: '20.5' } },
    ]);
    expect(inForms.map((read) => read.values)).toEqual([
      {
        depth: 20.5,
        way: 'PER_HECTARE',
        from: '2025-11-27',
        until: '2026-03-13T09:30',
        plate: '123',
        shares: [{ subjectId: 4, value: 12.5 }],
        more: '7',
      },
      { depth: 'deep', way: 'ELSE', from: 'soon', until: null, shares: null },
      { depth: '20.5' },
    ]);
  });

  it('without a subject or a moment is left out', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(rowsAs(shape, [{ ...row, plots: [] }, { ...row, happenedAt: null }, row])).toHaveLength(1);
  });

  it('names files with their size where it is known', () => {
    const [read] = rowsAs(shape, [
      {
        ...row,
        files: [
          { id: 1, name: 'a', size: 10 },
          { id: 2, name: 'b' },
          { id: 3, name: 'c', size: null },
        ],
      },
    ]);
    expect(read?.files).toEqual([
      { id: 1, name: 'a', size: 10 },
      { id: 2, name: 'b' },
      { id: 3, name: 'c' },
    ]);
  });

  it('about the stock promises nothing that it does not say', () => {
    const nothing = { hasProduct: false, hasUnit: false, available: 0, unitCost: null, others: [] };
    expect(readAs(AvailabilityWire, null)).toEqual(nothing);
    expect(readAs(AvailabilityWire, {})).toEqual(nothing);
    const full = {
      hasProduct: true,
      hasUnit: true,
      available: 12,
      unitCost: 3.5,
      others: [{ farmId: 2, farmName: 'SEDE', available: 4 }],
    };
    expect(readAs(AvailabilityWire, full)).toEqual(full);
  });

  it('counts the lines of a document from 1, and says its number', () => {
    const line = {
      productName: 'UREIA',
      unit: 'kg',
      quantity: 2,
      farmName: 'SEDE',
      requested: true,
      unitCost: 1,
    };
    const document = { id: 3, number: '77', createdAt: '', userName: '', lines: [line, line] };
    expect(readAs(StockDocumentWire, document)?.lines.map(({ place }) => place)).toEqual([1, 2]);
    expect(readAs(StockDocumentWire, null)).toBeNull();
    expect(readAs(MadeDocumentWire, { number: '77' })).toBe('77');
    expect(readAs(MadeDocumentWire, null)).toBe('');
  });
});

describe('what keeps a record from being written', () => {
  const texts = { field: (slug: string, name: string) => `${slug}/${name}` } as OccurrenceTexts;
  const words = (descriptor: typeof work, ...paths: string[]) =>
    faultWords(
      descriptor,
      paths.map((path) => ({ path, message: { key: 'required' } as never })),
      {
        t: i18next.getFixedT('pt-BR', 'occurrence'),
        forms: i18next.getFixedT('pt-BR', 'forms'),
        texts,
        subjectLabel: 'Talhão',
      },
    );

  it.each([
    ['depth', 'preparo/depth'],
    ['depletion.0.quantity', 'Baixa de estoque'],
    ['happenedAt', 'Data e hora do início'],
    ['plannedAt', 'Planejada para'],
    ['observation', 'Observação'],
    ['subjectIds', 'Talhão'],
  ])('%s is called %s', (path, label) => {
    expect(words(work, path)).toContain(label);
  });

  it('what takes no while has one moment; each sentence is said once', () => {
    expect(words(single, 'happenedAt')).not.toContain('início');
    expect(words(single, 'happenedAt')).toContain('Data e hora');
    expect(words(work, 'subjectIds', 'subjectId')).toBe(words(work, 'subjectIds'));
    expect(words(work, 'depth', 'subjectIds').split('. ').length).toBeGreaterThanOrEqual(1);
    expect(words(work, 'depth', 'subjectIds')).toBe(`${words(work, 'depth')} ${words(work, 'subjectIds')}`);
  });
});
