import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { registerPage } from './register.test.kit';
import { wirePage } from './wire.test.kit';
import { foreignId, idOf, useFixedWorld } from './world.test.kit';

const LOOKUPS = [
  '/Bank/GetBanksForSelect',
  '/Currency/GetCurrenciesForSelect',
  '/CreditCardBrand/GetForSelect',
  '/Company/GetCompaniesForSelect',
  '/Payment/GetPaymentsForSelect',
  '/CurrentAccount/GetCurrentAccountsForSelect',
  '/CreditCard/GetCreditCardsForSelect',
  '/Loan/GetLoansForSelect',
  '/Contract/GetContractsForSelect',
  '/Person/GetPersonsForSelect',
  '/ProductLine/GetProductLinesForSelect',
  '/Product/GetProductsForSelect',
  '/Patrimony/GetPatrimoniesForSelect',
  '/TaxCode/GetTaxCodesForSelect',
];

describe('the registers of finance on the wire', () => {
  useFixedWorld();

  it('select lists', async () => {
    const page = wirePage();
    for (const path of LOOKUPS) await page.reads(path);
    await page.readsOf(['contador', 'gratis', 'usuario'], LOOKUPS);
    await expect(page.text()).toMatchFileSnapshot('answers/financeRegisters/lists.txt');
  });

  it('companies', async () => {
    const { companies } = demo.world.finance;
    const page = await registerPage({
      controller: 'Company',
      ids: [1],
      foreignId: foreignId(companies),
      fresh: { name: 'AGRO NOVA', document: '12.ABC.345/01DE-35' },
      fields: ['name', 'document', 'stateRegistration', 'cityId'],
      also: {
        'a wrong number': { document: '12.ABC.345/01DE-36' },
        'a CPF': { document: '111.444.777-35' },
        'zeros alone': { document: '00000000000000' },
      },
    });
    await expect(page.text()).toMatchFileSnapshot('answers/financeRegisters/companies.txt');
  });

  it('accounts', async () => {
    const { currentAccounts, companies } = demo.world.finance;
    const cash = { kind: 'CASH', bankId: null, branch: null, number: null };
    const page = await registerPage({
      controller: 'CurrentAccount',
      ids: [1, idOf(currentAccounts, ({ kind }) => kind === 'CASH')],
      foreignId: foreignId(currentAccounts),
      foreign: { companyId: foreignId(companies) },
      fresh: { name: 'BANCO NOVO', number: '55555-0', branch: '1234' },
      also: {
        cash: cash,
        'cash with a bank': { ...cash, bankId: 1 },
        'without bank': { ...cash, kind: 'SAVINGS' },
      },
    });
    await expect(page.text()).toMatchFileSnapshot('answers/financeRegisters/accounts.txt');
  });

  it('cards', async () => {
    const { creditCards, currentAccounts } = demo.world.finance;
    const page = await registerPage({
      controller: 'CreditCard',
      ids: [1, 2],
      foreignId: foreignId(creditCards),
      foreign: { currentAccountId: foreignId(currentAccounts) },
      fresh: { name: 'VISA NOVO', lastDigits: '4321' },
      also: { 'a whole number': { lastDigits: '4111111111111111' }, letters: { lastDigits: 'ABCD' } },
    });
    await expect(page.text()).toMatchFileSnapshot('answers/financeRegisters/cards.txt');
  });

  it('loans', async () => {
    const { loans, partners, currentAccounts } = demo.world.finance;
    const page = await registerPage({
      controller: 'Loan',
      ids: [1, 2],
      foreignId: foreignId(loans),
      foreign: { creditorId: foreignId(partners), currentAccountId: foreignId(currentAccounts) },
      fresh: {
        name: 'CUSTEIO NOVO',
        contractNumber: '2026/1',
        contractDate: '2026-05-02',
        firstDueDate: '2026-05-02',
      },
      also: {
        'due before its contract': { firstDueDate: '2026-05-01' },
        'the longest': { installments: 480, interestRate: 1000, principal: 1_000_000_000 },
        longer: { installments: 481 },
        dearer: { interestRate: 1000.01, principal: 1_000_000_000.01 },
        'a cent without interest': { interestRate: 0, principal: 0.01 },
        ...Object.fromEntries(
          ['SAC', 'PRICE', 'BULLET'].map((amortization) => [amortization, { amortization }]),
        ),
        ...Object.fromEntries(
          ['MONTHLY', 'QUARTERLY', 'SEMIANNUAL', 'ANNUAL'].map((interval) => [interval, { interval }]),
        ),
      },
    });
    await expect(page.text()).toMatchFileSnapshot('answers/financeRegisters/loans.txt');
  });

  it('means of payment and currencies', async () => {
    const { payments, currencies } = demo.world.finance;
    const kinds = ['CASH', 'PIX', 'BANK_SLIP', 'TRANSFER', 'CREDIT_CARD', 'DIRECT_DEBIT', 'CHECK', 'BARTER'];
    const page = await registerPage({
      controller: 'Payment',
      ids: [1, 2],
      foreignId: foreignId(payments),
      fresh: { name: 'CHEQUE PRE' },
      also: {
        'as late as can be': { settlementDays: 365 },
        later: { settlementDays: 366 },
        ...Object.fromEntries(kinds.map((kind) => [kind, { kind }])),
      },
    });
    await expect(page.text()).toMatchFileSnapshot('answers/financeRegisters/payments.txt');
    page.startsAfresh();
    const money = await registerPage({
      controller: 'Currency',
      ids: [idOf(currencies)],
      foreignId: 1,
      fresh: { name: 'ARROBA', currencyCode: 'arb' },
      also: {
        'a code of the platform': { currencyCode: 'usd' },
        'a code with a sign': { currencyCode: 'A-B' },
        'a short code': { currencyCode: 'A' },
      },
    });
    for (const id of [1, 2]) await money.reads(`/Currency/GetById?id=${id}`);
    await expect(money.text()).toMatchFileSnapshot('answers/financeRegisters/currencies.txt');
  });

  it('partners', async () => {
    const { partners } = demo.world.finance;
    const page = await registerPage({
      controller: 'Person',
      ids: [1, 12],
      foreignId: foreignId(partners),
      fields: Object.keys(NEW_PARTNER),
      fresh: NEW_PARTNER,
      also: {
        'exempt and registered': { stateRegistrationExempt: true, stateRegistration: '123' },
        'without bank': { bankId: null, branch: null, accountNumber: null },
        'the bank alone': { branch: null, accountNumber: null },
        'without Pix': { pixKind: null, pixKey: null },
        'Pix by phone': { pixKind: 'PHONE', pixKey: '45998765432' },
        'Pix by a phone of the house': { pixKind: 'PHONE', pixKey: '4532345678' },
        'Pix by half a phone': { pixKind: 'PHONE', pixKey: '45198765432' },
        'Pix by document': { pixKind: 'DOCUMENT', pixKey: '11444777000161' },
        'Pix by a wrong document': { pixKind: 'DOCUMENT', pixKey: '11444777000162' },
        'Pix at random': { pixKind: 'RANDOM', pixKey: '123e4567-e12b-12d1-a456-426655440000' },
        'Pix at a shorter random': { pixKind: 'RANDOM', pixKey: '123e4567-e12b-12d1-a456-42665544000' },
        'an unknown role': { roles: ['SUPPLIER', 'KING'] },
        'every role': { roles: ['SUPPLIER', 'BUYER', 'INTEGRATOR', 'CARRIER', 'EMPLOYEE', 'CREDITOR'] },
        'the highest rates': { penaltyRate: 100, interestRate: 100 },
        'higher ones': { penaltyRate: 100.01, interestRate: 100.01 },
      },
    });
    for (const document of ['04122334000199', '04.122.334/0001-99', '52998224725', ''])
      await page.reads(`/Person/GetByDocument?document=${encodeURIComponent(document)}`);
    await expect(page.text()).toMatchFileSnapshot('answers/financeRegisters/partners.txt');
  });

  it('products and their lines', async () => {
    const { products, productLines } = demo.world.finance;
    const page = await registerPage({
      controller: 'Product',
      ids: [1, 6, 15],
      foreignId: foreignId(products),
      foreign: { productLineId: foreignId(productLines), similarProductIds: [foreignId(products)] },
      fields: [
        'name',
        'code',
        'productLineId',
        'unitId',
        'taxCodeId',
        'minimumStock',
        'conversionFactor',
        'conversionUnitId',
        'similarProductIds',
      ],
      fresh: {
        name: 'MILHO DOCE',
        code: '2000',
        unitId: 4,
        conversionUnitId: 2,
        conversionFactor: 60,
        minimumStock: 5,
        taxCodeId: 1,
        similarProductIds: [15],
      },
      also: {
        'without a code': { code: null },
        'converted to itself': { conversionUnitId: 4 },
        'converted by no unit': { conversionUnitId: null },
        'not converted': { conversionUnitId: null, conversionFactor: null },
      },
    });
    await page.reads('/Product/GetNextCode');
    await expect(page.text()).toMatchFileSnapshot('answers/financeRegisters/products.txt');
    page.startsAfresh();
    const lines = await registerPage({
      controller: 'ProductLine',
      ids: [1],
      foreignId: foreignId(productLines),
      fields: ['name', 'kind'],
      fresh: { name: 'FLORES' },
      also: { PRODUCTION: { kind: 'PRODUCTION' }, SERVICE: { kind: 'SERVICE' }, INPUT: { kind: 'INPUT' } },
    });
    await expect(lines.text()).toMatchFileSnapshot('answers/financeRegisters/productLines.txt');
  });

  it('quotation sources', async () => {
    const { quotationSources } = demo.world;
    const page = await registerPage({
      controller: 'QuotationSource',
      ids: [idOf(quotationSources)],
      foreignId: foreignId(quotationSources),
      fields: ['name', 'site', 'currencyClassification', 'bringToCustomer'],
      fresh: { name: 'BOLSA NOVA', site: 'https://bolsa.example' },
      withoutDependents: true,
      also: {
        money: { currencyClassification: 'CURRENCY' },
        'the longest name': { name: 'B'.repeat(100) },
        'a longer one': { name: 'B'.repeat(101) },
      },
    });
    const path = '/QuotationSource/GetQuotationSourceByCustomer';
    for (const query of [
      '',
      'active=true',
      'active=false',
      'bringToCustomer=true',
      'bringToCustomer=false',
      'currencyClassification=product',
      'currencyClassification=CURRENCY',
      'customerId=1',
      'customerId=14',
    ])
      await page.reads(`${path}?${query}`);
    await expect(page.text()).toMatchFileSnapshot('answers/financeRegisters/quotationSources.txt');
  });
});

const NEW_PARTNER = {
  document: '11.444.777/0001-61',
  name: 'COMERCIAL NOVA',
  tradeName: 'NOVA',
  roles: ['SUPPLIER', 'CARRIER'],
  stateRegistration: '9012345678',
  stateRegistrationExempt: false,
  cep: '85900-000',
  cityId: 1,
  address: 'RUA A',
  addressNumber: '10',
  district: 'CENTRO',
  email: 'nova@exemplo.com.br',
  phone: '(45) 99876-5432',
  secondPhone: '(45) 3234-5678',
  notes: 'ENTREGA NA SEDE',
  penaltyRate: 2,
  interestRate: 1,
  bankId: 1,
  branch: '0616',
  accountNumber: '12345-6',
  pixKind: 'EMAIL',
  pixKey: 'nova@exemplo.com.br',
};
