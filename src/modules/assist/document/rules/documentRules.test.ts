// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { FiscalInvoice } from '@/domain/fiscal/fiscalTypes';
import { readFiscalXml } from '@/domain/fiscal/readFiscalXml';
import { sampleCte, sampleNationalNfse, sampleNfe } from '@/domain/fiscal/testing/sampleXmls';
import { checkInvoice, checkItems } from '@/domain/invoices/invoiceChecks';
import { emptyEntry } from '@/domain/invoices/invoiceEntry';
import type { AssistDocument, AssistDocumentDetails } from '../../assistWire';
import { accessOf } from './access';
import { differencesOf, fieldsReadByAi, readingOf } from './aiReading';
import { isBetweenOthers } from './foreignParties';
import { fillFromXml, type Filled } from './fillFromXml';

const ME = 7;
const document = (over: Partial<AssistDocument>) =>
  ({
    statusName: 'INICIADO',
    active: true,
    assistantUserId: ME,
    assistantUserName: 'ANA',
    customerAssistDocumentAttachments: [],
    ...over,
  }) as unknown as AssistDocument;

describe('what the AI has read', () => {
  const details = (aiResult: string | null, sent: object | null) =>
    ({
      aiResult,
      preReleasedInvoice: sent && {
        ...emptyEntry(),
        producers: null,
        fieldsReadByAi: [],
        confirmedFields: [],
        ...sent,
      },
    }) as unknown as AssistDocumentDetails;

  it.each([
    ['it read nothing', details(null, { series: '1' })],
    ['there is no entry', details('{}', null)],
    ['all is empty', details('{}', { fieldsReadByAi: ['series'] })],
  ])('is none where %s', (_, of) => {
    expect(readingOf(of)).toBeNull();
  });

  it('is what came filled in, in the order of the form, and differs where something else was typed', () => {
    const reading = readingOf(
      details('{}', { totalValue: 100, series: '1', documentNumber: '77', fieldsReadByAi: ['series'] }),
    );
    expect(reading?.fields).toEqual(['documentNumber', 'series', 'totalValue']);
    if (!reading) return;
    const typed = { ...emptyEntry(), documentNumber: '77', series: '2' };
    expect(differencesOf(typed, reading)).toEqual([
      { field: 'series', empty: false },
      { field: 'totalValue', empty: true },
    ]);
  });

  it('is what the server names, once somebody has looked at it', () => {
    const looked = {
      series: '1',
      documentNumber: '77',
      fieldsReadByAi: ['series'],
      confirmedFields: ['totalValue'],
    };
    expect(fieldsReadByAi(details('{}', looked))).toEqual(['series']);
    expect(readingOf(details('{}', looked))?.fields).toEqual(['series']);
  });
});

describe('who may type into a document', () => {
  it('is its assistant, once it was started, unless it was opened to be looked at', () => {
    expect(accessOf(document({}), ME, false)).toEqual({ edit: true });
    expect(accessOf(document({}), ME, true)).toEqual({ edit: false, why: 'viewOnly' });
    expect(accessOf(document({ assistantUserId: null }), ME, false)).toEqual({
      edit: false,
      why: 'notStarted',
    });
  });

  it('is no other user, and none once it is closed or inactive', () => {
    const refusal = (over: Partial<AssistDocument>) => accessOf(document(over), ME, false);
    expect(refusal({ assistantUserId: 8 })).toMatchObject({ refusal: { why: 'assigned', name: 'ANA' } });
    expect(refusal({ statusName: 'PREENCHIDO' })).toMatchObject({ refusal: { why: 'status' } });
    expect(refusal({ active: false })).toMatchObject({ refusal: { why: 'inactive' } });
  });
});

const party = { stateRegistration: null, address: null, city: null, state: null };
const none = { partners: [], types: [], forms: [] };
const invoice = (over: Partial<FiscalInvoice> = {}): FiscalInvoice => ({
  kind: 'nfe',
  key: null,
  number: '4411',
  series: '1',
  issueDate: '2026-11-10',
  operation: 'VENDA',
  issuer: { ...party, name: 'Agroinsumos São João', document: '12ABC34501DE35' },
  recipient: null,
  items: [
    {
      code: '1',
      description: 'Adubo',
      ncm: '31052000',
      cfop: '5102',
      unit: 't',
      quantity: 2,
      unitPrice: 50,
      totalValue: 100,
    },
    {
      code: '2',
      description: 'Calcário',
      ncm: null,
      cfop: null,
      unit: null,
      quantity: 1,
      unitPrice: 50,
      totalValue: 50,
    },
  ],
  totals: { items: 150, discount: 10, freight: 0, other: 0, taxes: [], total: 140 },
  payments: [
    { form: '15', dueDate: '2026-12-10', value: 70 },
    { form: '15', dueDate: null, value: 70 },
  ],
  observation: null,
  protocol: null,
  ...over,
});

