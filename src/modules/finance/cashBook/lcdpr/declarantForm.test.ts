import { expect, it } from 'vitest';
import { readAs } from '@/platform/http/readShape.test.kit';
import { DeclarantWire } from './declarantWire';
import { declarantBody, declarantValues } from './declarantForm';
import { declarantSchema } from './declarantSchema';

const sent = {
  cpf: '529.982.247-25',
  name: ' JOSE ',
  address: {
    street: 'LINHA 1',
    number: 'SN',
    district: 'RURAL',
    uf: 'PR',
    cityCode: '4127700',
    zipCode: '85900-000',
  },
  phone: '(45) 99999-8888',
  email: 'jose@fazenda.br',
  properties: [],
  accounts: [],
  accountant: { name: 'ANA', document: '111.444.777-35', crc: 'PR-012345/O', email: '', phone: '' },
};

it('sends what was read, without masks, and the state of the city', () => {
  const body = declarantBody(declarantValues(readAs(DeclarantWire, sent)));
  expect(body).toMatchObject({
    cpf: '52998224725',
    name: 'JOSE',
    address: { street: 'LINHA 1', uf: 'PR', cityCode: '4127700', zipCode: '85900000' },
    phone: '45999998888',
    accountant: { name: 'ANA', document: '11144477735', crc: 'PR-012345/O' },
  });
  expect(
    declarantBody({ ...declarantValues(readAs(DeclarantWire, sent)), accountantName: '' }).accountant,
  ).toBeNull();
});

it('asks for name and number of an accountant of whom anything is entered', () => {
  const values = { ...declarantValues(readAs(DeclarantWire, { ...sent, accountant: null })) };
  expect(declarantSchema.isValidSync(values)).toBe(true);
  expect(declarantSchema.isValidSync({ ...values, accountantCrc: 'PR-1' })).toBe(false);
  expect(declarantSchema.isValidSync({ ...values, accountantName: 'ANA' })).toBe(false);
  expect(
    declarantSchema.isValidSync({ ...values, accountantName: 'ANA', accountantDocument: '11144477735' }),
  ).toBe(true);
  expect(declarantSchema.isValidSync({ ...values, cpf: '11111111112' })).toBe(false);
  const needed = ['cpf', 'name', 'street', 'number', 'district', 'cityCode', 'zipCode', 'email'];
  expect(needed.filter((field) => declarantSchema.isValidSync({ ...values, [field]: '' }))).toEqual([]);
  expect(declarantSchema.isValidSync({ ...values, phone: '', complement: '' })).toBe(true);
});

it('keeps the check digit X of an account, and leaves that of a branch', () => {
  const { accounts } = readAs(DeclarantWire, {
    ...sent,
    accounts: [{ id: 1, bankCode: '001', bankName: 'BB', branch: '0616-5', number: '12.345-x' }],
  });
  expect(accounts).toMatchObject([{ branch: '0616', number: '12345X' }]);
});
