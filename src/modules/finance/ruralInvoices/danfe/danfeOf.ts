import { isAccessKey, formatAccessKey } from '@/domain/fiscal/accessKey';
import { isPaymentForm } from '@/domain/fiscal/paymentForms';
import { formatCep } from '@/platform/format/cep';
import { formatDate } from '@/platform/format/date';
import { formatCpf, formatCpfOrCnpj } from '@/platform/format/document';
import { toCents } from '@/platform/format/money';
import { formatPhone } from '@/platform/format/phone';
import { formatPlate } from '@/platform/format/plate';
import { momentOf, stateTime } from '../rules/stateTime';
import type { InvoiceAddress, InvoiceItem, RuralInvoice } from '../ruralInvoiceTypes';
import type { Danfe, DanfeItem, DanfeStamp, DanfeWords } from './danfeTypes';
import { moneyText, numberText, priceText, quantityText, rateText, weightText } from './figures';
import { fill } from './layout/head';

/** So many installments have fields of their own; the others are named in the notes. */
const MOST_INSTALLMENTS = 14;

/** What may go with goods: anything else is stamped. A test is worth nothing, cancelled or not. */
export function stampOf({
  state,
  environment,
}: Pick<RuralInvoice, 'state' | 'environment'>): DanfeStamp | null {
  if (environment === 'TEST') return 'noValue';
  if (state === 'CANCELLED') return 'cancelled';
  return state === 'AUTHORIZED' || state === 'CONTINGENCY' ? null : 'noValue';
}

const joined = (parts: readonly string[], between: string) =>
  parts.filter((part) => part !== '').join(between);
const street = ({ street: name, number, complement }: InvoiceAddress) =>
  joined([name, number, complement], ', ');
const place = ({ city, state }: InvoiceAddress) => joined([city, state], ' - ');
const phoneText = ({ phone, state }: InvoiceAddress) => (state === 'EX' ? phone : formatPhone(phone));

/** Goods come in where the operation's code begins with 1, 2 or 3. */
const movementOf = ({ items }: RuralInvoice) => (/^[123]/.test(items[0]?.cfop ?? '') ? '0' : '1');

/** The value of an item before its discount, in cents; null while a figure of it is missing. */
const valueOf = ({ quantity, unitPrice }: InvoiceItem) =>
  quantity === null || unitPrice === null ? null : toCents(quantity * unitPrice);

function itemOf(item: InvoiceItem, { notes: words }: DanfeWords): DanfeItem {
  const { icms, guide, prescriptions } = item;
  const value = valueOf(item);
  return {
    code: item.code,
    description: [
      item.description,
      item.note,
      icms.benefitCode && fill(words.benefit, { code: icms.benefitCode }),
      guide
        ? fill(words.guide, {
            kind: guide.kind,
            state: guide.state,
            series: guide.series || '–',
            number: guide.number,
          })
        : '',
      ...prescriptions.map(({ number, technicianCpf }) =>
        fill(words.prescription, { number, cpf: formatCpf(technicianCpf) }),
      ),
    ].filter((text) => text !== ''),
    ncm: item.ncm,
    situation: `${icms.origin}${icms.situation}`,
    cfop: item.cfop,
    unit: item.unit,
    quantity: quantityText(item.quantity),
    price: priceText(item.unitPrice),
    value: moneyText(value),
    discount: moneyText(item.discount),
    icmsBase: moneyText(icms.base ?? 0),
    icms: moneyText(icms.value ?? 0),
    ipi: moneyText(0),
    icmsRate: rateText(icms.rate ?? 0),
    ipiRate: rateText(0),
  };
}

function momentText(instant: string, { issuer }: RuralInvoice): string {
  const moment = momentOf(instant, issuer.address.state);
  return moment === null ? '' : stateTime(moment, issuer.address.state);
}

function notesOf(
  invoice: RuralInvoice,
  { notes: words }: DanfeWords,
  rest: readonly string[],
): readonly string[] {
  const { buyerNote, taxOfficeNote, referencedKeys, freight } = invoice;
  return [
    ...buyerNote.split('\n'),
    taxOfficeNote && fill(words.officeNote, { text: taxOfficeNote.replace(/\s+/g, ' ') }),
    referencedKeys.length > 0
      ? fill(words.referenced, { keys: referencedKeys.map(formatAccessKey).join('; ') })
      : '',
    freight.trailerPlate && fill(words.trailer, { plate: formatPlate(freight.trailerPlate) }),
    rest.length > 0 ? fill(words.installments, { list: rest.join('; ') }) : '',
  ].filter((text) => text.trim() !== '');
}

