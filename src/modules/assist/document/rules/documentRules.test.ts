// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { FiscalInvoice } from '@/domain/fiscal/fiscalTypes';
import { checkItems } from '@/domain/invoices/invoiceChecks';
import { emptyEntry } from '@/domain/invoices/invoiceEntry';
import type { AssistDocument } from '../../assistSchemas';
import { accessOf } from './access';
import { fillFromXml } from './fillFromXml';

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

describe('who may type into a document', () => {
  it('is its assistant, once it was started, unless it was opened to be looked at', () => {
    expect(accessOf(document({}), ME, false)).toEqual({ edit: true });
    expect(accessOf(document({}), ME, true)).toEqual({ edit: false, why: 'asked' });
    expect(accessOf(document({ assistantUserId: null }), ME, false)).toEqual({
      edit: false,
      why: 'notStarted',
    });
  });

  it('is nobody else, and nobody once it is closed or inactive', () => {
    const refusal = (over: Partial<AssistDocument>) => accessOf(document(over), ME, false);
    expect(refusal({ assistantUserId: 8 })).toMatchObject({ refusal: { why: 'held', name: 'ANA' } });
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
    const { entry, shared } = fillFromXml(invoice(), { ...emptyEntry(), documentTypeId: 3 }, none);
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
    expect(shared).toBe(true);
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
    const { entry, shared } = fillFromXml(
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
    expect(shared).toBe(false);
  });
});
