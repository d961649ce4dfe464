import { expect, it } from 'vitest';
import { isBalanceRow } from './balanceRow';

const row = (memo: string, more: { name?: string; checkNumber?: string } = {}) =>
  isBalanceRow({ name: '', checkNumber: '', memo, ...more });

it.each([
  'SALDO DIA',
  'S A L D O',
  'Saldo Anterior',
  'SALDO ANTERIOR:',
  'SALDO EM 30/09/2026',
  'SALDO FINAL DO PERÍODO',
  'SALDO TOTAL DISPONÍVEL DIA',
  'SDO CTA/APL AUTOMATICAS',
  'SALDO APLIC AUT MAIS',
  'SALDO EM C/C R$ 1.234,56',
])('is a balance: %s', (memo) => {
  expect(row(memo)).toBe(true);
  expect(row('', { name: memo })).toBe(true);
  expect(row(memo, { name: 'SALDO', checkNumber: '000000' })).toBe(true);
});

it.each([
  'Saldo em aberto NF 1234',
  'SALDO REMANESCENTE CONTRATO',
  'SALDO FINAL CONTRATO 12',
  'SALDO ANTERIOR FATURA',
  'SALDO DEVEDOR JOSE DA SILVA',
  'PIX RECEBIDO',
  'SALDAO DE SEMENTES',
  '',
])('is a movement: %s', (memo) => {
  expect(row(memo)).toBe(false);
});

it('is a movement where the name, or a number, says more than the memo', () => {
  expect(row('Saldo em aberto NF 1234', { name: 'PIX RECEBIDO COOPERATIVA' })).toBe(false);
  expect(row('SALDO', { name: 'PIX RECEBIDO COOPERATIVA' })).toBe(false);
  expect(row('SALDO ANTERIOR', { checkNumber: '000123' })).toBe(false);
});
