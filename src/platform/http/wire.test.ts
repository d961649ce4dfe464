import { describe, expect, it } from 'vitest';
import { optional } from 'valibot';
import { readRows, readShape } from './readShape';
import {
  both,
  choice,
  counted,
  figure,
  figureOrNull,
  filled,
  filledOrNull,
  flag,
  id,
  items,
  keeping,
  list,
  made,
  mark,
  nothingOr,
  only,
  parsed,
  type Read,
  record,
  rowVersion,
  sparse,
  text,
  textOrNull,
  withSent,
} from './wire';

const Field = record({ name: filled, hectares: figure });
const Farm = record({
  id,
  name: text,
  note: optional(textOrNull),
  state: choice(['ACTIVE', 'CLOSED'], 'UNKNOWN'),
  own: flag,
  debts: figureOrNull,
  fields: list(Field),
});
const full: Read<typeof Farm> = {
  id: 1,
  name: 'Sede',
  state: 'ACTIVE',
  own: true,
  debts: 3,
  fields: [{ name: 'T1', hectares: 2.5 }],
};

/** What is read, and the rules that were reported. */
function read<T>(shape: Parameters<typeof readShape<T>>[1], answer: unknown) {
  const rules: string[] = [];
  const value = readShape('/Any', shape, answer, (_, issues) => {
    rules.push(
      ...issues.map(({ type, path }) => `${path?.map(({ key }) => String(key)).join('.')}: ${type}`),
    );
  });
  return { value, rules };
}

describe('a shape', () => {
  it('answers what it expects as it is, and reports nothing', () => {
    expect(read(Farm, { ...full, other: 'x' })).toEqual({ value: full, rules: [] });
    expect(read(Farm, { ...full, note: null, debts: null, fields: null })).toEqual({
      value: { ...full, note: null, debts: null, fields: [] },
      rules: [],
    });
  });

  it('reads what it cannot tell as unknown, never as zero, and reports each field', () => {
    const odd = {
      id: 1,
      name: 7,
      state: 'SOLD',
      own: 'yes',
      debts: '3 mil',
      fields: [{ name: 'T1' }, 'x', { name: ' ' }],
    };
    expect(read(Farm, odd)).toEqual({
      value: {
        id: 1,
        name: '',
        state: 'UNKNOWN',
        own: false,
        debts: null,
        fields: [{ name: 'T1', hectares: null }],
      },
      rules: [
        'name: string',
        'state: picklist',
        'own: boolean',
        'debts: number',
        'fields.0.hectares: number',
        'fields.1: object',
        'fields.2.name: filled',
        'fields.2.hectares: number',
      ],
    });
  });

  it('is no record without what identifies it', () => {
    for (const answer of [null, '', 'text', [], [full], {}, { ...full, id: '1a' }])
      expect(() => read(Farm, answer)).toThrow(
        expect.objectContaining({ kind: 'unexpected', message: '/Any: cannot be read' }) as Error,
      );
  });

  it('keeps other fields of what is sent back, and its version where there is one', () => {
    const Record = keeping({ id, name: text, rowVersion });
    const sent = { id: 1, name: 'A', code: 'X', rowVersion: 4 };
    expect(read(Record, sent).value).toEqual(sent);
    expect(read(Record, { id: 1, code: 'X' })).toEqual({
      value: { id: 1, name: '', code: 'X' },
      rules: ['name: string'],
    });
  });

  it('makes what is wanted of what was read, drift or not', () => {
    const Name = made(Farm, ({ name, fields }) => `${name} ${fields.length}`);
    expect(read(Name, full).value).toBe('Sede 1');
    expect(read(Name, { id: 1 }).value).toBe(' 0');
  });

  it('reads only what passes, and says by which rule', () => {
    const Dated = only(record({ id, from: textOrNull, to: textOrNull }), 'date', ({ from, to }) =>
      Boolean(from || to),
    );
    const rows = [
      { id: 1, from: '2026-01-01', to: null },
      { id: 2, from: null, to: null },
    ];
    expect(read(list(Dated), rows)).toEqual({ value: [rows[0]], rules: ['1: date'] });
  });

  it('counts the items that cannot be read, and keeps one as it was sent where that is wanted', () => {
    const Rows = record({ rows: counted(Field) });
    expect(read(Rows, { rows: [{ name: 'T1', hectares: 1 }, {}, null] }).value).toEqual({
      rows: { rows: [{ name: 'T1', hectares: 1 }], unread: 2 },
    });
    expect(() => read(Rows, { rows: null })).toThrow(
      expect.objectContaining({ kind: 'unexpected' }) as Error,
    );
    expect(read(list(withSent(Field)), [{ name: 'T1', hectares: 1 }, { other: 2 }])).toEqual({
      value: [
        { read: { name: 'T1', hectares: 1 }, sent: { name: 'T1', hectares: 1 } },
        { read: null, sent: { other: 2 } },
      ],
      rules: ['1.name: filled', '1.hectares: number'],
    });
  });

  it('makes what follows from what was read, or refuses it by its rule', () => {
    const Span = parsed(record({ from: figure, to: figure }), 'span', ({ from, to }) =>
      from === null || to === null ? null : to - from,
    );
    expect(
      read(list(Span), [
        { from: 1, to: 4 },
        { from: 1, to: null },
      ]),
    ).toEqual({ value: [3], rules: ['1: span'] });
  });

  it('reads one record in two ways, and reports both', () => {
    const Both = both(Field, record({ note: text }));
    expect(read(Both, { name: 'T1', hectares: 'x' })).toEqual({
      value: [{ name: 'T1', hectares: null }, { note: '' }],
      rules: ['hectares: number', 'note: string'],
    });
    expect(() => read(Both, { note: 'x' })).toThrow(expect.objectContaining({ kind: 'unexpected' }) as Error);
  });

  it('may leave out what the server does not know, but not what identifies it', () => {
    const Sparse = sparse({ id, note: filledOrNull, done: mark, fields: list(Field) });
    expect(read(Sparse, { id: 1 })).toEqual({
      value: { id: 1, note: null, done: false, fields: [] },
      rules: [],
    });
    expect(read(list(Sparse), [{ note: 'x' }, { id: 2, note: 7 }])).toEqual({
      value: [{ id: 2, note: null, done: false, fields: [] }],
      rules: ['0.id: integer', '1.note: string'],
    });
  });

  it('takes an empty answer for nothing where that may be, and nothing else for a list', () => {
    expect([null, ''].map((answer) => read(nothingOr(Farm), answer).value)).toEqual([null, null]);
    expect(read(items(Farm), [full, 'x']).value).toEqual([full]);
    expect(() => read(items(Farm), null)).toThrow(expect.objectContaining({ kind: 'unexpected' }) as Error);
  });
});

it('rows of which none can be read are a failure, not an empty list', () => {
  const rows = (all: unknown[]) => readRows('/Any', Farm, all, () => undefined);
  expect(rows([])).toEqual([]);
  expect(rows([full, {}, { ...full, id: 2 }]).map(({ id: own }) => own)).toEqual([1, 2]);
  expect(() => rows([{}, 'x'])).toThrow(
    expect.objectContaining({ kind: 'unexpected', message: '/Any: no row can be read' }) as Error,
  );
});
