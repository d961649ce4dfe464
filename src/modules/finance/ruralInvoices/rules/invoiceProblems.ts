import { isAccessKey } from '@/domain/fiscal/accessKey';
import { isBenefitCode, isCfop, isNcm } from '@/domain/fiscal/codes';
import { isLocalDate } from '@/platform/format/date';
import { isCnpj, isCpf } from '@/platform/format/document';
import { isPlate } from '@/platform/format/plate';
import { isState, registrationFault } from '../../fiscal/rules/stateRegistration';
import type { RuralIssuer } from '../ruralRegistersWire';
import { grossOf, totalsOf } from './invoiceTotals';
import { destinationOf, type InvoiceValues, type ItemValues } from './invoiceValues';

export const PROBLEMS = [
  'noIssuer',
  'issuerRegistration',
  'issuerSeries',
  'noNature',
  'recipientName',
  'recipientCpf',
  'recipientCnpj',
  'recipientRegistration',
  'registrationMissing',
  'registrationNotWanted',
  'street',
  'addressNumber',
  'district',
  'city',
  'cityCode',
  'state',
  'stateAbroad',
  'country',
  'foreignTaxpayer',
  'noItems',
  'tooManyItems',
  'description',
  'ncm',
  'unit',
  'quantity',
  'quantityDecimals',
  'price',
  'priceDecimals',
  'discount',
  'noCfop',
  'cfopDestination',
  'situation',
  'goods',
  'benefitState',
  'benefitCode',
  'guide',
  'prescription',
  'technician',
  'plate',
  'weights',
  'noPayment',
  'installments',
  'installmentDay',
  'referenced',
  'noReference',
] as const;
export type ProblemKey = (typeof PROBLEMS)[number];

/** Something that the tax office would refuse. */
export interface InvoiceProblem {
  readonly key: ProblemKey;
  /** Path of the field in the form. */
  readonly field: string;
  /** Number of the item, from 1. */
  readonly line?: number;
}

/** What an NF-e holds at most (MOC 7.0). */
export const MOST_ITEMS = 990;
const QUANTITY_DECIMALS = 4;
const PRICE_DECIMALS = 10;
const FIRST_OF = { INSIDE: '5', OUTSIDE: '6', ABROAD: '7' } as const;
const BRAZIL = '1058';

/** Decimals that a number is written with: 1e-7 has seven. */
export function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}

const isBlank = (text: string) => text.trim() === '';
type Found = InvoiceProblem | false;

function ofIssuer(issuer: RuralIssuer | undefined): Found[] {
  if (!issuer) return [{ key: 'noIssuer', field: 'issuerId' }];
  const fault = isState(issuer.state) ? registrationFault(issuer.state, issuer.stateRegistration) : null;
  return [
    (isBlank(issuer.stateRegistration) || Boolean(fault)) && { key: 'issuerRegistration', field: 'issuerId' },
    issuer.series === null && { key: 'issuerSeries', field: 'issuerId' },
  ];
}

function ofRecipient({ recipient }: InvoiceValues): Found[] {
  const { address, kind, document, taxpayer, stateRegistration } = recipient;
  const abroad = kind === 'FOREIGN';
  const at = (name: string) => `recipient.address.${name}`;
  const fault =
    taxpayer === 'REGISTERED' && !isBlank(stateRegistration) && isState(address.state)
      ? registrationFault(address.state, stateRegistration)
      : null;
  return [
    recipient.name.trim().length < 2 && { key: 'recipientName', field: 'recipient.name' },
    kind === 'PERSON' && !isCpf(document) && { key: 'recipientCpf', field: 'recipient.document' },
    kind === 'COMPANY' && !isCnpj(document) && { key: 'recipientCnpj', field: 'recipient.document' },
    abroad && taxpayer !== 'NONE' && { key: 'foreignTaxpayer', field: 'recipient.taxpayer' },
    taxpayer === 'REGISTERED' &&
      isBlank(stateRegistration) && { key: 'registrationMissing', field: 'recipient.stateRegistration' },
    Boolean(fault) && { key: 'recipientRegistration', field: 'recipient.stateRegistration' },
    taxpayer !== 'REGISTERED' &&
      !isBlank(stateRegistration) && { key: 'registrationNotWanted', field: 'recipient.stateRegistration' },
    isBlank(address.street) && { key: 'street', field: at('street') },
    isBlank(address.number) && { key: 'addressNumber', field: at('number') },
    isBlank(address.district) && { key: 'district', field: at('district') },
    isBlank(address.city) && { key: 'city', field: at('city') },
    !abroad && !/^\d{7}$/.test(address.cityCode) && { key: 'cityCode', field: at('cityCode') },
    !abroad && !isState(address.state) && { key: 'state', field: at('state') },
    abroad && address.state !== 'EX' && { key: 'stateAbroad', field: at('state') },
    abroad &&
      (isBlank(address.countryCode) || address.countryCode === BRAZIL) && {
        key: 'country',
        field: at('countryCode'),
      },
  ];
}

