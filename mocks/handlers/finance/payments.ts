import type { Payment, PaymentKind } from '../../db/finance/financeTypes';
import { demo } from '../../state';
import { customerRegister, withoutOwner } from './customerRegister';

const KINDS: readonly PaymentKind[] = [
  'CASH',
  'PIX',
  'BANK_SLIP',
  'TRANSFER',
  'CREDIT_CARD',
  'DIRECT_DEBIT',
  'CHECK',
  'BARTER',
];

export const paymentHandlers = customerRegister<Payment>({
  controller: 'Payment',
  table: () => demo.world.finance.payments,
  wire: withoutOwner,
  read: (checks) => ({
    kind: checks.word('kind', 'Tipo', KINDS),
    settlementDays: checks.whole('settlementDays', 'Dias para compensar', 0, 365),
  }),
  dependents: ({ id }) => [
    { name: 'Baixas', count: demo.world.finance.writeOffs.filter((row) => row.paymentId === id).length },
  ],
  words: {
    duplicate: 'Já existe uma forma de pagamento com este nome.',
    inUse: 'Forma de pagamento em uso: altere ou exclua antes os registros que a utilizam.',
  },
});
