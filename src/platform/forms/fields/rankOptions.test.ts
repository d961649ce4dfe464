import { expect, it } from 'vitest';
import { rankOptions } from './rankOptions';

const cities = [
  'Apucarana - Paraná',
  'Cascavel - Paraná',
  'Cascavel - Ceará',
  'Foz do Iguaçu - Paraná',
  'Paracatu - Minas Gerais',
  'Santo Antônio do Paraíso - Paraná',
  'São João - Paraná',
].map((name) => ({ name }));
const found = (query: string, limit = 10) => rankOptions(cities, query, limit).map(({ name }) => name);

it('puts names that begin with the query first', () => {
  expect(found('para', 2)).toEqual(['Paracatu - Minas Gerais', 'Apucarana - Paraná']);
});

it('then names of which a word begins so, then the rest', () => {
  expect(found('iguacu')).toEqual(['Foz do Iguaçu - Paraná']);
  expect(found('ca')).toEqual([
    'Cascavel - Paraná',
    'Cascavel - Ceará',
    'Apucarana - Paraná',
    'Paracatu - Minas Gerais',
  ]);
  expect(found('do')).toEqual(['Foz do Iguaçu - Paraná', 'Santo Antônio do Paraíso - Paraná']);
});

it('takes words in any order, without accents or case', () => {
  expect(found('JOAO sao')).toEqual(['São João - Paraná']);
  expect(found('ceara cascavel')).toEqual(['Cascavel - Ceará']);
});

it('keeps the order of the list where nothing is asked, and the limit always', () => {
  expect(found('', 2)).toEqual(['Apucarana - Paraná', 'Cascavel - Paraná']);
  expect(found(' ', 1)).toHaveLength(1);
  expect(found('xyz')).toEqual([]);
});

it('answers each key at once in a list of all towns of the country', () => {
  const towns = Array.from({ length: 5571 }, (_, n) => ({ name: `São José do Município ${n} - Paraná` }));
  rankOptions(towns, 's', 10);
  const start = performance.now();
  for (const query of ['m', 'mu', 'mun', 'muni', 'munic', 'munici', 'municip', 'município 5']) {
    rankOptions(towns, query, 10);
  }
  expect((performance.now() - start) / 8).toBeLessThan(16);
});

it('finds a code by its digits alone, with what parts them and without', () => {
  const codes = ['1201.90.00 - Soja', '1005.90.10 - Milho', '04.122.334/0001-99 AGROINSUMOS'].map((name) => ({
    name,
  }));
  const first = (query: string) => rankOptions(codes, query, 10).map(({ name }) => name);
  expect(first('12019000')).toEqual(['1201.90.00 - Soja']);
  expect(first('1005.90')).toEqual(['1005.90.10 - Milho']);
  expect(first('041223340001 agro')).toEqual(['04.122.334/0001-99 AGROINSUMOS']);
  expect(first('99 soja')).toEqual([]);
});
