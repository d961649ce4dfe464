import type { FieldErrors } from '../../answers';
import type { InvoiceContent, InvoiceItem } from '../../db/ruralInvoices/ruralInvoiceTypes';
import { flag, id, isDay, text } from '../../read';

type Sent = Record<string, unknown>;

const MOST_ITEMS = 990;
const inside = (value: unknown): Sent =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const lines = (value: unknown): Sent[] => (Array.isArray(value) ? value.map(inside) : []);
const word = (value: unknown) => text(value) ?? '';
const upper = (value: unknown) => word(value).toUpperCase();
const digits = (value: unknown) => word(value).replace(/\D/g, '');
const signs = (value: unknown) => upper(value).replace(/[^0-9A-Z]/g, '');
const idOf = (value: unknown) => id(value) ?? null;
const figure = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);
const oneOf = (value: unknown, words: readonly string[], first = words[0] ?? '') =>
  words.find((one) => one === value) ?? first;

const PARTY_KINDS = ['PERSON', 'COMPANY', 'FOREIGN'];
const TAXPAYERS = ['NONE', 'REGISTERED', 'EXEMPT'];
const PURPOSES = ['NORMAL', 'COMPLEMENT', 'ADJUSTMENT', 'RETURN'];
const GOODS = ['COMMON', 'ANIMAL', 'PLANT', 'FOREST', 'PESTICIDE'];
const GUIDES = ['GTA', 'TTA', 'DTA', 'ATV', 'PTV', 'GTV', 'DOF'];
const FREIGHTS = ['NONE', 'ISSUER', 'RECIPIENT', 'THIRD_PARTY', 'OWN_ISSUER', 'OWN_RECIPIENT'];

/** How many decimals a number is written with. */
const decimalsOf = (value: number) => {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
};

class Body {
  readonly errors: FieldErrors = {};

  refuse(name: string, message: string) {
    this.errors[name] ??= [message];
  }

  /** A figure that is not negative, of so many decimals at most; null where there is none. */
  amount(value: unknown, name: string, decimals: number): number | null {
    const number = figure(value);
    if (number === null) return null;
    if (number < 0) this.refuse(name, 'O valor não pode ser negativo.');
    else if (decimalsOf(number) > decimals)
      this.refuse(name, `Informe no máximo ${decimals} casas decimais.`);
    return number;
  }

  limited(value: unknown, name: string, limit: number): string {
    const said = word(value);
    if (said.length > limit) this.refuse(name, `O texto deve ter no máximo ${limit} caracteres.`);
    return said;
  }
}

function itemOf(body: Body, sent: Sent, at: number): InvoiceItem {
  const name = (field: string) => `Items[${at}].${field}`;
  const icms = inside(sent['icms']);
  const guide = sent['guide'] == null ? null : inside(sent['guide']);
  return {
    productId: idOf(sent['productId']),
    code: body.limited(sent['code'], name('Code'), 60),
    description: body.limited(sent['description'], name('Description'), 120),
    ncm: digits(sent['ncm']),
    cfop: digits(sent['cfop']),
    unit: upper(sent['unit']).slice(0, 6),
    quantity: body.amount(sent['quantity'], name('Quantity'), 4),
    unitPrice: body.amount(sent['unitPrice'], name('UnitPrice'), 10),
    discount: body.amount(sent['discount'], name('Discount'), 2) ?? 0,
    icms: {
      origin: word(icms['origin']) || '0',
      situation: digits(icms['situation']),
      benefitCode: signs(icms['benefitCode']),
      rate: body.amount(icms['rate'], name('Icms.Rate'), 4),
      base: body.amount(icms['base'], name('Icms.Base'), 2),
      value: body.amount(icms['value'], name('Icms.Value'), 2),
    },
    goods: oneOf(sent['goods'], GOODS),
    guide: guide && {
      kind: oneOf(guide['kind'], GUIDES),
      state: upper(guide['state']).slice(0, 2),
      series: upper(guide['series']),
      number: word(guide['number']),
    },
    prescriptions: lines(sent['prescriptions']).map((each) => ({
      number: word(each['number']),
      technicianCpf: digits(each['technicianCpf']),
    })),
    sackWeight: body.amount(sent['sackWeight'], name('SackWeight'), 3),
    note: body.limited(sent['note'], name('Note'), 500),
  };
}

