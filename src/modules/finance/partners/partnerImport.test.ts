// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import { lineReader } from '@/families/register/importing/readLine';
import { startI18n } from '@/platform/i18n/i18n';
import i18next from 'i18next';
import { partners } from './registers/partners';
import { partnerImport } from './partnerImport';
import { partnerFormSchema } from './partnerSchemas';
import { emptyPartner } from './partnerValues';

beforeAll(() => startI18n('pt-BR', ['financePartners', 'forms']));

const STATES = [
  { id: 41, name: 'Paraná', initials: 'PR' },
  { id: 43, name: 'Rio Grande do Sul', initials: 'RS' },
];
const CITIES = [
  { id: 1, name: 'Toledo', stateId: 41 },
  { id: 2, name: 'Toledo', stateId: 43 },
];
const BANKS = [{ id: 9, name: '001 - BANCO DO BRASIL S.A.' }];

function read(cells: Record<string, string>) {
  const reader = lineReader({
    columns: partnerImport.columns,
    fields: partners.fields,
    headOf: (name) => name,
    emptyValues: emptyPartner,
    schema: partnerFormSchema,
    knowledge: { states: STATES, cities: CITIES, banks: BANKS },
    tForms: i18next.getFixedT('pt-BR', 'forms'),
  });
  return reader({ document: '529.982.247-25', name: 'João da Silva', roles: 'comprador', ...cells });
}

describe('partners of a table', () => {
  it('are read as people write them', async () => {
    const { values, reasons } = await read({
      roles: 'Fornecedor; transportador + FORNECEDOR',
      stateRegistrationExempt: 'sim',
      stateRegistration: '',
      email: ' Joao@Exemplo.com.br',
      phone: '+55 (45) 99876-5432',
      stateId: 'rs',
      cityId: 'toledo',
      pixKind: 'telefone',
      pixKey: '45 998765432',
      bankId: '1',
      branch: '0616-5',
      accountNumber: '12345-x',
    });
    expect(reasons).toEqual([]);
    expect(values).toMatchObject({
      document: '52998224725',
      name: 'JOAO DA SILVA',
      roles: ['SUPPLIER', 'CARRIER'],
      stateRegistrationExempt: true,
      stateRegistration: 'ISENTO',
      email: 'joao@exemplo.com.br',
      phone: '45998765432',
      stateId: 43,
      cityId: 2,
      pixKey: '(45) 99876-5432',
      bankId: 9,
      accountNumber: '12345-X',
      cep: null,
    });
  });

  it('are exempt where that stands in the place of the number', async () => {
    const { values, reasons } = await read({ stateRegistration: 'Isenta' });
    expect([reasons, values.stateRegistration]).toEqual([[], 'ISENTO']);
    expect((await read({ stateRegistration: '903.000-10' })).values.stateRegistration).toBe('903.000-10');
  });

  it.each([
    [true, '903.000-10', 'ISENTO'],
    [false, '903.000-10', '903.000-10'],
    [false, null, null],
  ])('stand in an export exempt (%s) or with the number %s', (exempt, number, cell) => {
    const row = { ...emptyPartner, id: 7, stateRegistrationExempt: exempt, stateRegistration: number };
    expect(partnerImport.valuesOfRow?.(row as never).stateRegistration).toBe(cell);
  });

  it.each([
    ['4122334000199', '04122334000199'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
    ['191', '191'],
  ])('give %s the zeros that spreadsheets drop', async (cell, kept) => {
    expect((await read({ document: cell })).values.document).toBe(kept);
  });

  it.each([
    [{ roles: 'Fornecedor, Rei' }, /Papel desconhecido.*Integradora/],
    [{ roles: '' }, /escolha no mínimo 1/],
    [{ stateId: 'XX' }, /estado não existe/],
    [{ cityId: 'Toledo' }, /cidade não existe/],
    [{ bankId: '999' }, /banco não existe/],
    [{ bankId: '001' }, /branch é obrigatório/],
    [{ pixKind: 'cartão' }, /Use: CPF ou CNPJ, Telefone/],
    [{ pixKind: 'E-mail', pixKey: 'joao' }, /não é do tipo escolhido/],
    [{ pixKey: 'joao@exemplo.com.br' }, /pixKind é obrigatório/],
    [{ document: '529.982.247-26' }, /CPF ou CNPJ inválido/],
    [{ stateRegistration: 'nenhuma' }, /marcado como isento/],
  ])('are refused with %j', async (cells, reason) => {
    const { reasons } = await read(cells);
    expect(reasons.map((one) => one.reason).join(' ')).toMatch(reason);
  });
});
