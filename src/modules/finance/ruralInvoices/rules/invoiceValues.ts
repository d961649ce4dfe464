import type { LocalDate } from '@/platform/format/date';
import { fromCents } from '@/platform/format/money';
import type {
  Destination,
  GuideKind,
  InvoiceAddress,
  InvoiceCarrier,
  InvoiceEnvironment,
  InvoiceItem,
  InvoiceNature,
  InvoiceRecipient,
  RuralInvoice,
  FreightMode,
} from '../ruralInvoiceTypes';
import type { RuralCarrier, RuralNature, RuralProduct, RuralRecipient } from '../ruralRegistersWire';

export interface ItemValues {
  productId: number | null;
  code: string;
  description: string;
  ncm: string;
  cfop: string;
  unit: string;
  quantity: number | null;
  /** Reais for one unit. */
  unitPrice: number | null;
  /** Cents; null is none. */
  discount: number | null;
  origin: string;
  situation: string | null;
  benefitCode: string;
  icmsRate: number | null;
  /** Null where the register does not say it. */
  goods: InvoiceItem['goods'] | null;
  guideKind: GuideKind | null;
  guideState: string;
  guideSeries: string;
  guideNumber: string;
  prescriptionNumber: string;
  technicianCpf: string;
  sackWeight: number | null;
  note: string;
}

/** What the form of an invoice holds; cents for money, '' and null for what nobody has typed. */
export interface InvoiceValues {
  /** Made once for each invoice: sent twice, it makes one. */
  requestId: string;
  issuerId: number | null;
  environment: InvoiceEnvironment;
  departureDate: LocalDate | null;
  nature: { id: number | null } & Omit<InvoiceNature, 'id'>;
  recipient: InvoiceRecipient;
  items: ItemValues[];
  freight: {
    mode: FreightMode;
    carrierId: number | null;
    carrier: InvoiceCarrier | null;
    plate: string;
    plateState: string;
    trailerPlate: string;
    volumes: number | null;
    volumeKind: string;
    netWeight: number | null;
    grossWeight: number | null;
    value: number | null;
  };
  payment: { form: string | null; installments: { dueDate: LocalDate | null; value: number | null }[] };
  referencedKeys: { key: string }[];
  buyerNote: string;
  taxOfficeNote: string;
  loadId: number | null;
}

export const BRAZIL = { country: 'BRASIL', countryCode: '1058' } as const;

const EMPTY_ADDRESS: InvoiceAddress = {
  street: '',
  number: '',
  complement: '',
  district: '',
  city: '',
  cityCode: '',
  state: '',
  zip: '',
  ...BRAZIL,
  phone: '',
};

export const emptyItem = (): ItemValues => ({
  productId: null,
  code: '',
  description: '',
  ncm: '',
  cfop: '',
  unit: 'KG',
  quantity: null,
  unitPrice: null,
  discount: null,
  origin: '0',
  situation: null,
  benefitCode: '',
  icmsRate: null,
  goods: 'COMMON',
  guideKind: null,
  guideState: '',
  guideSeries: '',
  guideNumber: '',
  prescriptionNumber: '',
  technicianCpf: '',
  sackWeight: null,
  note: '',
});

/** A new invoice. */
export const emptyInvoice = (): InvoiceValues => ({
  requestId: crypto.randomUUID(),
  issuerId: null,
  environment: 'PRODUCTION',
  departureDate: null,
  nature: {
    id: null,
    name: '',
    cfops: { INSIDE: '', OUTSIDE: '', ABROAD: '' },
    purpose: 'NORMAL',
    sale: false,
  },
  recipient: {
    id: null,
    name: '',
    kind: 'COMPANY',
    document: '',
    taxpayer: 'NONE',
    stateRegistration: '',
    address: EMPTY_ADDRESS,
    email: '',
    cooperative: false,
  },
  items: [emptyItem()],
  freight: {
    mode: 'NONE',
    carrierId: null,
    carrier: null,
    plate: '',
    plateState: '',
    trailerPlate: '',
    volumes: null,
    volumeKind: '',
    netWeight: null,
    grossWeight: null,
    value: null,
  },
  payment: { form: null, installments: [] },
  referencedKeys: [],
  buyerNote: '',
  taxOfficeNote: '',
  loadId: null,
});

/** Where the goods go: abroad, into another state, or nowhere known, which counts as inside. */
export function destinationOf(
  issuerState: string,
  recipient: Pick<InvoiceRecipient, 'kind' | 'address'>,
): Destination {
  if (recipient.kind === 'FOREIGN') return 'ABROAD';
  const { state } = recipient.address;
  return state === '' || issuerState === '' || state === issuerState ? 'INSIDE' : 'OUTSIDE';
}

const CPF_LENGTH = 11;

export const recipientOf = (row: RuralRecipient): InvoiceRecipient => ({
  id: row.id,
  name: row.name,
  // A document says by its length whose it is; a registration, that its owner gives ICMS.
  kind: row.kind ?? (row.document.length === CPF_LENGTH ? 'PERSON' : 'COMPANY'),
  document: row.document,
  taxpayer: row.taxpayer ?? (row.stateRegistration === '' ? 'NONE' : 'REGISTERED'),
  stateRegistration: row.stateRegistration,
  address: {
    street: row.street,
    number: row.addressNumber,
    complement: row.complement,
    district: row.district,
    city: row.city,
    cityCode: row.cityCode,
    state: row.state,
    zip: row.zip,
    country: row.country,
    countryCode: row.countryCode,
    phone: row.phone,
  },
  email: row.email,
  cooperative: row.cooperative,
});

