import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { array, boolean, number, object, type Schema, string } from 'yup';
import { startTexts } from '@/platform/forms/testing/renderForm';
import { translateMessage } from '@/platform/forms/formMessage';
import {
  accepted,
  between,
  biggerThanZero,
  cep,
  cnpj,
  colour,
  cpf,
  cpfOrCnpj,
  greaterOrEqualZero,
  groupedCode,
  maxDate,
  maxDecimal,
  maxLength,
  minDate,
  minDecimal,
  notGreaterThan,
  notLessThan,
  numeric,
  periodOrder,
  periodUpTo,
  phone,
  plate,
  sameAs,
  validDate,
  validMonth,
  validTime,
} from '@/platform/forms/validators';
import { resolveWithYup } from '@/platform/forms/yupResolver';

beforeAll(() => startTexts());

/** What the field 'value', called 'Valor', says in both languages; null when nothing is wrong. */
async function said(schema: Schema, value: unknown, limit?: unknown) {
  const values = { value, limit };
  const { errors } = await resolveWithYup(object({ value: schema }), values, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  const message: unknown = (errors as { value?: { message: unknown } }).value?.message;
  if (message === undefined) return null;
  const names: Record<string, string> = { limit: 'Limite' };
  return ['pt-BR', 'en-US'].map((language) =>
    translateMessage(message, i18next.getFixedT(language, 'forms'), 'Valor', (name) => names[name] ?? name),
  );
}

const text = string().nullable();
const amount = number().nullable();

describe('what yup brings', () => {
  it.each([
    ['required text', string().required(), '', 'Valor é obrigatório.', 'Valor is required.'],
    ['required id', number().nullable().required(), null, 'Valor é obrigatório.', 'Valor is required.'],
    ['absent', string().required(), undefined, 'Valor é obrigatório.', 'Valor is required.'],
    [
      'e-mail',
      string().email(),
      'x',
      'Valor deve ser um e-mail válido.',
      'Valor must be a valid e-mail address.',
    ],
    [
      'url',
      string().url(),
      'x',
      'Valor deve ser um endereço da internet válido.',
      'Valor must be a valid internet address.',
    ],
    ['least', number().min(10), 9, 'Valor deve ser no mínimo 10.', 'Valor must be at least 10.'],
    ['most', number().max(1000), 1001, 'Valor deve ser no máximo 1.000.', 'Valor must be at most 1.000.'],
    ['whole', number().integer(), 1.5, 'Valor deve ser um número inteiro.', 'Valor must be a whole number.'],
    ['numeric', number(), 'x', 'Valor deve ser um número.', 'Valor must be a number.'],
    [
      'shortest',
      string().min(6),
      'abc',
      'Valor deve ter no mínimo 6 caracteres.',
      'Valor must have at least 6 characters.',
    ],
    [
      'longest',
      string().max(2),
      'abc',
      'Valor deve ter no máximo 2 caracteres.',
      'Valor must have at most 2 characters.',
    ],
    ['fewest', array().min(1), [], 'Valor: escolha no mínimo 1.', 'Valor: choose at least 1.'],
    ['agreed', boolean().isTrue(), false, 'Valor: é preciso aceitar.', 'Valor must be accepted.'],
    ['anything else', string().oneOf(['a']), 'b', 'Valor: valor inválido.', 'Valor is invalid.'],
  ])('%s', async (_, schema, value, portuguese, english) => {
    expect(await said(schema, value)).toEqual([portuguese, english]);
  });
});

describe('rules of the house', () => {
  it.each([
    ['CPF', text.test(cpf()), '529.982.247-25', '52998224724', 'CPF inválido'],
    ['CNPJ', text.test(cnpj()), '12.ABC.345/01DE-35', '12ABC34501DE36', 'CNPJ inválido'],
    ['CPF or CNPJ', text.test(cpfOrCnpj()), '11222333000181', '1122233300018', 'CPF ou CNPJ inválido'],
    ['CEP', text.test(cep()), '01310-100', '0131', 'CEP inválido'],
    ['colour', text.test(colour()), '#15803d', 'verde', 'Cor inválida'],
    ['plate', text.test(plate()), 'ABC1D23', 'ABC', 'Placa inválida'],
    ['phone', text.test(phone()), '11987654321', '1198', 'Valor deve ser um telefone com DDD.'],
    ['code', text.test(groupedCode()), '123-456-789', '123', 'Valor deve ter três grupos de três dígitos.'],
    ['day', text.test(validDate()), '2026-09-18', '31/02/2026', 'Data inválida'],
    ['month', text.test(validMonth()), '2026-09', '13/2026', 'Mês inválido'],
    ['time', text.test(validTime()), '08:30', '8:30', 'Hora inválida'],
    ['text length', text.test(maxLength(3)), 'abc', 'abcd', 'Valor deve ter no máximo 3 caracteres.'],
    [
      'last day',
      text.test(maxDate('2026-09-18')),
      '2026-09-18',
      '2026-09-19',
      'A data não pode ser maior que 18/09/2026',
    ],
    [
      'first day',
      text.test(minDate(() => '2026-09-18')),
      '2026-09-18',
      '2026-09-17',
      'A data não pode ser menor que 18/09/2026',
    ],
    ['above zero', amount.test(biggerThanZero()), 0.01, 0, 'Valor deve ser maior que zero'],
    ['zero or more', amount.test(greaterOrEqualZero()), 0, -0.01, 'Valor deve ser maior ou igual a zero'],
    ['between', amount.test(between(1, 2000)), 2000, 0, 'Valor deve estar entre 1 e 2.000.'],
    [
      'largest decimal',
      amount.test(maxDecimal(3000)),
      3000,
      3000.01,
      'Valor não pode ser maior que 3.000,00',
    ],
    ['smallest decimal', amount.test(minDecimal(0.5)), 0.5, 0.49, 'Valor não pode ser menor que 0,50'],
  ])('%s', async (_, schema, right, wrong, portuguese) => {
    expect(await said(schema, right)).toBeNull();
    expect(await said(schema, null)).toBeNull();
    expect((await said(schema, wrong))?.[0]).toBe(portuguese);
  });

  it('speaks English of dates as the specification does', async () => {
    expect((await said(text.test(validDate()), 'x'))?.[1]).toBe('Invalid date');
    expect((await said(text.test(maxDate('2026-09-18')), '2027-01-01'))?.[1]).toBe(
      'Date may not be greater than 18/09/2026',
    );
  });

  it.each([maxDate, minDate])('a limit of dates needs its parameter', (limit) => {
    expect(() => limit()).toThrow('Sem parâmetro');
    expect(() => limit('')).toThrow('Sem parâmetro');
  });

  it('compares with another field, by its label', async () => {
    const schema = amount.test(notGreaterThan('limit'));
    expect(await said(schema, 10, 10)).toBeNull();
    expect(await said(schema, 10, null)).toBeNull();
    expect(await said(schema, 11, 10)).toEqual([
      'Valor não pode ser maior que Limite',
      'Valor may not be greater than Limite',
    ]);
    expect((await said(text.test(notLessThan('limit')), '2026-01-01', '2026-01-02'))?.[0]).toBe(
      'Valor não pode ser menor que Limite',
    );
    expect((await said(text.test(sameAs('limit')), 'abc', 'abd'))?.[0]).toBe(
      'Valor deve ser igual a Limite.',
    );
  });

  it('wants a tick for an agreement, and a number or what reads as one', async () => {
    expect((await said(boolean().nullable().test(accepted()), null))?.[0]).toBe('Valor: é preciso aceitar.');
    expect(await said(boolean().test(accepted()), true)).toBeNull();
    expect(await said(text.test(numeric()), '12.5')).toBeNull();
    expect((await said(text.test(numeric()), 'doze'))?.[0]).toBe('Valor deve ser um número.');
  });

  it('bounds a period, both days counted', async () => {
    const period = object({ from: text, to: text }).test(periodOrder()).test(periodUpTo(30));
    expect(await said(period, { from: '2026-09-01', to: '2026-09-30' })).toBeNull();
    expect((await said(period, { from: '2026-09-01', to: '2026-10-01' }))?.[0]).toBe(
      'O período não pode passar de 30 dias.',
    );
    expect((await said(period, { from: '2026-09-02', to: '2026-09-01' }))?.[0]).toBe(
      'O início não pode ser depois do fim.',
    );
  });
});
