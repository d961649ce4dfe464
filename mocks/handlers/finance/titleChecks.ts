import type { FieldErrors } from '../../answers';
import type { DocumentProducer, FinancialDocument, Movement } from '../../db/finance/financeTypes';
import { ratingsOf } from '../../db/finance/ratingTree';
import { TITLE_TYPES } from '../../db/finance/ratings';
import { id, isDate, text } from '../../read';
import { demo } from '../../state';
import { sentProducers } from './producerWire';
import { inCents } from './titleWire';

const NOTE_LIMIT = 100;
const NUMBER_LIMIT = 20;
const MOST_INSTALLMENTS = 360;
export const MOST_MONEY = 99_999_999_999.99;
const MOST_TIMES = 60;
const PLACE_LENGTH = '-60'.length;
const RECURRENCE_MONTHS = [1, 2, 3, 6, 12];
const MOST_DISCOUNT_DAYS = 365;
const REAL = 1;

const required = (name: string) => [`O campo ${name} é obrigatório.`];
export const unknown = (name: string) => [`${name}: registro não encontrado.`];

export const midnight = (day: string) => `${day.slice(0, 10)}T00:00:00`;
export const amount = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

interface Owned {
  customerId: number;
}

/** The id of a row of this customer; null where nothing was sent, undefined for another customer's. */
export function ownId(
  table: { get: (wanted: number | undefined) => Owned | undefined },
  sent: unknown,
  customerId: number | null,
): number | null | undefined {
  if (sent === null || sent === undefined || sent === '') return null;
  const wanted = id(sent);
  return table.get(wanted)?.customerId === customerId ? wanted : undefined;
}

interface SentInstallment {
  dueDate: string;
  value: number;
}

type Kept = Omit<
  FinancialDocument,
  'id' | 'customerId' | 'createdAt' | 'items' | 'details' | 'farmerId' | 'producers'
>;

interface Recurrence {
  months: number;
  times: number;
}

export interface TitleInput {
  document: Kept;
  /** Undefined: nothing is said of them. */
  producers: DocumentProducer[] | undefined;
  /** Null: it does not repeat itself. */
  recurrence: Recurrence | null;
  ratingName: string;
  installments: SentInstallment[];
}

function installmentsOf(
  sent: unknown,
  issueDate: unknown,
  total: number,
  errors: FieldErrors,
): SentInstallment[] {
  const rows = Array.isArray(sent) ? (sent as Record<string, unknown>[]) : [];
  if (rows.length === 0 || rows.length > MOST_INSTALLMENTS) {
    errors.Installments = [`Informe de 1 a ${MOST_INSTALLMENTS} parcelas.`];
    return [];
  }
  let sum = 0;
  const kept = rows.map((row, at) => {
    const value = amount(row.installmentValue) ?? 0;
    if (!isDate(row.dueDate)) errors[`Installments[${at}].DueDate`] = required('Vencimento');
    else if (isDate(issueDate) && row.dueDate.slice(0, 10) < issueDate.slice(0, 10))
      errors[`Installments[${at}].DueDate`] = ['O vencimento não pode ser anterior à emissão.'];
    if (value <= 0)
      errors[`Installments[${at}].InstallmentValue`] = ['O valor da parcela deve ser maior que zero.'];
    sum += inCents(value);
    return { dueDate: midnight(String(row.dueDate)), value };
  });
  if (sum !== inCents(total)) errors.Installments = ['A soma das parcelas deve ser igual ao valor total.'];
  return kept;
}

function rate(sent: Record<string, unknown>, key: string, name: string, errors: FieldErrors): number | null {
  const value = sent[key];
  if (value === null || value === undefined) return null;
  const percent = amount(value);
  if (percent !== undefined && percent >= 0 && percent <= 100) return percent;
  errors[`${key[0]?.toUpperCase()}${key.slice(1)}`] = [`${name}: informe de 0 a 100%.`];
  return null;
}

/** What was agreed for a late or an early payment. */
function terms(sent: Record<string, unknown>, errors: FieldErrors) {
  const discountRate = rate(sent, 'discountRate', 'Desconto', errors);
  const discountDays = discountRate === null ? null : (amount(sent.discountDays) ?? 0);
  if (
    discountDays !== null &&
    (!Number.isInteger(discountDays) || discountDays < 0 || discountDays > MOST_DISCOUNT_DAYS)
  )
    errors.DiscountDays = [`Informe de 0 a ${MOST_DISCOUNT_DAYS} dias.`];
  return {
    penaltyRate: rate(sent, 'penaltyRate', 'Multa', errors),
    interestRate: rate(sent, 'interestRate', 'Juros', errors),
    discountRate,
    discountDays,
  };
}

function recurrenceOf(sent: unknown, installments: number, errors: FieldErrors): Recurrence | null {
  if (sent === null || sent === undefined) return null;
  const { months, times } = sent as Partial<Record<keyof Recurrence, unknown>>;
  if (installments > 1) errors.Recurrence = ['Um documento parcelado não se repete.'];
  else if (!RECURRENCE_MONTHS.includes(Number(months))) errors.Recurrence = ['Intervalo desconhecido.'];
  else if (!Number.isInteger(times) || Number(times) < 2 || Number(times) > MOST_TIMES)
    errors.RecurrenceTimes = [`Informe de 2 a ${MOST_TIMES} vezes.`];
  return { months: Number(months), times: Number(times) };
}

