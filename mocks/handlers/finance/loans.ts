import type { Amortization, Loan, LoanInterval } from '../../db/finance/financeTypes';
import { demo } from '../../state';
import { currenciesOf } from './currencies';
import { atMidnight, customerRegister, decimal, withoutOwner } from './customerRegister';

const SYSTEMS: readonly Amortization[] = ['PRICE', 'SAC', 'BULLET'];
const INTERVALS: readonly LoanInterval[] = ['MONTHLY', 'QUARTERLY', 'SEMIANNUAL', 'ANNUAL'];
const MOST = 1_000_000_000;

const wire = (row: Loan) => {
  const { partners, currentAccounts, currencies } = demo.world.finance;
  const currency = currencies.get(row.currencyId);
  return {
    ...withoutOwner(row),
    creditorName: partners.get(row.creditorId)?.name ?? null,
    currentAccountName: currentAccounts.get(row.currentAccountId)?.name ?? '',
    currencyName: currency?.name ?? '',
    currencySymbol: currency?.symbol ?? '',
  };
};

export const loanHandlers = customerRegister<Loan>({
  controller: 'Loan',
  table: () => demo.world.finance.loans,
  wire,
  read: (checks, sent, { customerId, taken }) => {
    const { partners, currentAccounts } = demo.world.finance;
    const contractNumber = checks.text('contractNumber', 'Número do contrato', 40);
    const creditorId = checks.ref(
      'creditorId',
      'Credor',
      (wanted) => partners.get(wanted)?.customerId === customerId,
    );
    if (taken((row) => row.contractNumber === contractNumber && row.creditorId === creditorId))
      checks.refuse('contractNumber', 'Já existe um empréstimo deste credor com este contrato.');
    const contractDate = checks.day('contractDate', 'Data do contrato');
    const firstDueDate = checks.day('firstDueDate', 'Primeiro vencimento');
    if (firstDueDate !== '' && firstDueDate < contractDate)
      checks.refuse('firstDueDate', 'O primeiro vencimento não pode ser antes da data do contrato.');
    return {
      contractNumber,
      creditorId,
      currentAccountId: checks.ref(
        'currentAccountId',
        'Conta',
        (wanted) => currentAccounts.get(wanted)?.customerId === customerId,
      ),
      currencyId: checks.ref('currencyId', 'Moeda', (wanted) =>
        currenciesOf({ customerId }).some((row) => row.id === wanted),
      ),
      principal: decimal(checks, sent, 'principal', 'Valor financiado', [0.01, MOST]),
      interestRate: decimal(checks, sent, 'interestRate', 'Juros ao ano', [0, 1000]),
      contractDate: atMidnight(contractDate),
      firstDueDate: atMidnight(firstDueDate),
      installments: checks.whole('installments', 'Parcelas', 1, 480),
      interval: checks.word('interval', 'Periodicidade', INTERVALS),
      amortization: checks.word('amortization', 'Sistema de amortização', SYSTEMS),
    };
  },
  dependents: ({ id }) => [
    { name: 'Documentos', count: demo.world.finance.documents.filter((row) => row.loanId === id).length },
  ],
  words: {
    duplicate: 'Já existe um empréstimo com este nome.',
    inUse: 'Empréstimo em uso: altere ou exclua antes os registros que o utilizam.',
  },
});
