// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { demo, resetDemo } from './state';
import { type Client, clientOf } from './testClient';

let client: Client;

beforeEach(async () => {
  resetDemo();
  client = await clientOf('produtor');
});

const account = {
  name: 'BANCO BRADESCO AG 1234 CC 55555-0',
  kind: 'CHECKING',
  bankId: 6,
  branch: '1234',
  number: '55555-0',
  companyId: null,
  currencyId: 1,
  openingBalance: -120.5,
  openingDate: '2026-01-02',
};
const names = async (path: string) =>
  ((await client.get(path)).body as { name: string }[]).map(({ name }) => name);

describe('the financial registers of the demo', () => {
  it('are kept from who lacks the key, and from other customers', async () => {
    const user = await clientOf('usuario');
    for (const controller of ['Company', 'CurrentAccount', 'CreditCard', 'Loan', 'Payment', 'Currency'])
      expect(await user.get(`/${controller}/GetGridData`)).toMatchObject({
        status: 401,
        body: { error: expect.stringContaining('FINANCIAL_REGISTERS') as string },
      });
    const foreign = demo.world.finance.loans.find((row) => row.customerId !== 1)?.id;
    expect((await client.get(`/Loan/GetById?id=${foreign}`)).status).toBe(404);
  });

  it('show what was saved in the select list, and take out what is inactive', async () => {
    const created = await client.write('POST', '/CurrentAccount/Create', account);
    expect(created).toMatchObject({ status: 200, body: { bankName: '237 - BANCO BRADESCO S.A.' } });
    const lists = '/CurrentAccount/GetCurrentAccountsForSelect';
    expect(await names(lists)).toContain(account.name);
    const { id } = created.body as { id: number };
    await client.write('POST', '/CurrentAccount/ActivateInactivate', { id, active: false });
    expect(await names(lists)).not.toContain(account.name);
    expect((await client.write('DELETE', `/CurrentAccount/Delete?id=${id}`)).status).toBe(200);
  });

  it('refuse an account without bank unless it is cash, and its duplicate', async () => {
    const bare = { ...account, bankId: null, branch: '', number: null };
    const refused = await client.write('POST', '/CurrentAccount/Create', bare);
    expect(Object.keys((refused.body as { errors: object }).errors)).toEqual(['BankId', 'Branch', 'Number']);
    const cash = await client.write('POST', '/CurrentAccount/Create', {
      ...bare,
      kind: 'CASH',
      name: 'COFRE',
    });
    expect(cash).toMatchObject({ status: 200, body: { bankId: null, branch: null } });
    const duplicate = { ...account, bankId: 1, branch: '0616-5', number: '12345-6' };
    expect((await client.write('POST', '/CurrentAccount/Create', duplicate)).body).toHaveProperty(
      'errors.Number',
    );
  });

  it('delete no account that cards, loans or payments use', async () => {
    expect((await client.write('DELETE', '/CurrentAccount/Delete?id=1')).body).toMatchObject({
      error: {
        message: 'Conta em uso: altere ou exclua antes os registros que a utilizam.',
        dependents: [
          { name: 'Cartões de crédito', count: 1 },
          { name: 'Empréstimos', count: 2 },
          { name: 'Baixas', count: expect.any(Number) as number },
          { name: 'Linhas de extrato', count: expect.any(Number) as number },
          { name: 'Aplicações financeiras', count: expect.any(Number) as number },
        ],
      },
    });
  });

  it('take the CNPJ with letters, and no wrong one', async () => {
    const company = { name: 'AGRO NOVA', document: '12.ABC.345/01DE-35', stateRegistration: '', cityId: 1 };
    expect((await client.write('POST', '/Company/Create', company)).body).toMatchObject({
      document: '12ABC34501DE35',
      stateRegistration: null,
    });
    const wrong = await client.write('POST', '/Company/Create', { ...company, document: '12ABC34501DE36' });
    expect(wrong.body).toHaveProperty('errors.Document', ['CNPJ inválido.']);
  });

  it('take a card of a brand that there is, and refuse another', async () => {
    const card = (await client.get('/CreditCard/GetById?id=1')).body as object;
    expect(await client.write('PUT', '/CreditCard/Edit?id=1', card)).toMatchObject({ status: 200 });
    const unknown = await client.write('PUT', '/CreditCard/Edit?id=1', { ...card, cardBrandId: 9999 });
    expect(unknown.body).toHaveProperty('errors.CardBrandId');
  });

  it('keep no whole number of a card', async () => {
    const card = await client.get('/CreditCard/GetById?id=1');
    const sent = { ...(card.body as object), lastDigits: '4111111111111111' };
    expect((await client.write('PUT', '/CreditCard/Edit?id=1', sent)).body).toHaveProperty(
      'errors.LastDigits',
    );
  });

  it('refuse a loan that falls due before its contract', async () => {
    const loan = (await client.get('/Loan/GetById?id=1')).body as object;
    const sent = { ...loan, contractDate: '2026-05-02', firstDueDate: '2026-05-01' };
    expect((await client.write('PUT', '/Loan/Edit?id=1', sent)).body).toHaveProperty('errors.FirstDueDate');
    const same = { ...loan, contractDate: '2026-05-02', firstDueDate: '2026-05-02' };
    expect((await client.write('PUT', '/Loan/Edit?id=1', same)).status).toBe(200);
  });

  it('leave the currencies of the platform as they are', async () => {
    const rows = (await client.get('/Currency/GetGridData')).body as { id: number; ofPlatform: boolean }[];
    expect(rows.map(({ ofPlatform }) => ofPlatform)).toEqual([false, false, true, true]);
    const sent = { name: 'REAL NOVO', currencyCode: 'BRX', symbol: 'R$', classification: 'CURRENCY' };
    expect((await client.write('PUT', '/Currency/Edit?id=1', sent)).status).toBe(404);
    expect((await client.write('DELETE', '/Currency/Delete?id=1')).status).toBe(404);
    const duplicate = await client.write('POST', '/Currency/Create', { ...sent, currencyCode: 'USD' });
    expect(duplicate.body).toHaveProperty('errors.CurrencyCode');
    const own = rows[0]?.id ?? 0;
    expect(
      (await client.write('PUT', `/Currency/Edit?id=${own}`, { ...sent, currencyCode: 'soja' })).body,
    ).toMatchObject({ currencyCode: 'SOJA', name: 'REAL NOVO' });
  });
});
