import { expect, it } from 'vitest';
import { proposedFor } from './proposals';

const known = (productName: string, accountId: number) => ({
  productName,
  accountId,
  years: { yield: [60, 50] },
  prices: {},
});
const soy = known('SOJA EM GRAOS', 13);
const maize = known('MILHO EM GRAOS', 14);
const accountOf = (name: string | null, of = [soy, maize]) => proposedFor(of, name).accountId;

it('knows a product by its name, or by its words where they are those of one product', () => {
  expect(accountOf('SOJA EM GRAOS')).toBe(13);
  expect(accountOf('soja')).toBe(13);
  expect(accountOf('Milho em grãos')).toBe(14);
  expect(proposedFor([soy], 'SOJA').quantities).toEqual({ yield: 55 });
});

it('knows nothing of another product, of a part of a word, and of what may be two', () => {
  for (const name of [null, '', 'TRIGO', 'SOJ', 'MILHO SAFRINHA', 'EM GRAOS'])
    expect(accountOf(name)).toBeNull();
  expect(accountOf('SOJA', [soy, known('SOJA SEMENTE', 13)])).toBeNull();
});
