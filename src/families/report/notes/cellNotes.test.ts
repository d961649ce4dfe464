import { expect, it } from 'vitest';
import { cellKeyOf, NO_VIEW, readNotes, rowKeyOf, savedAs, withNote, withoutView } from './cellNotes';

const note = (text: string) => ({ text, cell: 'ANA · Em aberto' });

it('keeps a note at its cell, changes it, and takes it away once it is empty', () => {
  const once = withNote({}, 'Por cliente', 'a', note('Ligar'));
  expect(once).toEqual({ 'Por cliente': { a: note('Ligar') } });
  const twice = withNote(once, 'Por cliente', 'b', note('Pago'));
  expect(withNote(twice, 'Por cliente', 'a', note('  '))).toEqual({ 'Por cliente': { b: note('Pago') } });
});

it('gives the notes made without a view to the one that is saved', () => {
  const kept = withNote({}, NO_VIEW, 'a', note('x'));
  expect(savedAs(kept, NO_VIEW, 'Nova')).toEqual({ Nova: { a: note('x') }, [NO_VIEW]: {} });
});

it('leaves a view its notes when its look is saved under another name', () => {
  const kept = withNote({}, 'A', 'a', note('x'));
  expect(savedAs(kept, 'A', 'B')).toEqual({ A: { a: note('x') }, B: { a: note('x') } });
  expect(withoutView(savedAs(kept, 'A', 'B'), 'A')).toEqual({ B: { a: note('x') } });
});

it('finds a row again by what names it, whatever its place and figures', () => {
  const columns = [
    { field: 'partner' },
    { field: 'dueDate', kind: 'date' },
    { field: 'open', kind: 'money' },
    { field: 'band', kind: 'choice', wire: null },
  ] as const;
  const row = { id: 1, partner: 'ANA', dueDate: '2026-01-01', open: 5, band: 'DUE', titleId: 9 };
  const kept = { titleId: 'id' };
  const key = rowKeyOf({ columns, kept }, row);
  expect(rowKeyOf({ columns, kept }, { ...row, id: 7, open: 3, band: 'OVER_90' })).toBe(key);
  expect(rowKeyOf({ columns, kept }, { ...row, titleId: 10 })).not.toBe(key);
  expect(rowKeyOf({ columns, same: ['partner'] }, row)).toBe('ANA');
  expect(cellKeyOf(key, 'open')).not.toBe(cellKeyOf(key, 'partner'));
});

it('reads no notes out of what is garbled', () => {
  expect(readNotes(null)).toEqual({});
  expect(readNotes('{')).toEqual({});
  expect(readNotes('[1]')).toEqual({});
  expect(readNotes(JSON.stringify({ A: { a: note('x'), b: 5 }, B: 1 }))).toEqual({
    A: { a: note('x') },
    B: {},
  });
});
