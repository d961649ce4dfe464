// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import type { Partner, Product } from './db/finance/financeTypes';
import { demo, resetDemo } from './state';
import { type Client, clientOf } from './testClient';

let client: Client;

beforeEach(async () => {
  resetDemo();
  client = await clientOf('produtor');
});

const PARTNER = {
  document: '11.444.777/0001-61',
  name: 'COMERCIAL NOVA',
  roles: ['SUPPLIER', 'CARRIER'],
  stateRegistrationExempt: true,
  phone: '(45) 99876-5432',
};

const errorsOf = async (path: string, body: object) => {
  const answered = await client.write('POST', path, body);
  expect(answered.status).toBe(400);
  return Object.keys((answered.body as { errors: object }).errors).toSorted();
};

describe('partners', () => {
  it('are created, found by their document and by the select list, and switched off', async () => {
    const { body } = await client.write('POST', '/Person/Create', PARTNER);
    const { id } = body as Partner;
    expect(body).toMatchObject({ document: '11444777000161', phone: '45998765432', active: true });
    const found = await client.get('/Person/GetByDocument?document=11444777000161');
    expect(found.body).toEqual({ id, name: 'COMERCIAL NOVA', active: true });
    expect((await client.get('/Person/GetByDocument?document=52998224725')).body).toBeNull();
    const names = async () =>
      ((await client.get('/Person/GetPersonsForSelect')).body as Partner[]).map(({ name }) => name);
    expect(await names()).toContain('COMERCIAL NOVA');
    await client.write('POST', '/Person/ActivateInactivate', { id, active: false });
    expect(await names()).not.toContain('COMERCIAL NOVA');
    expect((await client.write('DELETE', `/Person/Delete?id=${id}`)).status).toBe(200);
  });

  it('are refused field by field', async () => {
    expect(await errorsOf('/Person/Create', {})).toEqual(['Document', 'Name', 'Roles']);
    const duplicate = demo.world.finance.partners.need(1).document;
    const wrong = {
      ...PARTNER,
      document: duplicate,
      roles: ['SUPPLIER', 'KING'],
      stateRegistration: '123',
      bankId: 1,
      branch: '0616',
      pixKind: 'PHONE',
      pixKey: '999',
      cep: '859',
    };
    expect(await errorsOf('/Person/Create', wrong)).toEqual([
      'AccountNumber',
      'Cep',
      'Document',
      'PixKey',
      'Roles',
      'StateRegistration',
    ]);
  });

  it('are not deleted while documents or loans name them', async () => {
    const [supplier, creditor] = [1, 12].map((id) => demo.world.finance.partners.need(id));
    for (const [row, names] of [
      [supplier, ['Documentos']],
      // The installments of a loan are titles of its creditor.
      [creditor, ['Documentos', 'Empréstimos']],
    ] as const) {
      const { body } = await client.get(`/Person/GetDependents?id=${row?.id}`);
      expect(body).toEqual(names.map((name) => ({ name, count: expect.any(Number) as number })));
      expect((await client.write('DELETE', `/Person/Delete?id=${row?.id}`)).status).toBe(400);
    }
  });

  it('belong to their customer and to those who hold the key', async () => {
    const foreign = demo.world.finance.partners.find((row) => row.customerId !== 1);
    expect((await client.get(`/Person/GetById?id=${foreign?.id}`)).status).toBe(404);
    const agronomist = await clientOf('agronomo');
    for (const path of ['/Person/GetGridData', '/Person/GetByDocument', '/Product/GetGridData'])
      expect((await agronomist.get(path)).status).toBe(401);
  });
});

describe('products', () => {
  const PRODUCT = { name: 'MILHO DOCE', productLineId: 7, unitId: 4, similarProductIds: [15] };

  it('are given the next code when they bring none', async () => {
    expect((await client.get('/Product/GetNextCode')).body).toBe('1031');
    const { body } = await client.write('POST', '/Product/Create', PRODUCT);
    expect(body).toMatchObject({ code: '1031', unit: 'SC', similarProductNames: ['MILHO EM GRAOS'] });
    expect((await client.get('/Product/GetNextCode')).body).toBe('1032');
  });

  it('are refused with the code of another, as their own substitute, or half converted', async () => {
    const duplicate = { ...PRODUCT, code: '1001', conversionFactor: 60 };
    expect(await errorsOf('/Product/Create', duplicate)).toEqual(['Code', 'ConversionFactor']);
    const itself = {
      ...PRODUCT,
      code: '1001',
      conversionFactor: -1,
      conversionUnitId: 4,
      similarProductIds: [1],
    };
    expect(await errorsOf('/Product/Edit?id=1', itself)).toEqual([
      'ConversionFactor',
      'ConversionUnitId',
      'SimilarProductIds',
    ]);
    const foreign = demo.world.finance.products.find((row) => row.customerId !== 1) as Product;
    const theirs = { ...PRODUCT, productLineId: foreign.productLineId, similarProductIds: [foreign.id] };
    expect(await errorsOf('/Product/Create', theirs)).toEqual(['ProductLineId', 'SimilarProductIds']);
  });

  it('stay while documents or other products name them, and lines while they have products', async () => {
    const { body } = await client.get('/Product/GetDependents?id=6');
    expect((body as { name: string }[]).map(({ name }) => name)).toEqual([
      'Documentos',
      'Produtos que ele substitui',
    ]);
    expect((await client.write('DELETE', '/Product/Delete?id=6')).status).toBe(400);
    expect((await client.write('DELETE', '/ProductLine/Delete?id=1')).status).toBe(400);
    const line = await client.write('POST', '/ProductLine/Create', { name: 'FLORES', kind: 'PRODUCTION' });
    expect(line.body).toMatchObject({ productCount: 0 });
    expect(await errorsOf('/ProductLine/Create', { name: 'flôres', kind: 'X' })).toEqual(['Kind', 'Name']);
    const { id } = line.body as { id: number };
    expect((await client.write('DELETE', `/ProductLine/Delete?id=${id}`)).status).toBe(200);
  });
});
