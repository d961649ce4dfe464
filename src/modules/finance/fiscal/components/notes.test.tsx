import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { ContributionNote } from './ContributionNote';
import { RegistrationNote } from './RegistrationNote';

beforeEach(() => startI18n('pt-BR', ['common', 'ui', 'financeFiscal']));

const USUAL = { year: '2026', producerKind: 'INDIVIDUAL', base: 'SALES', expectedSales: null };
const contribution = (values: object) =>
  renderUi(<ContributionNote id={null} values={{ ...USUAL, ...values } as never} />).container;

it.each([
  [{ year: '202' }, /^Escolha ano, tipo/],
  [{ producerKind: null }, /^Escolha ano, tipo/],
  [{ base: null }, /^Escolha ano, tipo/],
  [{ year: '1990' }, /^As alíquotas são conhecidas a partir de \d{4}\.$/],
  [{ producerKind: 'SPECIAL' }, /^A alíquota do segurado especial/],
])('with %o no contribution is computed', (values, words) => {
  expect(contribution(values)).toHaveTextContent(words);
  expect(screen.queryByRole('table')).toBeNull();
});

it('shows what a sale owes, of the sales that are expected or of an example', () => {
  expect(contribution({})).toHaveTextContent(/^Exemplo: venda de R\$\s100\.000,00\. O comprador/);
  expect(screen.getAllByRole('row').length).toBeGreaterThan(1);
  expect(contribution({ expectedSales: 5_000_000 })).toHaveTextContent(/^Exemplo: venda de R\$\s50\.000,00/);
});

it('has rates from its first year on', () => {
  const first = /a partir de (\d{4})/.exec(contribution({ year: '1990' }).textContent)?.[1] ?? '';
  expect(contribution({ year: first })).toHaveTextContent(/^Exemplo/);
});

const registration = (values: object) =>
  renderUi(<RegistrationNote id={null} values={values as never} />).container;

it.each([
  [{ stateInitials: null, registration: '' }, /^Escolha a UF/],
  [{ stateInitials: 'SP', registration: '' }, /^Em SP a inscrição tem \d+/],
  [{ stateInitials: 'SP', registration: '110042490111' }, /^Em SP a inscrição tem \d+/],
  [{ stateInitials: 'SP', registration: '110042490114' }, /^Dígitos conferem com a regra de SP\.$/],
])('says of %o how its digits are', (values, words) => {
  expect(registration(values)).toHaveTextContent(words);
});
