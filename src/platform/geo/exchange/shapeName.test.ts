import { expect, it } from 'vitest';
import { shapeName } from './shapeName';

it.each([
  [{ NM_TALHAO: ' Sede ', num: 7 }, 'Sede'],
  [{ num: 7, Talhão: 'Norte' }, 'Norte'],
  [{ num: 7 }, '7'],
  [{ num: 0 }, '0'],
  [{ num: Number.NaN, numero: true }, ''],
  [{ Nome: '', gleba: 'A' }, 'A'],
  [{ area: 12.5, cultura: 'soja' }, ''],
  [{}, ''],
])('the name among %j is “%s”', (properties, name) => {
  expect(shapeName(Object.entries(properties))).toBe(name);
});

it('of two properties that are called alike the first one that says something counts', () => {
  expect(
    shapeName([
      ['NOME', ' '],
      ['nome', 'Sede'],
      ['Nome', 'Outra'],
    ]),
  ).toBe('Sede');
});