/** The value in reais, and where it is of another currency what it is there and how it was computed. */
function moneyOf(sent: Record<string, unknown>, customerId: number | null, errors: FieldErrors) {
  const { finance } = demo.world;
  const currencyId = id(sent.currencyId) ?? 0;
  const currency = finance.currencies.get(currencyId);
  if (!currency || (currency.customerId ?? customerId) !== customerId) errors.CurrencyId = required('Moeda');
  const total = amount(sent.totalValue) ?? 0;
  if (total <= 0) errors.TotalValue = ['O valor deve ser maior que zero.'];
  if (total > MOST_MONEY) errors.TotalValue = ['O valor é maior que o permitido.'];
  const quotation = amount(sent.quotation) ?? null;
  const currencyValue = amount(sent.currencyValue) ?? null;
  if (currencyId !== REAL && (quotation === null || quotation <= 0)) errors.Quotation = required('Cotação');
  if (currencyId !== REAL && quotation !== null && currencyValue !== null) {
    const wanted = Math.round(currencyValue * quotation * 100 + 1e-6);
    if (Math.abs(wanted - inCents(total)) > 1) errors.TotalValue = ['O valor não confere com a cotação.'];
  }
  const isReal = currencyId === REAL;
  return {
    currencyId,
    enteredValue: total,
    currencyValue: isReal ? null : currencyValue,
    quotation: isReal ? null : quotation,
  };
}

/** The server's own check of a title that is entered or changed. */
export function checkTitle(
  sent: Record<string, unknown>,
  customerId: number | null,
  ownDocument?: number,
): { errors: FieldErrors; input: TitleInput } {
  const { finance, farms, costCenters, harvests } = demo.world;
  const errors: FieldErrors = {};
  const movement: Movement = sent.movement === 'INCOME' ? 'INCOME' : 'EXPENSE';
  if (sent.movement !== 'INCOME' && sent.movement !== 'EXPENSE') errors.Movement = required('Movimento');
  const reference = (
    key: string,
    name: string,
    table: { get: (wanted: number | undefined) => Owned | undefined },
    needed = false,
  ) => {
    const found = ownId(table, sent[key], customerId);
    const field = `${key[0]?.toUpperCase()}${key.slice(1)}`;
    if (found === undefined) errors[field] = unknown(name);
    else if (found === null && needed) errors[field] = required(name);
    return found ?? null;
  };
  const partnerId = reference('partnerPersonId', 'Parceiro', finance.partners, true);
  const companyId = reference('companyId', 'Empresa', finance.companies);
  const farmId = reference('farmId', 'Propriedade', farms);
  const costCenterId = reference('farmActivityFieldId', 'Centro de custo', costCenters);
  const harvestId = reference('harvestId', 'Safra', harvests);
  const loanId = reference('loanId', 'Empréstimo', finance.loans);
  const paymentId = reference('paymentId', 'Forma de pagamento', finance.payments);
  if (costCenterId !== null && costCenters.get(costCenterId)?.farmId !== farmId)
    errors.FarmActivityFieldId = ['O centro de custo não é desta propriedade.'];
  const type = TITLE_TYPES.find((row) => row.id === id(sent.documentTypeId));
  if (!type) errors.DocumentTypeId = required('Tipo de documento');
  const number = text(sent.documentNumber) ?? '';
  if (number === '') errors.DocumentNumber = required('Número do documento');
  else if (number.length > NUMBER_LIMIT)
    errors.DocumentNumber = [`O número deve ter no máximo ${NUMBER_LIMIT} caracteres.`];
  const rating = ratingsOf(demo.world.finance, customerId).find(
    (row) => row.id === id(sent.financialRatingId),
  );
  if (!rating) errors.FinancialRatingId = required('Classificação financeira');
  else if (rating.movement !== movement)
    errors.FinancialRatingId = ['A classificação financeira não serve para este movimento.'];
  if (!isDate(sent.issueDate)) errors.IssueDate = required('Emissão');
  const money = moneyOf(sent, customerId, errors);
  const observation = text(sent.observation) || null;
  if ((observation?.length ?? 0) > NOTE_LIMIT)
    errors.Observation = [`O campo Observação deve ter no máximo ${NOTE_LIMIT} caracteres.`];
  const installments = installmentsOf(sent.installments, sent.issueDate, money.enteredValue, errors);
  const agreed = terms(sent, errors);
  const producers = sentProducers(sent.producers, customerId, errors);
  const recurrence =
    ownDocument === undefined ? recurrenceOf(sent.recurrence, installments.length, errors) : null;
  // Each is marked by its place behind the number: '77-12'.
  if (recurrence !== null && number.length > NUMBER_LIMIT - PLACE_LENGTH)
    errors.DocumentNumber = [
      `Para repetir, o número deve ter no máximo ${NUMBER_LIMIT - PLACE_LENGTH} caracteres.`,
    ];
  const duplicate = finance.documents.find(
    (row) =>
      row.customerId === customerId &&
      row.id !== ownDocument &&
      row.partnerId === partnerId &&
      row.typeName === type?.name &&
      row.number === number,
  );
  if (duplicate) errors.DocumentNumber = ['Já existe um documento deste parceiro com este tipo e número.'];
  return {
    errors,
    input: {
      document: {
        movement,
        manual: true,
        paymentId,
        typeName: type?.name ?? '',
        number,
        partnerId: partnerId ?? 0,
        companyId,
        farmId,
        harvestId,
        loanId,
        issueDate: midnight(String(sent.issueDate)),
        shares: farmId === null ? [] : [{ farmId, costCenterId, percentage: 100 }],
        observation,
        ...money,
        ...agreed,
      },
      producers,
      recurrence,
      ratingName: rating?.name ?? '',
      installments,
    },
  };
}