function recipientOf(body: Body, sent: Sent): InvoiceContent['recipient'] {
  const address = inside(sent['address']);
  const kind = oneOf(sent['kind'], PARTY_KINDS, 'COMPANY');
  const part = (name: string, limit = 60) =>
    body.limited(address[name], `Recipient.Address.${name.charAt(0).toUpperCase()}${name.slice(1)}`, limit);
  return {
    id: idOf(sent['id']),
    name: body.limited(sent['name'], 'Recipient.Name', 60),
    kind,
    document: kind === 'FOREIGN' ? word(sent['document']).slice(0, 20) : signs(sent['document']),
    taxpayer: oneOf(sent['taxpayer'], TAXPAYERS),
    stateRegistration: signs(sent['stateRegistration']),
    address: {
      street: part('street'),
      number: part('number'),
      complement: part('complement'),
      district: part('district'),
      city: part('city'),
      cityCode: digits(address['cityCode']),
      state: upper(address['state']).slice(0, 2),
      zip: digits(address['zip']),
      country: part('country') || 'BRASIL',
      countryCode: digits(address['countryCode']) || '1058',
      phone: digits(address['phone']),
    },
    email: word(sent['email']),
    cooperative: flag(sent['cooperative']) ?? false,
  };
}

/** An invoice as a form sent it. A draft may lack what sending demands; what is no figure or too long is refused at once. */
export function readInvoiceBody(sent: Sent): { errors: FieldErrors; content: InvoiceContent } {
  const body = new Body();
  const nature = inside(sent['nature']);
  const cfops = inside(nature['cfops']);
  const freight = inside(sent['freight']);
  const carrier = freight['carrier'] == null ? null : inside(freight['carrier']);
  const payment = inside(sent['payment']);
  const items = lines(sent['items']);
  if (items.length > MOST_ITEMS) body.refuse('Items', `A nota tem no máximo ${MOST_ITEMS} itens.`);
  const day = word(sent['departureDate']).slice(0, 10);
  const content: InvoiceContent = {
    environment: oneOf(sent['environment'], ['PRODUCTION', 'TEST']),
    departureDate: isDay(day) ? day : '',
    issuerId: idOf(sent['issuerId']),
    recipient: recipientOf(body, inside(sent['recipient'])),
    nature: {
      id: idOf(nature['id']),
      name: body.limited(nature['name'], 'Nature.Name', 60),
      cfops: {
        INSIDE: digits(cfops['INSIDE']),
        OUTSIDE: digits(cfops['OUTSIDE']),
        ABROAD: digits(cfops['ABROAD']),
      },
      purpose: oneOf(nature['purpose'], PURPOSES),
      sale: flag(nature['sale']) ?? false,
    },
    items: items.map((item, at) => itemOf(body, item, at)),
    freight: {
      mode: oneOf(freight['mode'], FREIGHTS),
      carrier: carrier && {
        id: idOf(carrier['id']),
        name: word(carrier['name']),
        document: signs(carrier['document']),
        stateRegistration: signs(carrier['stateRegistration']),
        address: word(carrier['address']),
        city: word(carrier['city']),
        state: upper(carrier['state']),
      },
      plate: signs(freight['plate']),
      plateState: upper(freight['plateState']).slice(0, 2),
      trailerPlate: signs(freight['trailerPlate']),
      volumes: body.amount(freight['volumes'], 'Freight.Volumes', 0),
      volumeKind: body.limited(freight['volumeKind'], 'Freight.VolumeKind', 60),
      brand: body.limited(freight['brand'], 'Freight.Brand', 60),
      netWeight: body.amount(freight['netWeight'], 'Freight.NetWeight', 3),
      grossWeight: body.amount(freight['grossWeight'], 'Freight.GrossWeight', 3),
      value: body.amount(freight['value'], 'Freight.Value', 2) ?? 0,
    },
    payment: {
      form: digits(payment['form']),
      installments: lines(payment['installments']).map((line, at) => ({
        dueDate: word(line['dueDate']).slice(0, 10),
        value: body.amount(line['value'], `Payment.Installments[${at}].Value`, 2),
      })),
    },
    referencedKeys: Array.isArray(sent['referencedKeys'])
      ? sent['referencedKeys'].map(signs).filter((key) => key !== '')
      : [],
    buyerNote: body.limited(sent['buyerNote'], 'BuyerNote', 5000),
    taxOfficeNote: body.limited(sent['taxOfficeNote'], 'TaxOfficeNote', 2000),
    loadId: idOf(sent['loadId']),
  };
  return { errors: body.errors, content };
}