describe('an XML', () => {
  it('fills the entry in cents, in the letters of the registers, and shares a discount out', () => {
    const { entry, extras } = fillFromXml(invoice(), { ...emptyEntry(), documentTypeId: 3 }, none);
    expect(entry).toMatchObject({
      partnerId: null,
      partnerName: 'AGROINSUMOS SAO JOAO',
      documentTypeId: 3,
      documentNumber: '4411',
      totalValue: 14_000,
      payments: [
        { dueDate: '2026-12-10', value: 7_000 },
        { dueDate: '2026-11-10', value: 7_000 },
      ],
    });
    expect(extras).toBe('shared');
    expect(entry.items.map(({ totalValue }) => totalValue)).toEqual([9_333, 4_667]);
    expect(checkItems(entry.items, entry.totalValue)).toEqual([]);
  });

  it('takes the registered partner, and one payment on the day of issue where it names none', () => {
    const known = {
      partners: [{ id: 12, name: 'AGROINSUMOS LTDA', document: '12ABC34501DE35' }],
      types: [
        { id: 2, name: 'NFS-e' },
        { id: 1, name: 'NF-e' },
      ],
      forms: [{ id: 5, name: 'Boleto' }],
    };
    const { entry, extras } = fillFromXml(
      invoice({
        payments: [],
        totals: { items: 150, discount: 0, freight: 0, other: 0, taxes: [], total: 150 },
      }),
      emptyEntry(),
      known,
    );
    expect(entry).toMatchObject({
      partnerId: 12,
      partnerName: 'AGROINSUMOS LTDA',
      documentTypeId: 1,
      payments: [{ dueDate: '2026-11-10', value: 15_000 }],
    });
    expect(extras).toBeNull();
  });

  /** Lines of an NF-e as its text has them; figures computed by hand after rule W16-10. */
  const goods = (lines: readonly string[], totals: string, rest: Parameters<typeof sampleNfe>[0] = {}) => {
    const reading = readFiscalXml(
      sampleNfe({
        items: lines
          .map(
            (inner) =>
              `<det><prod><xProd>X</xProd><qCom>1</qCom><vUnCom>100</vUnCom><vProd>100.00</vProd>${inner}</det>`,
          )
          .join(''),
        totals: `<ICMSTot>${totals}</ICMSTot>`,
        cobr: '',
        ...rest,
      }),
    );
    if (!reading.ok) throw new Error(reading.reason);
    return fillFromXml(reading.invoice, emptyEntry(), none);
  };
  const worth = ({ entry }: Filled) => entry.items.map(({ totalValue }) => totalValue);

  it('leaves the freight with the item that bears it', () => {
    const filled = goods(
      ['<vFrete>10.00</vFrete></prod>', '</prod>'],
      '<vProd>200.00</vProd><vFrete>10.00</vFrete><vNF>210.00</vNF>',
    );
    expect(worth(filled)).toEqual([11_000, 10_000]);
    expect(filled.extras).toBe('own');
  });

  it('adds taxes on top, insurance and expenses of each item, and takes its discount off', () => {
    const filled = goods(
      [
        '<vSeg>1.00</vSeg><vDesc>7.03</vDesc><vOutro>2.50</vOutro></prod><imposto><ICMS><ICMS10><vICMS>18.00</vICMS><vICMSST>5.11</vICMSST><vFCPST>0.40</vFCPST></ICMS10></ICMS><IPI><IPITrib><vIPI>9.75</vIPI></IPITrib></IPI></imposto>',
        '</prod><imposto><ICMS><ICMS40><vICMSDeson>12.00</vICMSDeson></ICMS40></ICMS><II><vII>3.00</vII></II></imposto>',
      ],
      '<vProd>200.00</vProd><vSeg>1.00</vSeg><vDesc>7.03</vDesc><vOutro>2.50</vOutro><vST>5.11</vST><vFCPST>0.40</vFCPST><vIPI>9.75</vIPI><vII>3.00</vII><vICMSDeson>12.00</vICMSDeson><vNF>202.73</vNF>',
    );
    // 100 + 1 − 7.03 + 2.50 + 5.11 + 0.40 + 9.75, and 100 + 3 − 12: the total shows that the exemption was taken off.
    expect(worth(filled)).toEqual([11_173, 9_100]);
  });

  it('shares out what the totals alone say', () => {
    const filled = goods(
      ['</prod>', '</prod>'],
      '<vProd>200.00</vProd><vFrete>10.01</vFrete><vNF>210.01</vNF>',
    );
    expect(worth(filled)).toEqual([10_501, 10_500]);
    expect(filled.extras).toBe('shared');
  });

  it('does not make items fit a total that nothing explains: finishing says that they differ', () => {
    const filled = goods(['</prod>'], '<vProd>164746.81</vProd><vNF>164746.81</vNF>');
    expect(worth(filled)).toEqual([10_000]);
    expect(checkInvoice(filled.entry)).toContainEqual({
      key: 'itemsSum',
      field: 'items',
      sum: 10_000,
      wanted: 16_474_681,
    });
  });

  it('makes no payment of an invoice for which nothing is paid', () => {
    const { entry } = goods(['</prod>'], '<vProd>100.00</vProd><vNF>100.00</vNF>', {
      pag: '<pag><detPag><tPag>90</tPag><vPag>0.00</vPag></detPag></pag>',
    });
    expect(entry).toMatchObject({ payments: [], withoutPayment: true, totalValue: 10_000 });
    expect(checkInvoice(entry).filter(({ field }) => field.startsWith('payments'))).toEqual([]);
  });

  it('pays what is left of a service after retained taxes and a conditional discount', () => {
    const text = sampleNationalNfse
      .replace(
        '<vDescIncond>200.00</vDescIncond>',
        '<vDescIncond>200.00</vDescIncond><vDescCond>20.00</vDescCond>',
      )
      .replace('<vLiq>5220.00</vLiq>', '<vLiq>5200.00</vLiq>');
    const reading = readFiscalXml(text);
    if (!reading.ok) throw new Error(reading.reason);
    const { entry } = fillFromXml(reading.invoice, emptyEntry(), none);
    // 6 200 less 200 is worth 6 000; 780 of taxes and 20 are kept back.
    expect(entry).toMatchObject({
      totalValue: 600_000,
      retainedValue: 80_000,
      payments: [{ value: 520_000 }],
    });
    expect(checkInvoice(entry).map(({ key }) => key)).not.toContain('paymentsSum');
  });
});

