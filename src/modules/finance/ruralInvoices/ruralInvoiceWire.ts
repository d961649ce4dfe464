import {
  choice,
  every,
  figureOrNull,
  filled,
  id,
  list,
  made,
  mark,
  oneOf,
  orNull,
  part,
  record,
  rowVersion,
  sparse,
} from '@/platform/http/wire';
import {
  cents,
  centsOrNone,
  dayText,
  digits,
  instant,
  numericIdOrNull,
  words,
} from '@/platform/http/wireValues';
import { CONTRIBUTION_BASES, PRODUCER_KINDS } from '../fiscal/rules/contributions';
import {
  DESTINATIONS,
  ENVIRONMENTS,
  EVENT_KINDS,
  FREIGHT_MODES,
  GUIDE_KINDS,
  INVOICE_STATES,
  PARTY_KINDS,
  PURPOSES,
  type RuralInvoice,
  TAXPAYER_KINDS,
} from './ruralInvoiceTypes';

const instantText = made(instant, (value) => value ?? '');

const AddressWire = part({
  street: words,
  number: words,
  complement: words,
  district: words,
  city: words,
  cityCode: digits,
  state: words,
  zip: digits,
  country: words,
  countryCode: digits,
  phone: digits,
});

const IssuerWire = part({
  id: numericIdOrNull,
  name: words,
  kind: choice(['PERSON', 'COMPANY'], 'PERSON'),
  document: words,
  stateRegistration: words,
  address: AddressWire,
  producerKind: oneOf(PRODUCER_KINDS),
  contributionBase: oneOf(CONTRIBUTION_BASES),
});

const RecipientWire = part({
  id: numericIdOrNull,
  name: words,
  kind: oneOf(PARTY_KINDS),
  document: words,
  taxpayer: oneOf(TAXPAYER_KINDS),
  stateRegistration: words,
  address: AddressWire,
  email: words,
  cooperative: mark,
});

const NatureWire = part({
  id: numericIdOrNull,
  name: words,
  cfops: part({ INSIDE: digits, OUTSIDE: digits, ABROAD: digits }),
  purpose: oneOf(PURPOSES),
  sale: mark,
});

const ItemWire = sparse({
  productId: numericIdOrNull,
  code: words,
  description: words,
  ncm: digits,
  cfop: digits,
  unit: words,
  quantity: figureOrNull,
  unitPrice: figureOrNull,
  discount: centsOrNone,
  icms: part({
    origin: words,
    situation: words,
    benefitCode: words,
    rate: figureOrNull,
    base: cents,
    value: cents,
  }),
  goods: oneOf(['COMMON', 'ANIMAL', 'PLANT', 'FOREST', 'PESTICIDE']),
  guide: orNull(sparse({ kind: oneOf(GUIDE_KINDS), state: words, series: words, number: words })),
  prescriptions: every(sparse({ number: words, technicianCpf: digits })),
  sackWeight: figureOrNull,
  note: words,
});

const CarrierWire = sparse({
  id: numericIdOrNull,
  name: words,
  document: words,
  stateRegistration: words,
  address: words,
  city: words,
  state: words,
});

const FreightWire = part({
  mode: oneOf(FREIGHT_MODES),
  carrier: orNull(CarrierWire),
  plate: words,
  plateState: words,
  trailerPlate: words,
  volumes: figureOrNull,
  volumeKind: words,
  brand: words,
  netWeight: figureOrNull,
  grossWeight: figureOrNull,
  value: centsOrNone,
});

const PartWire = orNull(sparse({ rate: made(figureOrNull, (value) => value ?? 0), value: centsOrNone }));

/**
 * An invoice as list and record answer it, money in reais. Its items, issuer, recipient and state are read whole or the
 * invoice is not read at all: it is written back, and what is unread would be erased.
 */
export const RuralInvoiceWire = made(
  record({
    id,
    rowVersion,
    state: oneOf(INVOICE_STATES),
    model: words,
    environment: oneOf(ENVIRONMENTS),
    purpose: oneOf(PURPOSES),
    number: words,
    series: words,
    issuedAt: instantText,
    authorizedAt: instantText,
    departureDate: dayText,
    protocol: words,
    accessKey: words,
    rejection: orNull(sparse({ code: words, text: words, field: words })),
    requestId: words,
    contingencyReason: words,
    issuer: IssuerWire,
    recipient: RecipientWire,
    nature: NatureWire,
    destination: oneOf(DESTINATIONS),
    items: every(ItemWire),
    freight: FreightWire,
    payment: part({ form: words, installments: every(sparse({ dueDate: dayText, value: cents })) }),
    referencedKeys: list(filled),
    buyerNote: words,
    taxOfficeNote: words,
    contributions: part({
      funrural: PartWire,
      gilrat: PartWire,
      senar: PartWire,
      fucap: PartWire,
      total: cents,
      payer: choice(['BUYER', 'PRODUCER', 'NONE'], 'NONE'),
    }),
    totals: part({
      items: cents,
      discount: centsOrNone,
      freight: centsOrNone,
      other: centsOrNone,
      icmsBase: centsOrNone,
      icms: centsOrNone,
      total: cents,
      net: cents,
    }),
    events: list(
      sparse({
        kind: oneOf(EVENT_KINDS),
        sequence: made(figureOrNull, (value) => value ?? 1),
        text: words,
        at: instantText,
        protocol: words,
        relatedId: numericIdOrNull,
      }),
    ),
    loadId: numericIdOrNull,
    loadNumber: words,
    documentId: numericIdOrNull,
    titleIds: list(id),
    createdAt: instantText,
    updatedAt: instantText,
  }),
  (read): RuralInvoice => read as RuralInvoice,
);
