import { describe, expect, it } from 'vitest';
import { checkInvoice } from '@/domain/fiscal/documentChecks';
import type { FiscalInvoice } from '@/domain/fiscal/fiscalTypes';
import { readFiscalXml } from '@/domain/fiscal/readFiscalXml';
import {
  SAMPLE_CTE_KEY,
  SAMPLE_KEY,
  sampleAbrasf,
  sampleAbrasf1,
  sampleCityAnswer,
  sampleCte,
  sampleDps,
  sampleNationalNfse,
  sampleNfe,
  sampleRps,
} from '@/domain/fiscal/testing/sampleXmls';
import { figuresOf } from '../../../mocks/db/assist/figures';
import { nfeXml, nfseXml } from '../../../mocks/db/assist/fiscalXml';

function invoiceOf(text: string): FiscalInvoice {
  const reading = readFiscalXml(text);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.invoice;
}

describe('an invoice of goods', () => {
  it('is read whole', () => {
    const invoice = invoiceOf(sampleNfe());
    expect(invoice).toEqual({
      kind: 'nfe',
      key: SAMPLE_KEY,
      number: '4821',
      series: '1',
      // Ten minutes to midnight in Brazil is the next day in UTC.
      issueDate: '2026-11-03',
      operation: 'VENDA DE MERCADORIA',
      issuer: {
        name: 'COOPERATIVA AGROINDUSTRIAL DO VALE & FILIAIS',
        document: '12ABC34501DE35',
        stateRegistration: '9012345678',
        address: 'ROD PR 182, KM 8, INTERIOR',
        city: 'TOLEDO',
        state: 'PR',
      },
      recipient: {
        name: 'JOSÉ DA SILVA',
        document: '52998224725',
        stateRegistration: '9501234567',
        address: 'LINHA SÃO PEDRO, S/N, INTERIOR',
        city: 'TOLEDO',
        state: 'PR',
      },
      items: [
        {
          code: '1001',
          description: 'ADUBO NPK 04-14-08',
          ncm: '31052000',
          cfop: '5102',
          unit: 'T',
          quantity: 12.5,
          unitPrice: 2380.123456789,
          totalValue: 29751.54,
          worth: 29751.54,
        },
        {
          code: '9',
          description: 'FRETE & DESCARGA',
          ncm: null,
          cfop: '5933',
          unit: 'UN',
          quantity: 1,
          unitPrice: 100,
          totalValue: 100,
          worth: 100,
        },
      ],
      totals: {
        items: 29851.54,
        discount: 51.54,
        freight: 150,
        other: 15.3,
        taxes: [
          { name: 'ICMS', value: 1200 },
          { name: 'INSS', value: 446.27, retained: true },
        ],
        total: 29965.3,
        extras: 113.76,
      },
      payments: [
        { form: '15', dueDate: '2026-12-03', value: 14982.65 },
        { form: '15', dueDate: '2027-01-03', value: 14982.65 },
      ],
      observation: 'ENTREGA NA FAZENDA\nFISCO',
      protocol: '141260000012345',
      marks: [],
    });
    expect(checkInvoice(invoice)).toEqual([]);
  });

  it('is read without its authorisation, without an envelope, with prefixes', () => {
    const bare = /<NFe>.*<\/NFe>/s.exec(sampleNfe({ status: '' }))?.[0] ?? '';
    expect(invoiceOf(bare)).toMatchObject({ key: SAMPLE_KEY, protocol: null, marks: ['unproven'] });
    const prefixed = sampleNfe().replaceAll(/<(\/?)(?=[A-Za-z])/g, '<$1nfe:');
    expect(invoiceOf(prefixed)).toEqual(invoiceOf(sampleNfe()));
  });

  it('is read by its key with or without the letters before it', () => {
    const bare = sampleNfe({ status: '' }).replace(`Id="NFe${SAMPLE_KEY}"`, `Id="${SAMPLE_KEY}"`);
    expect(invoiceOf(bare).key).toBe(SAMPLE_KEY);
  });

  it('of which nothing is paid says so', () => {
    const pay = (form: string) => `<pag><detPag><tPag>${form}</tPag><vPag>0</vPag></detPag></pag>`;
    const none = invoiceOf(sampleNfe({ cobr: '', pag: pay('90') }));
    expect([none.payments, none.nothingPaid]).toEqual([[], true]);
    expect(invoiceOf(sampleNfe({ cobr: '', pag: '' })).nothingPaid).toBeUndefined();
  });

  it('shows goods that are not charged beside those that are', () => {
    const line = (inner: string) =>
      `<det><prod><xProd>X</xProd><qCom>1</qCom><vUnCom>50</vUnCom><vProd>50.00</vProd>${inner}</prod></det>`;
    const invoice = invoiceOf(
      sampleNfe({
        items: line('<indTot>0</indTot>') + line('<indTot>1</indTot>'),
        totals: '<ICMSTot><vProd>50.00</vProd><vNF>50.00</vNF></ICMSTot>',
        cobr: '',
        pag: '',
      }),
    );
    expect(invoice.items.map(({ worth }) => worth)).toEqual([0, 50]);
    expect(checkInvoice(invoice)).toEqual([]);
  });

  it('of a consumer needs no recipient; change is taken off the cash', () => {
    const invoice = invoiceOf(
      sampleNfe({
        ide: '<mod>65</mod><serie>2</serie><nNF>9</nNF><dhEmi>2026-11-03T10:00:00-03:00</dhEmi>',
        dest: '',
        cobr: '',
        pag: '<pag><detPag><tPag>01</tPag><vPag>30000.00</vPag></detPag><detPag><tPag>17</tPag><vPag>65.30</vPag></detPag><vTroco>100.00</vTroco></pag>',
      }),
    );
    expect(invoice).toMatchObject({ kind: 'nfce', recipient: null, operation: null });
    expect(invoice.payments).toEqual([
      { form: '01', dueDate: null, value: 29900 },
      { form: '17', dueDate: null, value: 65.3 },
    ]);
  });

  it('joins instalments with the form whose payments are theirs in sum', () => {
    const pay = (form: string, value: string) => `<detPag><tPag>${form}</tPag><vPag>${value}</vPag></detPag>`;
    const cobr = '<cobr><dup><dVenc>2026-12-03</dVenc><vDup>20000</vDup></dup></cobr>';
    const of = (pag: string) => invoiceOf(sampleNfe({ cobr, pag: `<pag>${pag}</pag>` })).payments;
    expect(of(pay('01', '9965.30') + pay('15', '15000') + pay('15', '5000'))).toEqual([
      { form: '01', dueDate: null, value: 9965.3 },
      { form: '15', dueDate: '2026-12-03', value: 20000 },
    ]);
    expect(of(pay('90', '0.00'))).toEqual([{ form: null, dueDate: '2026-12-03', value: 20000 }]);
    expect(of(pay('01', '1') + pay('15', '2'))).toEqual([
      { form: null, dueDate: '2026-12-03', value: 20000 },
    ]);
  });

  it('tells what must be known of it', () => {
    const marks = (ide: string, status?: string) =>
      invoiceOf(
        sampleNfe({
          ide: `<mod>55</mod><nNF>1</nNF><dhEmi>2026-11-03T10:00:00-03:00</dhEmi>${ide}`,
          ...(status ? { status } : {}),
        }),
      ).marks;
    expect(marks('<tpAmb>2</tpAmb><tpNF>0</tpNF><finNFe>4</finNFe>')).toEqual(['test', 'entry', 'return']);
    expect(marks('<finNFe>2</finNFe>', '302')).toEqual(['denied', 'complement']);
    expect(marks('', '101')).toEqual(['cancelled']);
    expect(marks('', '150')).toEqual([]);
  });

  it.each([
    ['the number', { ide: '<mod>55</mod><dhEmi>2026-11-03T10:00:00-03:00</dhEmi>' }],
    ['the date', { ide: '<mod>55</mod><nNF>1</nNF><dhEmi>2026-02-30</dhEmi>' }],
    ['the model', { ide: '<nNF>1</nNF><dhEmi>2026-11-03T10:00:00-03:00</dhEmi>' }],
    ['a model of freight', { ide: '<mod>57</mod><nNF>1</nNF><dhEmi>2026-11-03T10:00:00-03:00</dhEmi>' }],
    ['items and totals', { items: '', totals: '' }],
    [
      'the name of an item',
      { items: '<det><prod><qCom>1</qCom><vUnCom>1</vUnCom><vProd>1</vProd></prod></det>' },
    ],
    ['a total that is a number', { totals: '<ICMSTot><vNF>abc</vNF></ICMSTot>' }],
    ['a total that a number can hold', { totals: `<ICMSTot><vNF>${'9'.repeat(400)}</vNF></ICMSTot>` }],
  ])('is none without %s', (_, options) => {
    expect(readFiscalXml(sampleNfe(options))).toEqual({ ok: false, reason: 'notInvoice' });
  });

  it('adds up its items where the totals are missing, and reads commas', () => {
    const items =
      '<det><prod><xProd>MILHO</xProd><qCom>1.250</qCom><vUnCom>80,5</vUnCom><vProd>1.100,63</vProd></prod></det>';
    expect(invoiceOf(sampleNfe({ items, totals: '', cobr: '' }))).toMatchObject({
      items: [{ quantity: 1.25, unitPrice: 80.5, totalValue: 1100.63, ncm: null, unit: null }],
      totals: { items: 1100.63, total: 1100.63, taxes: [] },
    });
  });
});