/**
 * What the paper says of an invoice: nothing that its XML does not say, every figure in Brazilian marks, times of the
 * issuer's state. What is unknown stays empty. Only what was authorised, or issued in contingency, has key and bars.
 */
export function danfeOf(invoice: RuralInvoice, words: DanfeWords): Danfe {
  const { issuer, recipient, freight, totals, payment } = invoice;
  const stamp = stampOf(invoice);
  const isIssued = ['AUTHORIZED', 'CANCELLED', 'CONTINGENCY'].includes(invoice.state);
  const issued = momentText(invoice.issuedAt, invoice);
  const authorised = momentText(invoice.authorizedAt, invoice);
  const installments = payment.installments.map(({ dueDate, value }, index) => ({
    number: String(index + 1).padStart(3, '0'),
    due: formatDate(dueDate),
    value: moneyText(value),
  }));
  const rest = installments
    .slice(MOST_INSTALLMENTS)
    .map(({ number, due, value }) => `${number} ${due} R$ ${value}`);
  const { carrier } = freight;
  return {
    words,
    stamp,
    number: numberText(invoice.number),
    series: invoice.series,
    movement: movementOf(invoice),
    accessKey: isIssued && isAccessKey(invoice.accessKey) ? invoice.accessKey : '',
    protocol:
      invoice.state === 'CONTINGENCY'
        ? words.head.contingency
        : isIssued
          ? joined([invoice.protocol, authorised], ' - ')
          : '',
    nature: invoice.nature.name,
    issuer: {
      name: issuer.name,
      lines: [
        joined([street(issuer.address), issuer.address.district], ' - '),
        joined(
          [
            place(issuer.address),
            issuer.address.zip && fill(words.head.zip, { zip: formatCep(issuer.address.zip) }),
          ],
          ' - ',
        ),
        issuer.address.phone && fill(words.head.phone, { phone: formatPhone(issuer.address.phone) }),
      ].filter((line) => line !== ''),
      registration: issuer.stateRegistration,
      document: formatCpfOrCnpj(issuer.document),
    },
    recipient: {
      name: recipient.name,
      document: recipient.kind === 'FOREIGN' ? recipient.document : formatCpfOrCnpj(recipient.document),
      issued: issued.slice(0, 10),
      address: street(recipient.address),
      district: recipient.address.district,
      zip: recipient.address.state === 'EX' ? recipient.address.zip : formatCep(recipient.address.zip),
      moved: formatDate(invoice.departureDate),
      city:
        recipient.address.state === 'EX'
          ? joined([recipient.address.city, recipient.address.country], ' - ')
          : recipient.address.city,
      phone: phoneText(recipient.address),
      state: recipient.address.state,
      registration: recipient.stateRegistration,
      time: '',
    },
    bill: {
      form: isPaymentForm(payment.form) ? words.payments[payment.form] : payment.form,
      installments: installments.slice(0, MOST_INSTALLMENTS),
    },
    tax: {
      icmsBase: moneyText(totals.icmsBase),
      icms: moneyText(totals.icms),
      // A producer's layout always says nought of these: no record has them.
      stBase: moneyText(0),
      st: moneyText(0),
      insurance: moneyText(0),
      ipi: moneyText(0),
      items: moneyText(totals.items),
      freight: moneyText(totals.freight),
      discount: moneyText(totals.discount),
      other: moneyText(totals.other),
      total: moneyText(totals.total),
    },
    carrier: {
      name: carrier?.name ?? '',
      freight: words.freightModes[freight.mode],
      antt: '',
      plate: formatPlate(freight.plate),
      plateState: freight.plateState,
      document: carrier ? formatCpfOrCnpj(carrier.document) : '',
      address: carrier?.address ?? '',
      city: carrier?.city ?? '',
      state: carrier?.state ?? '',
      registration: carrier?.stateRegistration ?? '',
      volumes: quantityText(freight.volumes),
      kind: freight.volumeKind,
      brand: freight.brand,
      numbering: '',
      gross: weightText(freight.grossWeight),
      net: weightText(freight.netWeight),
    },
    items: invoice.items.map((item) => itemOf(item, words)),
    notes: notesOf(invoice, words, rest),
  };
}
