import type { AccountKind, CurrentAccount } from '../../db/finance/financeTypes';
import { demo } from '../../state';
import { currenciesOf } from './currencies';
import { atMidnight, customerRegister, decimal, withoutOwner } from './customerRegister';

const KINDS: readonly AccountKind[] = ['CHECKING', 'SAVINGS', 'COOPERATIVE', 'CASH'];
const MOST = 1_000_000_000_000;

const wire = (row: CurrentAccount) => {
  const { banks, companies, currencies } = demo.world.finance;
  const bank = banks.get(row.bankId);
  const currency = currencies.get(row.currencyId);
  return {
    ...withoutOwner(row),
    bankName: bank ? `${bank.code} - ${bank.name}` : null,
    companyName: companies.get(row.companyId)?.name ?? null,
    currencyName: currency?.name ?? '',
    currencySymbol: currency?.symbol ?? '',
  };
};

export const currentAccountHandlers = customerRegister<CurrentAccount>({
  controller: 'CurrentAccount',
  table: () => demo.world.finance.currentAccounts,
  wire,
  read: (checks, sent, { customerId, taken }) => {
    const { banks, companies } = demo.world.finance;
    const kind = checks.word('kind', 'Tipo', KINDS);
    const atBank = kind !== 'CASH';
    const bankId = atBank ? checks.ref('bankId', 'Banco', (wanted) => banks.get(wanted) !== undefined) : null;
    const branch = atBank ? checks.text('branch', 'Agência', 10) : null;
    const number = atBank ? checks.text('number', 'Número da conta', 20) : null;
    if (atBank && taken((row) => row.bankId === bankId && row.branch === branch && row.number === number))
      checks.refuse('number', 'Já existe uma conta com este banco, agência e número.');
    return {
      kind,
      bankId,
      branch,
      number,
      companyId: checks.optionalRef(
        'companyId',
        'Empresa',
        (wanted) => companies.get(wanted)?.customerId === customerId,
      ),
      currencyId: checks.ref('currencyId', 'Moeda', (wanted) =>
        currenciesOf({ customerId }).some((row) => row.id === wanted),
      ),
      openingBalance: decimal(checks, sent, 'openingBalance', 'Saldo inicial', [-MOST, MOST]),
      openingDate: atMidnight(checks.day('openingDate', 'Data do saldo')),
    };
  },
  dependents: ({ id }) => {
    const { banking, creditCards, loans, statementLines, writeOffs } = demo.world.finance;
    const using = (row: { currentAccountId: number | null }) => row.currentAccountId === id;
    return [
      { name: 'Cartões de crédito', count: creditCards.filter(using).length },
      { name: 'Empréstimos', count: loans.filter(using).length },
      { name: 'Baixas', count: writeOffs.filter(using).length },
      { name: 'Linhas de extrato', count: statementLines.filter(using).length },
      { name: 'Aplicações financeiras', count: banking.investments.filter(using).length },
    ];
  },
  words: {
    duplicate: 'Já existe uma conta com este nome.',
    inUse: 'Conta em uso: altere ou exclua antes os registros que a utilizam.',
  },
});
