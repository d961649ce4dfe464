import { json, notFound } from '../../answers';
import type { Currency } from '../../db/finance/financeTypes';
import type { Table } from '../../db/table';
import { versioned } from '../../dialect';
import { id } from '../../read';
import type { RegisterRow } from '../../registerRoutes';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { customerRegister, withoutOwner } from './customerRegister';

const CODE = /^[A-Z0-9]{2,6}$/;

/** Those of the customer first, then those of the platform. */
export function currenciesOf({ customerId }: Pick<Call, 'customerId'>): Currency[] {
  const { currencies } = demo.world.finance;
  return [
    ...currencies.filter((row) => row.customerId === customerId && customerId !== null),
    ...currencies.filter((row) => row.customerId === null),
  ];
}

const wire = (row: Currency) => ({ ...withoutOwner(row), ofPlatform: row.customerId === null });

type Own = Currency & RegisterRow;

const written = customerRegister<Own>({
  controller: 'Currency',
  // Those of the platform have no customer, so that no call reaches them.
  table: () => demo.world.finance.currencies as unknown as Table<Own>,
  wire,
  read: (checks, _sent, { taken }) => {
    const code = checks.text('currencyCode', 'Código', 6).toUpperCase();
    if (code !== '' && !CODE.test(code))
      checks.refuse('currencyCode', 'O campo Código deve ter de 2 a 6 letras ou dígitos.');
    const ofPlatform = demo.world.finance.currencies.filter((row) => row.customerId === null);
    if (taken((row) => row.currencyCode === code) || ofPlatform.some((row) => row.currencyCode === code))
      checks.refuse('currencyCode', 'Já existe uma moeda com este código.');
    return {
      currencyCode: code,
      symbol: checks.text('symbol', 'Símbolo', 10),
      classification: checks.word('classification', 'Classificação', ['CURRENCY', 'PRODUCT']),
    };
  },
  dependents: (row) => {
    const { currentAccounts, loans, documents } = demo.world.finance;
    const using = (one: { currencyId: number }) => one.currencyId === row.id;
    return [
      { name: 'Contas-correntes', count: currentAccounts.filter(using).length },
      { name: 'Empréstimos', count: loans.filter(using).length },
      { name: 'Documentos', count: documents.filter(using).length },
    ];
  },
  words: {
    duplicate: 'Já existe uma moeda com este nome.',
    inUse: 'Moeda em uso: altere ou exclua antes os registros que a utilizam.',
  },
});

const permission = { permission: 'FINANCIAL_REGISTERS' };

export const currencyHandlers = [
  route('GET', '/Currency/GetGridData', (call) => json(currenciesOf(call).map(wire)), permission),
  route(
    'GET',
    '/Currency/GetById',
    (call) => {
      const row = currenciesOf(call).find((one) => one.id === id(call.query.get('id')));
      return row ? json(versioned(wire(row), row)) : notFound();
    },
    permission,
  ),
  ...written,
];