describe('a bill of freight', () => {
  it('fills issuer, one item and what is to be paid', () => {
    const reading = readFiscalXml(sampleCte());
    if (!reading.ok) throw new Error(reading.reason);
    const types = [{ id: 8, name: 'CT-E' }];
    const { entry } = fillFromXml(reading.invoice, emptyEntry(), { ...none, types });
    expect(entry).toMatchObject({
      documentTypeId: 8,
      documentNumber: '7712',
      partnerDocument: '11222333000181',
      totalValue: 415_000,
      retainedValue: 15_000,
      payments: [{ dueDate: '2026-12-05', value: 400_000 }],
    });
    expect(checkItems(entry.items, entry.totalValue)).toEqual([]);
  });
});

describe('an invoice between others', () => {
  const who = (document: string | null) => ({ ...party, name: 'X', document });
  const of = (issuer: string, recipient: string | null) => ({
    issuer: who(issuer),
    recipient: recipient === null ? null : who(recipient),
  });
  const own = ['11144477735', '04122334000155'];

  it.each([
    ['to the customer', of('08112233000400', '11144477735'), false],
    ['to a branch of the customer', of('08112233000400', '04122334000236'), false],
    ['from the customer', of('04122334000155', '08112233000400'), false],
    ['to somebody else', of('08112233000400', '22255588800'), true],
    ['to no name', of('08112233000400', null), false],
  ])('%s', (_what, parties, foreign) => expect(isBetweenOthers(parties, own)).toBe(foreign));

  it('is not told where the numbers of the customer are not known', () => {
    expect(isBetweenOthers(of('08112233000400', '22255588800'), [])).toBe(false);
  });
});
