import type { AiKind, StoredInvoice } from './assistTypes';
import { figuresOf } from './figures';

/** Names of the fields that the AI fills in where the document says them. */
const READ_FIELDS = [
  'partnerDocument',
  'partnerName',
  'documentNumber',
  'series',
  'accessKey',
  'issueDate',
  'totalValue',
  'items',
  'payments',
] as const;

/** What is entered of a document: by the AI, whose fields are named, or by an assistant. */
export function storedInvoice(
  id: number,
  kind: AiKind,
  figure: number,
  createdAt: string,
  byAi: boolean,
): StoredInvoice {
  const figures = figuresOf(kind, figure, createdAt);
  const filled = {
    id,
    partnerId: null,
    partnerDocument: figures.issuer.document,
    partnerName: figures.issuer.name,
    documentTypeId: null,
    documentNumber: String(figures.number),
    series: String(figures.series),
    accessKey: figures.accessKey,
    issueDate: figures.issueDate,
    totalValue: figures.total,
    items: figures.items.map((item, index) => ({
      id: index + 1,
      description: item.description,
      ncm: item.ncm === '' ? null : item.ncm,
      unit: item.unit,
      quantity: item.quantity,
      unitPrice: item.unitPrice,
      totalValue: item.totalValue,
      expenditureId: null,
    })),
    apportionments: [],
    payments: [{ paymentFormId: null, bankAccountId: null, dueDate: figures.dueDate, value: figures.total }],
    observation: null,
  };
  const read = READ_FIELDS.filter((name) => filled[name] !== null && filled[name] !== '');
  return { ...filled, fieldsReadByAi: byAi ? read : [], confirmedFields: [] };
}
