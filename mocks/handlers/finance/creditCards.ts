import type { CreditCard } from '../../db/finance/financeTypes';
import { demo } from '../../state';
import { customerRegister, decimal, withoutOwner } from './customerRegister';

const MOST = 1_000_000_000;

const wire = (row: CreditCard) => ({
  ...withoutOwner(row),
  cardBrandName: demo.world.platform.cardBrands.get(row.cardBrandId)?.name ?? '',
  currentAccountName: demo.world.finance.currentAccounts.get(row.currentAccountId)?.name ?? '',
});

export const creditCardHandlers = customerRegister<CreditCard>({
  controller: 'CreditCard',
  table: () => demo.world.finance.creditCards,
  wire,
  read: (checks, sent, { customerId }) => {
    const { currentAccounts } = demo.world.finance;
    const lastDigits = checks.text('lastDigits', 'Final do cartão', 30);
    if (lastDigits !== '' && !/^\d{4}$/.test(lastDigits))
      checks.refuse('lastDigits', 'Informe só os quatro últimos dígitos do cartão.');
    return {
      cardBrandId: checks.ref(
        'cardBrandId',
        'Bandeira',
        (wanted) => demo.world.platform.cardBrands.get(wanted) !== undefined,
      ),
      lastDigits,
      limit: decimal(checks, sent, 'limit', 'Limite', [0, MOST]),
      closingDay: checks.whole('closingDay', 'Dia do fechamento', 1, 31),
      dueDay: checks.whole('dueDay', 'Dia do vencimento', 1, 31),
      currentAccountId: checks.ref(
        'currentAccountId',
        'Conta que paga a fatura',
        (wanted) => currentAccounts.get(wanted)?.customerId === customerId,
      ),
    };
  },
  dependents: ({ id }) => [
    { name: 'Baixas', count: demo.world.finance.writeOffs.filter((row) => row.creditCardId === id).length },
  ],
  words: {
    duplicate: 'Já existe um cartão com este nome.',
    inUse: 'Cartão em uso: altere ou exclua antes os registros que o utilizam.',
  },
});
