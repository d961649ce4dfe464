import type { Amortization, Loan, LoanInterval } from '../../db/finance/financeTypes';
import { insertLoanTitles, loanDocument, removeLoanTitles } from '../../db/finance/loanTitles';
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

/** How many payments of a loan's installments there are. */
function paidParts(loanId: number): number {
  const { installments, writeOffs } = demo.world.finance;
  const document = loanDocument(demo.world, loanId);
  const titles = new Set(installments.filter((row) => row.documentId === document?.id).map(({ id }) => id));
  return writeOffs.filter((row) => titles.has(row.installmentId)).length;
}

/** The customer's first producer, whose the loans of the demo are. */
const producerOf = (customerId: number) =>
  demo.world.people.find((row) => row.customerId === customerId)?.id ?? null;

const TERMS = [
  'principal',
  'interestRate',
  'contractDate',
  'firstDueDate',
  'installments',
  'interval',
  'amortization',
] as const;

export const loanHandlers = customerRegister<Loan>({
  controller: 'Loan',
  table: () => demo.world.finance.loans,
  wire,
  read: (checks, sent, { customerId, ownId, taken }) => {
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
    const terms = {
      principal: decimal(checks, sent, 'principal', 'Valor financiado', [0.01, MOST]),
      interestRate: decimal(checks, sent, 'interestRate', 'Juros ao ano', [0, 1000]),
      contractDate: atMidnight(contractDate),
      firstDueDate: atMidnight(firstDueDate),
      installments: checks.whole('installments', 'Parcelas', 1, 480),
      interval: checks.word('interval', 'Periodicidade', INTERVALS),
      amortization: checks.word('amortization', 'Sistema de amortização', SYSTEMS),
    };
    const before = demo.world.finance.loans.get(ownId);
    if (before && paidParts(before.id) > 0)
      for (const term of TERMS)
        if (terms[term] !== before[term])
          checks.refuse(term, 'O empréstimo tem parcelas pagas: estorne-as antes de mudar as condições.');
    return {
      contractNumber,
      creditorId,
      ...terms,
      currentAccountId: checks.ref(
        'currentAccountId',
        'Conta',
        (wanted) => currentAccounts.get(wanted)?.customerId === customerId,
      ),
      currencyId: checks.ref('currencyId', 'Moeda', (wanted) =>
        currenciesOf({ customerId }).some((row) => row.id === wanted),
      ),
    };
  },
  dependents: ({ id }) => {
    const own = loanDocument(demo.world, id)?.id;
    const { documents } = demo.world.finance;
    return [
      { name: 'Documentos', count: documents.filter((row) => row.loanId === id && row.id !== own).length },
      { name: 'Parcelas pagas', count: paidParts(id) },
    ];
  },
  // The installments are titles: made anew when the terms change, which they only do while none is paid.
  kept: (after, before) => {
    if (before && paidParts(before.id) > 0) return;
    if (before) removeLoanTitles(demo.world, before.id);
    if (after) insertLoanTitles(demo.world, after, producerOf(after.customerId));
  },
  words: {
    duplicate: 'Já existe um empréstimo com este nome.',
    inUse: 'Empréstimo em uso: altere ou exclua antes os registros que o utilizam.',
  },
});
