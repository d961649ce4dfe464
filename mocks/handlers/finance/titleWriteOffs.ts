import { type FieldErrors, invalid, json, notFound, refused } from '../../answers';
import { localDate } from '../../db/calendar';
import { paidInvoiceOf, writeInvoicesOf } from '../../db/finance/cardInvoices';
import type { Installment, WriteOff } from '../../db/finance/financeTypes';
import { balancesOn, journalOf } from '../../db/finance/journal/journal';
import { id, isDate } from '../../read';
import { type Call, route } from '../../route';
import { movedBy } from '../../db/finance/writeOffSum';
import { demo } from '../../state';
import { lockedFor, matchesOf } from './banking';
import { amount, midnight, MOST_MONEY, ownId, unknown } from './titleChecks';
import { noteTitle } from './titleRecords';
import { inCents, openCents } from './titleWire';

const permission = { permission: 'TITLES' };
const required = (name: string) => [`O campo ${name} é obrigatório.`];

function writeOffsOf(row: Installment): WriteOff[] {
  return demo.world.finance.writeOffs.filter((each) => each.installmentId === row.id);
}

function pastDay(value: unknown, name: string): string[] | undefined {
  if (!isDate(value)) return [`Informe a ${name}.`];
  const now = localDate(new Date(), 0).slice(0, 10);
  return value.slice(0, 10) > now ? [`A ${name} não pode ser futura.`] : undefined;
}

/** How it was paid: with a card and no account, or from an account and no card. */
function checkMeans(sent: Record<string, unknown>, customerId: number | null, errors: FieldErrors) {
  const { payments, currentAccounts, creditCards } = demo.world.finance;
  const paymentId = ownId(payments, sent.paymentId, customerId);
  const currentAccountId = ownId(currentAccounts, sent.currentAccountId, customerId);
  const creditCardId = ownId(creditCards, sent.creditCardId, customerId);
  if (!paymentId) errors.PaymentId = required('Forma de pagamento');
  const byCard = paymentId != null && payments.get(paymentId)?.kind === 'CREDIT_CARD';
  if (byCard && !creditCardId) errors.CreditCardId = required('Cartão de crédito');
  if (creditCardId === undefined) errors.CreditCardId = unknown('Cartão de crédito');
  else if (!byCard && creditCardId)
    errors.CreditCardId = ['Cartão só com a forma de pagamento cartão de crédito.'];
  if (currentAccountId === undefined) errors.CurrentAccountId = unknown('Conta');
  else if (paymentId && !byCard && !currentAccountId) errors.CurrentAccountId = required('Conta');
  if (byCard && currentAccountId) errors.CurrentAccountId = ['Informe a conta ou o cartão, não os dois.'];
  return {
    paymentId: paymentId ?? 0,
    currentAccountId: currentAccountId ?? null,
    creditCardId: creditCardId ?? null,
  };
}

type Line = Pick<
  WriteOff,
  | 'installmentId'
  | 'value'
  | 'discountValue'
  | 'interestValue'
  | 'penaltyValue'
  | 'quotation'
  | 'exchangeValue'
>;

function checkLine(sent: Record<string, unknown>, at: number, call: Call, errors: FieldErrors): Line[] {
  const row = demo.world.finance.installments.get(id(sent.id));
  const field = (name: string) => `TradeAccounts[${at}].${name}`;
  if (row?.customerId !== call.customerId || row === undefined) {
    errors[field('Id')] = ['Título não encontrado.'];
    return [];
  }
  const [value = 0, discount = 0, interest = 0, penalty = 0] = [
    sent.installmentValue,
    sent.discountValue,
    sent.interestValue,
    sent.penaltyValue,
  ].map(amount);
  const open = openCents(row, writeOffsOf(row));
  if (value <= 0) errors[field('InstallmentValue')] = ['O valor deve ser maior que zero.'];
  else if (inCents(value) > open)
    errors[field('InstallmentValue')] = ['O valor é maior que o saldo em aberto do título.'];
  if (discount < 0 || inCents(discount) > inCents(value))
    errors[field('DiscountValue')] = ['O desconto não pode ser maior que o valor baixado.'];
  if (interest < 0) errors[field('InterestValue')] = ['Os juros não podem ser negativos.'];
  if (penalty < 0) errors[field('PenaltyValue')] = ['A multa não pode ser negativa.'];
  if (interest > MOST_MONEY) errors[field('InterestValue')] = ['O valor é maior que o permitido.'];
  if (penalty > MOST_MONEY) errors[field('PenaltyValue')] = ['O valor é maior que o permitido.'];
  const document = demo.world.finance.documents.need(row.documentId);
  const rate = amount(sent.quotation) ?? null;
  const exchange = amount(sent.exchangeValue) ?? 0;
  const entered = document.quotation ?? null;
  if (rate !== null && rate <= 0) errors[field('Quotation')] = ['A cotação deve ser maior que zero.'];
  if (entered === null && (rate !== null || exchange !== 0))
    errors[field('ExchangeValue')] = ['Um título em reais não tem variação cambial.'];
  // The difference follows from both rates: nobody types it.
  const wanted =
    entered === null || rate === null ? 0 : Math.round((inCents(value) / entered) * rate) - inCents(value);
  if (entered !== null && Math.abs(wanted - inCents(exchange)) > 1)
    errors[field('ExchangeValue')] = ['A variação cambial não confere com a cotação.'];
  return [
    {
      installmentId: row.id,
      value,
      ...(entered === null ? {} : { quotation: rate ?? entered, exchangeValue: exchange }),
      discountValue: discount,
      interestValue: interest,
      penaltyValue: penalty,
    },
  ];
}

