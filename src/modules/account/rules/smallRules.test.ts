import { describe, expect, it } from 'vitest';
import { accountTab } from './accountTab';
import { readShape } from '@/platform/http/readShape';
import { ServiceClassification } from '../accountWire';
import { inSequence } from './benefits';
import { nationalDigits, whatsAppLink } from './contact';
import { isJustTooBig, isPhotoTooBig, PHOTO_LIMIT } from './photo';

describe('a photo', () => {
  it.each([
    [1_023_999, false],
    [1_024_000, true],
    [1_024_001, true],
  ])('of %i bytes is too big: %s', (bytes, tooBig) => {
    expect(isPhotoTooBig(bytes)).toBe(tooBig);
  });

  it('has the limit of the product', () => {
    expect(PHOTO_LIMIT).toBe(1_024_000);
  });
});

describe('the list that an address asks for', () => {
  it.each([
    [undefined, false, 'concedidas'],
    ['concedidas', false, 'concedidas'],
    ['pendencias', false, 'pendencias'],
    ['outra', false, null],
    [undefined, true, 'pendencias'],
    ['concedidas', true, 'pendencias'],
    ['outra', true, null],
  ])('%s, staff %s: %s', (id, staff, tab) => {
    expect(accountTab(id, staff)).toBe(tab);
  });
});

describe('the way to an account manager', () => {
  it.each([
    ['45999123456', 'https://wa.me/5545999123456?text=Ol%C3%A1'],
    ['(65) 3322-4410', 'https://wa.me/556533224410?text=Ol%C3%A1'],
    ['+55 45 99912-3456', 'https://wa.me/5545999123456?text=Ol%C3%A1'],
    ['045 99912-3456', 'https://wa.me/5545999123456?text=Ol%C3%A1'],
    ['ramal 12', null],
  ])('%s → %s', (phone, link) => {
    expect(whatsAppLink(phone, 'Olá')).toBe(link);
  });

  it('is read without the country', () => {
    expect(nationalDigits('+55 45 99912-3456')).toBe('45999123456');
    expect(nationalDigits('12')).toBeNull();
  });
});

it('benefits stand in their sequence', () => {
  const benefits = [
    { name: 'visita', sequence: 3 },
    { name: 'telefone', sequence: 1 },
  ];
  expect(inSequence(benefits).map(({ name }) => name)).toEqual(['telefone', 'visita']);
});

it('of the benefits of a service those without a name are left out', () => {
  const service = { level: 1, name: 'Ouro', description: null };
  const sent = { ...service, benefits: [null, { nada: 1 }, { name: 'visita', sequence: 3 }] };
  const read = (answer: unknown) => readShape('/service', ServiceClassification, answer, () => undefined);
  expect(read(sent)?.benefits).toEqual([{ name: 'visita', sequence: 3 }]);
  expect(read({ ...service, benefits: null })?.benefits).toEqual([]);
});

it.each([
  [1_024_000, true],
  [1_024_040, true],
  [1_025_000, false],
  [5_000_000, false],
])('a photo of %i bytes reads as the limit itself: %s', (bytes, alike) => {
  expect(isJustTooBig(bytes)).toBe(alike);
});

describe('benefits', () => {
  const order = (...sequences: readonly (number | null)[]) =>
    inSequence(sequences.map((sequence) => ({ name: String(sequence), sequence }))).map(({ name }) => name);

  it('without a sequence come before the first one, beside a zero as they came', () => {
    expect(order(1, null)).toEqual(['null', '1']);
    expect(order(null, 1)).toEqual(['null', '1']);
    expect(order(null, 0)).toEqual(['null', '0']);
    expect(order(0, null)).toEqual(['0', 'null']);
  });
});
