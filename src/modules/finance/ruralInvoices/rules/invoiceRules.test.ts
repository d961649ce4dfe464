import { describe, expect, it } from 'vitest';
import { readInvoiceBody } from '../../../../../mocks/handlers/ruralInvoices/invoiceBody';
import type { RuralIssuer } from '../ruralRegistersWire';
import { decimalsOf, fieldOfRejection, problemsOf, stepOf } from './invoiceProblems';
import { isUnderWay, nextOf, sumsByState } from './invoiceStates';
import { grossOf, perKilo, perSack, totalsOf } from './invoiceTotals';
import { withCfops, withLoad } from './invoiceBeginnings';
import { bodyOf, destinationOf, emptyInvoice, emptyItem, type InvoiceValues } from './invoiceValues';

const address = {
  street: 'RUA MARIPA',
  number: 'S/N',
  complement: '',
  district: 'CENTRO',
  city: 'TOLEDO',
  cityCode: '4127700',
  state: 'PR',
  zip: '85900000',
  country: 'BRASIL',
  countryCode: '1058',
  phone: '',
};

const issuer = {
  id: 1,
  name: 'ELIANE PASQUALOTTO',
  document: '11144477735',
  stateRegistration: '9510031153',
  series: 920,
  lastNumber: null,
  producerKind: 'INDIVIDUAL',
  contributionBase: 'SALES',
  environment: 'PRODUCTION',
  ...address,
  addressNumber: 'S/N',
  active: true,
  createdAt: '',
  updatedAt: null,
} as unknown as RuralIssuer;

/** A whole sale of soya inside Paraná. */
function whole(): InvoiceValues {
  const empty = emptyInvoice();
  return {
    ...empty,
    issuerId: 1,
    nature: {
      id: 1,
      name: 'VENDA DE PRODUCAO',
      cfops: { INSIDE: '5101', OUTSIDE: '6101', ABROAD: '7101' },
      purpose: 'NORMAL',
      sale: true,
    },
    recipient: {
      id: 1,
      name: 'COOPERATIVA & FILHOS <OESTE>',
      kind: 'COMPANY',
      // The example of the tax office for letters in a CNPJ.
      document: '12ABC34501DE35',
      taxpayer: 'NONE',
      stateRegistration: '',
      address,
      email: '',
      cooperative: false,
    },
    items: [
      {
        ...emptyItem(),
        description: 'SOJA EM GRAOS',
        ncm: '12019000',
        cfop: '5101',
        quantity: 36_180,
        unitPrice: 2.2,
        situation: '51',
        sackWeight: 60,
      },
    ],
    payment: { form: '15', installments: [] },
  };
}
const keysOf = (values: InvoiceValues) =>
  problemsOf(values, issuer).map(({ key, field }) => `${key} ${field}`);

describe('totals', () => {
  it('round quantity × price once, and are unknown while a figure is', () => {
    expect(grossOf({ quantity: 36_180, unitPrice: 2.2 })).toBe(7_959_600);
    expect(grossOf({ quantity: 1, unitPrice: 1.005 })).toBe(101);
    expect(grossOf({ quantity: null, unitPrice: 2 })).toBeNull();
    expect(totalsOf([{ quantity: 10, unitPrice: 3, discount: 50 }], 1000)).toEqual({
      items: 3000,
      discount: 50,
      freight: 1000,
      total: 3950,
    });
    expect(totalsOf([{ quantity: 10, unitPrice: null, discount: null }], null).total).toBeNull();
    expect(totalsOf([], null).total).toBeNull();
  });

  it('turn the price of a sack into that of a kilogram and back', () => {
    expect(perSack(2.2, 60)).toBe(132);
    expect(perKilo(132.5, 60)).toBe(2.2083333333);
    expect(perKilo(null, 60)).toBeNull();
  });
});

