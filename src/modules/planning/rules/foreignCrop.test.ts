import { expect, it } from 'vitest';
import { isForeignCrop } from './foreignCrop';

it.each([
  ['Cultura não cadastrada para a região, entre em contato com o administrador', true],
  ['Crop not registered for the region, please contact the administrator', true],
  ['CULTURA NAO CADASTRADA PARA A REGIAO.', true],
  ['O produto é obrigatório.', false],
  ['', false],
])('%o: %o', (message, foreign) => {
  expect(isForeignCrop(message)).toBe(foreign);
});