describe('a service invoice', () => {
  it('of the national layout tells what is kept back and what is left to pay', () => {
    const invoice = invoiceOf(sampleNationalNfse);
    expect(invoice).toMatchObject({
      kind: 'nfse',
      key: '41277021112223330001810000000000012326101234567890',
      number: '123',
      issueDate: '2026-10-31',
      operation: 'Aerofotogrametria e pulverização',
      issuer: {
        name: 'AEROAGRÍCOLA CAMPOS ALTOS LTDA',
        document: '11222333000181',
        city: 'Toledo',
        state: 'PR',
      },
      recipient: { name: 'JOSÉ DA SILVA', state: 'PR', address: 'LINHA SÃO PEDRO, S/N, INTERIOR' },
      items: [{ code: '070101', description: 'PULVERIZAÇÃO AÉREA DE 100 HA', quantity: 1, totalValue: 6200 }],
      totals: {
        items: 6200,
        discount: 200,
        total: 6000,
        net: 5220,
        taxes: [
          { name: 'ISS', value: 120, retained: true },
          { name: 'INSS', value: 660, retained: true },
        ],
      },
      observation: 'TALHÃO 7',
      marks: [],
    });
    expect(checkInvoice(invoice)).toEqual([]);
  });

  it('is none yet as a declaration or a receipt alone, and says so', () => {
    expect(invoiceOf(sampleDps)).toMatchObject({ number: '77', key: null, marks: ['unproven'] });
    expect(invoiceOf(sampleRps)).toMatchObject({ number: '55', series: 'A', marks: ['unproven'] });
  });

  it('names who serves, though the customer issued it', () => {
    const byCustomer = sampleNationalNfse
      .replace('<emit><CNPJ>11222333000181</CNPJ>', '<emit><CNPJ>04789567000120</CNPJ>')
      .replace('<prest><CNPJ>11222333000181</CNPJ>', '<prest><CPF>11144477735</CPF><xNome>ADEMIR</xNome>');
    expect(invoiceOf(byCustomer).issuer).toMatchObject({
      name: 'ADEMIR',
      document: '11144477735',
      city: null,
    });
  });

  it('of a city is read alone, in its answer and in the first layout', () => {
    const invoice = invoiceOf(sampleAbrasf);
    expect(invoice).toMatchObject({
      kind: 'nfse',
      key: null,
      number: '901',
      series: 'A',
      issueDate: '2026-11-02',
      issuer: {
        name: 'OFICINA IRMÃOS BRANDT LTDA',
        document: '11222333000181',
        address: 'RUA A, 5',
        state: 'PR',
      },
      recipient: { name: 'JOSÉ DA SILVA', document: '52998224725', state: 'PR' },
      items: [{ code: '14.01', totalValue: 1850 }],
      totals: {
        items: 1850,
        discount: 50,
        total: 1800,
        net: 1737,
        taxes: [
          { name: 'ISS', value: 36, retained: true },
          { name: 'IRRF', value: 27, retained: true },
        ],
      },
      observation: 'PAGAR ATÉ O DIA 10',
      protocol: 'A1B2-C3',
      marks: [],
    });
    expect(invoiceOf(sampleCityAnswer)).toEqual({ ...invoice, marks: ['cancelled'] });
    expect(invoiceOf(sampleAbrasf1)).toMatchObject({
      number: '77',
      series: null,
      issuer: { name: 'OFICINA', document: '11222333000181' },
      recipient: { name: 'JOSÉ', document: null },
      totals: { total: 1800 },
    });
  });

  it('is none without provider, description or value', () => {
    for (const lost of [
      /<PrestadorServico>.*<\/PrestadorServico>/,
      /<Discriminacao>.*<\/Discriminacao>/,
      '1850,00',
    ])
      expect(readFiscalXml(sampleAbrasf1.replace(lost, ''))).toEqual({ ok: false, reason: 'notInvoice' });
  });
});

