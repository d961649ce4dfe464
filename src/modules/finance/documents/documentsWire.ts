import { toCents } from '@/platform/format/money';
import { isRecord } from '@/platform/http/loose';
import type {
  AdditionalRow,
  ApportionmentRow,
  CoverAndItems,
  CoverRow,
  DetailRow,
  InstallmentRow,
  ItemRow,
  WriteOffRow,
} from './documentTypes';

/*
 * Answers of the viewer, read without trust: a value that is none counts as unknown, what is no row is left out, and
 * an answer that is no record at all is a failed call, not an empty document.
 */

type Json = Record<string, unknown>;

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
export const centsOf = (value: unknown): number | null => {
  const reais = numberOf(value);
  return reais === null ? null : toCents(reais);
};
const records = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);

function recordOf(answer: unknown): Json {
  if (isRecord(answer) && !Array.isArray(answer)) return answer;
  throw { kind: 'unexpected', message: 'document: not a record' };
}

/** A record that has something, but none of these: 'no installments' would be a lie. */
function tellingOf(record: Json, names: readonly string[]): Json {
  if (names.some((name) => name in record) || Object.keys(record).length === 0) return record;
  throw { kind: 'unexpected', message: `document: no ${names.join(', ')}` };
}

const isNothing = (answer: unknown) => answer === null || answer === '' || answer === undefined;

/** The rows under a name; the bare list is read as well, and nothing is no rows. What tells of other things is no answer. */
function rowsIn<Row>(answer: unknown, name: string, read: (row: Json) => Omit<Row, 'id'>): Row[] {
  if (isNothing(answer)) return [];
  const rows = Array.isArray(answer) ? answer : tellingOf(recordOf(answer), [name])[name];
  return records(rows).map((row, id) => ({ id, ...read(row) }) as Row);
}

const readCover = (row: Json): Omit<CoverRow, 'id'> => ({
  documentTypeName: textOf(row['documentTypeName']),
  documentNumber: textOf(row['documentNumber']),
  partnerPersonName: textOf(row['partnerPersonName']),
  farmerPersonName: textOf(row['farmerPersonName']),
  documentFarmName: textOf(row['documentFarmName']),
  issueDateText: textOf(row['issueDateText']),
  documentNetValue: centsOf(row['documentNetValue']),
  documentWriteOffDiscountValue: centsOf(row['documentWriteOffDiscountValue']),
});

/** Cover and items, as one call answers them. */
export function readCoverAndItems(answer: unknown): CoverAndItems {
  const answered = isNothing(answer) ? {} : recordOf(answer);
  const whole = tellingOf(answered, ['resultSetInvoiceDetailedData', 'invoiceItemOuts']);
  const cover = whole['resultSetInvoiceDetailedData'];
  const covers = (Array.isArray(cover) ? cover : [cover]).filter(isRecord);
  return {
    cover: covers.map((row, id) => ({ id, ...readCover(row) })),
    items: rowsIn<ItemRow>({ invoiceItemOuts: whole['invoiceItemOuts'] }, 'invoiceItemOuts', (row) => ({
      productName: textOf(row['productName']),
      unitQuantity: numberOf(row['unitQuantity']),
      baseUnitQuantity: numberOf(row['baseUnitQuantity']),
      unitName: textOf(row['unitName']),
      baseUnitName: textOf(row['baseUnitName']),
      documentTotalValue: centsOf(row['documentTotalValue']),
      documentNetValue: centsOf(row['documentNetValue']),
      documentWriteOffDiscountValue: centsOf(row['documentWriteOffDiscountValue']),
      observation: textOf(row['observation']),
    })),
  };
}

export const readAdditional = (answer: unknown) =>
  rowsIn<AdditionalRow>(answer, 'invoiceItems', (row) => ({
    productName: textOf(row['productName']),
    valueToSell: centsOf(row['valueToSell']),
    discountValueFUNRURAL: centsOf(row['discountValueFUNRURAL']),
    discountValueSENAR: centsOf(row['discountValueSENAR']),
    discountValueGILRAT: centsOf(row['discountValueGILRAT']),
    discountValueFUCAP: centsOf(row['discountValueFUCAP']),
    netValue: centsOf(row['netValue']),
  }));

export const readApportionment = (answer: unknown) =>
  rowsIn<ApportionmentRow>(answer, 'apportionmentOuts', (row) => ({
    productName: textOf(row['productName']),
    harvestName: textOf(row['harvestName']),
    businessActivityName: textOf(row['businessActivityName']),
    farmActivityFieldName: textOf(row['farmActivityFieldName']),
    farmName: textOf(row['farmName']),
    apportionmentPercentage: numberOf(row['apportionmentPercentage']),
    apportionmentValue: centsOf(row['apportionmentValue']),
  }));

export const readInstallments = (answer: unknown) =>
  rowsIn<InstallmentRow>(answer, 'tradeAccountInstallmentOuts', (row) => ({
    dueDate: textOf(row['dueDate']),
    financialRatingName: textOf(row['financialRatingName']),
    writeOffValue: centsOf(row['writeOffValue']),
    installmentValue: centsOf(row['installmentValue']),
  }));

export const readWriteOffs = (answer: unknown) =>
  rowsIn<WriteOffRow>(answer, 'writeOffTradeAccountOuts', (row) => ({
    writeOffDate: textOf(row['writeOffDate']),
    paymentDate: textOf(row['paymentDate']),
    installmentValue: centsOf(row['installmentValue']),
    discountValue: centsOf(row['discountValue']),
    interestValue: centsOf(row['interestValue']),
    penaltyValue: centsOf(row['penaltyValue']),
    totalValue: centsOf(row['totalValue']),
    financialRatingName: textOf(row['financialRatingName']),
    paymentName: textOf(row['paymentName']),
    currentAccountName: textOf(row['currentAccountName']),
    currentAccountStatementDocumentNumber: textOf(row['currentAccountStatementDocumentNumber']),
    currentAccountStatementReceiverName: textOf(row['currentAccountStatementReceiverName']),
  }));

export const readDetails = (answer: unknown) =>
  rowsIn<DetailRow>(answer, 'expenditureDetailOuts', (row) => ({
    detailName: textOf(row['detailName']),
    patrimonyName: textOf(row['patrimonyName']),
    packingSizeA: textOf(row['packingSizeA']),
    expenditureValue: centsOf(row['expenditureValue']),
  }));