/** Natures without a purpose that is known are not offered. */
export const natureOf = (row: RuralNature): InvoiceNature => ({
  id: row.id,
  name: row.name,
  cfops: { INSIDE: row.cfopInside, OUTSIDE: row.cfopOutside, ABROAD: row.cfopAbroad },
  purpose: row.purpose ?? 'NORMAL',
  sale: row.sale,
});

export const carrierOf = (row: RuralCarrier): InvoiceCarrier => ({
  id: row.id,
  name: row.name,
  document: row.document,
  stateRegistration: row.stateRegistration,
  address: row.address,
  city: row.city,
  state: row.state,
});

/** What a product of the register says of an item; quantity and price stay as they are. */
export const itemOfProduct = (
  row: RuralProduct,
): Omit<ItemValues, 'quantity' | 'unitPrice' | 'discount' | 'cfop'> => ({
  ...emptyItem(),
  productId: row.id,
  code: row.code,
  description: row.name,
  ncm: row.ncm,
  unit: row.unit,
  origin: row.origin || '0',
  situation: row.situation || null,
  benefitCode: row.benefitCode,
  goods: row.goods,
  guideKind:
    row.goods === 'ANIMAL' ? 'GTA' : row.goods === 'PLANT' ? 'PTV' : row.goods === 'FOREST' ? 'DOF' : null,
  sackWeight: row.sackWeight,
});

/** A record as its form has it; a rejected one gets a request of its own, for the former is answered. */
export function valuesOf(invoice: RuralInvoice): InvoiceValues {
  const { issuer, freight, payment, nature } = invoice;
  return {
    requestId: crypto.randomUUID(),
    issuerId: issuer.id,
    environment: invoice.environment,
    departureDate: invoice.departureDate || null,
    nature,
    recipient: invoice.recipient,
    items: invoice.items.map((item) => ({
      productId: item.productId,
      code: item.code,
      description: item.description,
      ncm: item.ncm,
      cfop: item.cfop,
      unit: item.unit,
      quantity: item.quantity,
      unitPrice: item.unitPrice,
      discount: item.discount === 0 ? null : item.discount,
      origin: item.icms.origin,
      situation: item.icms.situation || null,
      benefitCode: item.icms.benefitCode,
      icmsRate: item.icms.rate,
      goods: item.goods,
      guideKind: item.guide?.kind ?? null,
      guideState: item.guide?.state ?? '',
      guideSeries: item.guide?.series ?? '',
      guideNumber: item.guide?.number ?? '',
      prescriptionNumber: item.prescriptions[0]?.number ?? '',
      technicianCpf: item.prescriptions[0]?.technicianCpf ?? '',
      sackWeight: item.sackWeight,
      note: item.note,
    })),
    freight: {
      mode: freight.mode,
      carrierId: freight.carrier?.id ?? null,
      carrier: freight.carrier,
      plate: freight.plate,
      plateState: freight.plateState,
      trailerPlate: freight.trailerPlate,
      volumes: freight.volumes,
      volumeKind: freight.volumeKind,
      netWeight: freight.netWeight,
      grossWeight: freight.grossWeight,
      value: freight.value === 0 ? null : freight.value,
    },
    payment: {
      form: payment.form || null,
      installments: payment.installments.map(({ dueDate, value }) => ({ dueDate: dueDate || null, value })),
    },
    referencedKeys: invoice.referencedKeys.map((key) => ({ key })),
    buyerNote: invoice.buyerNote,
    taxOfficeNote: invoice.taxOfficeNote,
    loadId: invoice.loadId,
  };
}

/** What is sent for the values of a form: money in reais. */
export function bodyOf(values: InvoiceValues): object {
  const { requestId: _request, freight, payment, ...rest } = values;
  const { carrierId: _carrier, ...sentFreight } = freight;
  return {
    ...rest,
    items: values.items.map((item) => ({
      productId: item.productId,
      code: item.code,
      description: item.description,
      ncm: item.ncm,
      cfop: item.cfop,
      unit: item.unit,
      quantity: item.quantity,
      unitPrice: item.unitPrice,
      discount: fromCents(item.discount ?? 0),
      icms: {
        origin: item.origin,
        situation: item.situation ?? '',
        benefitCode: item.benefitCode,
        rate: item.icmsRate,
        base: null,
        value: null,
      },
      goods: item.goods,
      guide:
        item.guideKind === null
          ? null
          : {
              kind: item.guideKind,
              state: item.guideState,
              series: item.guideSeries,
              number: item.guideNumber,
            },
      prescriptions:
        item.prescriptionNumber === ''
          ? []
          : [{ number: item.prescriptionNumber, technicianCpf: item.technicianCpf }],
      sackWeight: item.sackWeight,
      note: item.note,
    })),
    freight: { ...sentFreight, brand: '', value: fromCents(freight.value ?? 0) },
    payment: {
      form: payment.form ?? '',
      installments: payment.installments.map(({ dueDate, value }) => ({
        dueDate: dueDate ?? '',
        value: value === null ? null : fromCents(value),
      })),
    },
    referencedKeys: values.referencedKeys.map(({ key }) => key),
  };
}