describe('the documents of the demo', () => {
  const buyer = { document: '52998224725', name: 'JOSE DA SILVA' };
  it.each(Array.from({ length: 12 }, (_, figure) => figure))('number %i is read and fits', (figure) => {
    for (const kind of ['PRODUCT_INVOICE', 'SERVICE_INVOICE'] as const) {
      const figures = figuresOf(kind, figure, '2026-11-20T12:00:00Z');
      const invoice = invoiceOf((kind === 'PRODUCT_INVOICE' ? nfeXml : nfseXml)(figures, buyer));
      expect(invoice).toMatchObject({
        key: figures.accessKey,
        number: String(figures.number),
        issueDate: figures.issueDate,
        issuer: { name: figures.issuer.name, document: figures.issuer.document },
        totals: { total: figures.total },
      });
      expect(checkInvoice(invoice)).toEqual([]);
    }
  });
});

describe('a bill of freight', () => {
  it('is one service from the carrier to who pays for it', () => {
    const invoice = invoiceOf(sampleCte());
    expect(invoice).toMatchObject({
      kind: 'cte',
      key: SAMPLE_CTE_KEY,
      number: '7712',
      series: '1',
      issueDate: '2026-11-05',
      issuer: { name: 'TRANSPORTADORA TRES FRONTEIRAS LTDA', document: '11222333000181', city: 'TOLEDO' },
      recipient: { name: 'JOSE DA SILVA', document: '52998224725' },
      items: [
        {
          description: 'SOJA EM GRAOS, TOLEDO/PR - PARANAGUA/PR',
          cfop: '5353',
          quantity: 1,
          totalValue: 4150,
        },
      ],
      totals: { items: 4150, total: 4150, net: 4000, taxes: [{ name: 'ICMS', value: 498 }] },
      payments: [{ dueDate: '2026-12-05', value: 4000 }],
      observation: 'CARGA SECA, SEM AVARIAS',
      protocol: '141260000099999',
      marks: [],
    });
    expect(checkInvoice(invoice)).toEqual([]);
  });

  it.each([
    ['the sender', '<toma3><toma>0</toma></toma3>', '12ABC34501DE35'],
    [
      'a third party',
      '<toma4><toma>4</toma><CNPJ>04122334000155</CNPJ><xNome>OUTRA</xNome></toma4>',
      '04122334000155',
    ],
    ['no name', '', undefined],
  ])('is paid by %s', (_who, toma, document) => {
    expect(invoiceOf(sampleCte(toma)).recipient?.document).toBe(document);
  });

  it('of passengers is none', () => {
    expect(readFiscalXml(sampleCte().replace('<mod>57<', '<mod>67<'))).toEqual({
      ok: false,
      reason: 'notInvoice',
    });
  });
});