describe('what the tax office would refuse', () => {
  it('is nothing of a whole sale, letters in the CNPJ and & in the name among it', () => {
    expect(keysOf(whole())).toEqual([]);
  });

  it('is said of each field', () => {
    const values = whole();
    const [item = emptyItem()] = values.items;
    expect(keysOf({ ...values, recipient: { ...values.recipient, document: '12ABC34501DE36' } })).toEqual([
      'recipientCnpj recipient.document',
    ]);
    expect(
      keysOf({ ...values, recipient: { ...values.recipient, address: { ...address, street: ' ' } } }),
    ).toEqual(['street recipient.address.street']);
    expect(keysOf({ ...values, items: [{ ...item, quantity: 0, ncm: '' }] })).toEqual([
      'ncm items.0.ncm',
      'quantity items.0.quantity',
    ]);
    expect(keysOf({ ...values, items: [{ ...item, unitPrice: 0.123_456_789_01 }] })).toEqual([
      'priceDecimals items.0.unitPrice',
    ]);
    expect(keysOf({ ...values, items: [{ ...item, goods: 'ANIMAL' }] })).toEqual([
      'guide items.0.guideNumber',
    ]);
    expect(keysOf({ ...values, items: [] })).toEqual(['noItems items']);
    expect(keysOf({ ...values, items: Array.from({ length: 991 }, () => item) })).toEqual([
      'tooManyItems items',
    ]);
    expect(
      keysOf({ ...values, payment: { form: '15', installments: [{ dueDate: '2026-12-01', value: 1 }] } }),
    ).toEqual(['installments payment.installments']);
    expect(keysOf({ ...values, nature: { ...values.nature, purpose: 'RETURN' } })).toEqual([
      'noReference referencedKeys',
    ]);
  });

  it('follows where the goods go', () => {
    const values = whole();
    const outside = { ...values.recipient, address: { ...address, state: 'SC', cityCode: '4204202' } };
    expect(keysOf({ ...values, recipient: outside })).toEqual(['cfopDestination items.0.cfop']);
    const items = withCfops(values.items, values.nature, destinationOf('PR', outside));
    expect(keysOf({ ...values, recipient: outside, items })).toEqual([]);
    const abroad = {
      ...values.recipient,
      kind: 'FOREIGN' as const,
      document: '80012345-6',
      address: { ...address, state: 'EX', cityCode: '9999999', country: 'PARAGUAI', countryCode: '5860' },
    };
    expect(destinationOf('PR', abroad)).toBe('ABROAD');
    expect(
      keysOf({ ...values, recipient: abroad, items: withCfops(values.items, values.nature, 'ABROAD') }),
    ).toEqual([]);
  });

  it('has a registration of another state, and a series that is missing', () => {
    const found = problemsOf(whole(), { ...issuer, stateRegistration: '123456789', series: null });
    expect(found.map(({ key }) => key)).toEqual(['issuerRegistration', 'issuerSeries']);
  });

  it('counts decimals of small numbers', () => {
    expect([1, 1.5, 0.1234, 1e-7].map(decimalsOf)).toEqual([0, 1, 4, 7]);
  });

  it('leads to the step and field of the form', () => {
    expect(['issuerId', 'recipient.address.street', 'items.3.ncm', 'payment.form'].map(stepOf)).toEqual([
      'who',
      'who',
      'what',
      'how',
    ]);
    expect(fieldOfRejection('items.2.icms.benefitCode')).toBe('items.2.benefitCode');
    expect(fieldOfRejection('items.0.guide.number')).toBe('items.0.guideNumber');
  });
});

describe('what is sent', () => {
  it('is taken by the rules of the server, whatever the goods are', () => {
    const values = whole();
    const [item = emptyItem()] = values.items;
    const bodies = [
      values,
      emptyInvoice(),
      {
        ...values,
        items: [
          { ...item, goods: 'PESTICIDE' as const, prescriptionNumber: '12', technicianCpf: '11144477735' },
        ],
      },
      { ...values, items: [{ ...item, discount: 12_345, quantity: 0.0001, unitPrice: 0.123_456_789_1 }] },
    ];
    for (const body of bodies) expect(readInvoiceBody({ ...bodyOf(body) }).errors).toEqual({});
    const { content } = readInvoiceBody({ ...bodyOf(bodies[3] ?? values) });
    expect(content.items[0]).toMatchObject({
      discount: 123.45,
      quantity: 0.0001,
      unitPrice: 0.123_456_789_1,
    });
    expect(content.recipient.document).toBe('12ABC34501DE35');
  });

  it('has the weights of a load, in the unit of the item', () => {
    const load = {
      id: 7,
      number: '983',
      date: '2026-11-01',
      netWeight: 36_180,
      grossWeight: 51_240,
      plate: 'ABC1D23',
      trailerPlate: '',
      productId: null,
      productName: 'SOJA',
      partnerName: '',
    } as Parameters<typeof withLoad>[1];
    const values = whole();
    expect(withLoad(values, load, undefined)).toMatchObject({
      loadId: 7,
      items: [{ quantity: 36_180 }],
      freight: { plate: 'ABC1D23', netWeight: 36_180 },
    });
    const inSacks = { ...values, items: values.items.map((item) => ({ ...item, unit: 'SC' })) };
    expect(withLoad(inSacks, load, undefined).items[0]?.quantity).toBe(603);
  });
});

describe('states', () => {
  it('say what is next', () => {
    expect(nextOf({ state: 'REJECTED' })).toBe('mend');
    expect(isUnderWay({ state: 'TRANSMITTING' })).toBe(true);
    expect(isUnderWay({ state: 'CONTINGENCY' })).toBe(false);
  });

  it('sum up without tests and without what has no value', () => {
    const row = (total: number | null, environment: 'PRODUCTION' | 'TEST' = 'PRODUCTION') =>
      ({ state: 'AUTHORIZED', environment, totals: { total } }) as Parameters<typeof sumsByState>[0][number];
    expect(sumsByState([row(100), row(null), row(50, 'TEST')], ['DRAFT', 'AUTHORIZED'])).toEqual([
      { state: 'AUTHORIZED', count: 3, value: 100, unknown: 1 },
    ]);
  });
});