function ofItem(item: ItemValues, at: number, values: InvoiceValues, issuerState: string): Found[] {
  const field = (name: string) => `items.${at}.${name}`;
  const say = (key: ProblemKey, name: string): InvoiceProblem => ({ key, field: field(name), line: at + 1 });
  const destination = destinationOf(issuerState, values.recipient);
  const { quantity, unitPrice, benefitCode } = item;
  const gross = grossOf(item);
  const needsGuide = item.goods === 'ANIMAL' || item.goods === 'PLANT' || item.goods === 'FOREST';
  return [
    isBlank(item.description) && say('description', 'description'),
    !isNcm(item.ncm) && say('ncm', 'ncm'),
    isBlank(item.unit) && say('unit', 'unit'),
    (quantity === null || quantity <= 0) && say('quantity', 'quantity'),
    quantity !== null && decimalsOf(quantity) > QUANTITY_DECIMALS && say('quantityDecimals', 'quantity'),
    (unitPrice === null || unitPrice <= 0) && say('price', 'unitPrice'),
    unitPrice !== null && decimalsOf(unitPrice) > PRICE_DECIMALS && say('priceDecimals', 'unitPrice'),
    gross !== null && (item.discount ?? 0) > gross && say('discount', 'discount'),
    !isCfop(item.cfop) && say('noCfop', 'cfop'),
    isCfop(item.cfop) && !item.cfop.startsWith(FIRST_OF[destination]) && say('cfopDestination', 'cfop'),
    item.situation === null && say('situation', 'situation'),
    item.goods === null && say('goods', 'goods'),
    benefitCode !== '' && !isBenefitCode(benefitCode) && say('benefitCode', 'benefitCode'),
    isBenefitCode(benefitCode) &&
      issuerState !== '' &&
      !benefitCode.startsWith(issuerState) &&
      say('benefitState', 'benefitCode'),
    needsGuide && (item.guideKind === null || isBlank(item.guideNumber)) && say('guide', 'guideNumber'),
    item.goods === 'PESTICIDE' &&
      isBlank(item.prescriptionNumber) &&
      say('prescription', 'prescriptionNumber'),
    item.goods === 'PESTICIDE' && !isCpf(item.technicianCpf) && say('technician', 'technicianCpf'),
  ];
}

function ofRest(values: InvoiceValues): Found[] {
  const { freight, payment, referencedKeys, nature } = values;
  const { total } = totalsOf(values.items, freight.value);
  const given = payment.installments;
  const sum = given.reduce((all, { value }) => all + (value ?? 0), 0);
  return [
    freight.mode !== 'NONE' &&
      freight.plate !== '' &&
      !isPlate(freight.plate) && { key: 'plate', field: 'freight.plate' },
    freight.netWeight !== null &&
      freight.grossWeight !== null &&
      freight.netWeight > freight.grossWeight && { key: 'weights', field: 'freight.grossWeight' },
    payment.form === null && { key: 'noPayment', field: 'payment.form' },
    given.length > 0 &&
      total !== null &&
      sum !== total && { key: 'installments', field: 'payment.installments' },
    ...given.map(
      ({ dueDate }, at): Found =>
        !isLocalDate(dueDate) && {
          key: 'installmentDay',
          field: `payment.installments.${at}.dueDate`,
          line: at + 1,
        },
    ),
    ...referencedKeys.map(
      ({ key }, at): Found => !isAccessKey(key) && { key: 'referenced', field: `referencedKeys.${at}.key` },
    ),
    nature.purpose !== 'NORMAL' &&
      nature.purpose !== 'ADJUSTMENT' &&
      referencedKeys.length === 0 && { key: 'noReference', field: 'referencedKeys' },
  ];
}

/**
 * Everything that the tax office refuses of any producer, in the order of the form. What only the state's own tables
 * know (whether a benefit code is wanted, whether a registration is active) is not judged: the server says it.
 */
export function problemsOf(
  values: InvoiceValues,
  issuer: RuralIssuer | undefined,
): readonly InvoiceProblem[] {
  const state = issuer?.state ?? '';
  const { items } = values;
  return [
    ...ofIssuer(issuer),
    isBlank(values.nature.name) && ({ key: 'noNature', field: 'nature.id' } as const),
    ...ofRecipient(values),
    items.length === 0 && ({ key: 'noItems', field: 'items' } as const),
    items.length > MOST_ITEMS && ({ key: 'tooManyItems', field: 'items' } as const),
    ...items.flatMap((item, at) => ofItem(item, at, values, state)),
    ...ofRest(values),
  ].filter((found) => found !== false);
}

export const STEPS = ['who', 'what', 'how'] as const;
export type Step = (typeof STEPS)[number];

/** The step of the telephone's form in which a field stands. */
export function stepOf(field: string): Step {
  if (field.startsWith('items')) return 'what';
  return /^(?:issuerId|environment|nature|recipient)/.test(field) ? 'who' : 'how';
}

/** The field of the form that the tax office's path means: it knows its own layout alone. */
export function fieldOfRejection(path: string): string {
  return path
    .replace(/^natureId$/, 'nature.id')
    .replace(/\.icms\.(situation|benefitCode)$/, '.$1')
    .replace(/\.guide\.number$/, '.guideNumber')
    .replace(/\.prescriptions$/, '.prescriptionNumber');
}