const writeOff = route(
  'POST',
  '/TradeAccount/WriteOff',
  async (call) => {
    const sent = await call.body();
    const errors: FieldErrors = {};
    for (const [key, name] of [
      ['writeOffDate', 'data da baixa'],
      ['paymentDate', 'data do pagamento'],
    ] as const) {
      const wrong = pastDay(sent[key], name);
      if (wrong) errors[`${key[0]?.toUpperCase()}${key.slice(1)}`] = wrong;
    }
    const means = checkMeans(sent, call.customerId, errors);
    const rows = Array.isArray(sent.tradeAccounts) ? (sent.tradeAccounts as Record<string, unknown>[]) : [];
    const lines = rows.flatMap((row, at) => checkLine(row, at, call, errors));
    if (rows.length === 0) errors.TradeAccounts = ['Escolha os títulos que serão baixados.'];
    if (new Set(lines.map(({ installmentId }) => installmentId)).size < rows.length && lines.length > 0)
      errors.TradeAccounts = ['O mesmo título foi enviado duas vezes.'];
    const { customerId } = call;
    if (Object.keys(errors).length > 0 || customerId === null) return invalid(errors);
    const no = lockedFor(means.currentAccountId, [String(sent.paymentDate)]);
    if (no) return no;
    const saved = lines.map((line) =>
      demo.world.finance.writeOffs.insert({
        ...line,
        ...means,
        customerId,
        writeOffDate: midnight(String(sent.writeOffDate)),
        paymentDate: midnight(String(sent.paymentDate)),
        statementNumber: null,
      }),
    );
    writeInvoicesOf(demo.world, saved);
    for (const row of saved)
      noteTitle(row.installmentId, customerId, call.user.name, 'WRITTEN_OFF', {
        value: movedBy(row) / 100,
        titleValue: row.value,
      });
    return json(saved.map((row) => row.id));
  },
  permission,
);

const reverse = route(
  'POST',
  '/TradeAccount/ReverseWriteOff',
  async ({ body, customerId, user }) => {
    const { ids } = await body();
    const wanted = [...new Set(Array.isArray(ids) ? ids : [])].map((each) =>
      demo.world.finance.writeOffs.get(id(each)),
    );
    const own = wanted.flatMap((row) => (row && row.customerId === customerId ? [row] : []));
    if (own.length === 0 || own.length < wanted.length) return notFound();
    for (const row of own) {
      const invoice = paidInvoiceOf(demo.world, row);
      if (invoice)
        return refused(`A compra está na fatura ${invoice.number}, que já foi paga: estorne-a antes.`);
      if (row.advanceId != null)
        return refused('O título foi pago com um adiantamento: desfaça o uso na consulta de adiantamentos.');
      if (row.currentAccountId === null) continue;
      const no = lockedFor(row.currentAccountId, [row.paymentDate]);
      if (no) return no;
      if (matchesOf(row.currentAccountId).byWriteOff.has(row.id))
        return refused('O pagamento está conciliado: estorne-o no extrato bancário.');
    }
    for (const row of own) {
      demo.world.finance.writeOffs.remove(row.id);
      noteTitle(row.installmentId, row.customerId, user.name, 'REVERSED', {
        value: movedBy(row) / 100,
        titleValue: row.value,
      });
    }
    writeInvoicesOf(demo.world, own);
    return json(true);
  },
  permission,
);

/** What is in each account today, as the journal has it. */
const accountBalances = route(
  'GET',
  '/CurrentAccount/GetBalances',
  ({ customerId }) => {
    const { currentAccounts, currencies } = demo.world.finance;
    if (customerId === null) return json([]);
    const balances = balancesOn(
      journalOf(demo.world, customerId),
      localDate(new Date(), 0).slice(0, 10),
      'BANK',
    );
    return json(
      currentAccounts
        .filter((row) => row.customerId === customerId)
        .map((row) => ({
          id: row.id,
          balance: (balances.get(row.id) ?? 0) / 100,
          currencySymbol: currencies.get(row.currencyId)?.symbol ?? null,
        })),
    );
  },
  permission,
);

export const titleWriteOffHandlers = [writeOff, reverse, accountBalances];
