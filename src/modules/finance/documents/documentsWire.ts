import { optional, pipe, union } from 'valibot';
import {
  type Counted,
  counted,
  figureOrNull,
  items,
  list,
  made,
  needed,
  nothingOr,
  orNull,
  type Read,
  record,
  type Shape,
} from '@/platform/http/wire';
import { cents, words } from '@/platform/http/wireValues';
import type { CoverAndItems, CoverRow } from './documentTypes';

/*
 * Answers of the viewer, named as they are printed (`packingSizeA` too): a value that is none counts as unknown, what is
 * no row is left out, and an answer that is no record at all is a failed call, not an empty document. Values are reais
 * with decimals, quantities and percentages plain numbers.
 */

/** A record that has something, but none of these, says nothing of them: 'no installments' would be a lie. */
const telling = (...names: readonly string[]) =>
  needed(
    names.join(),
    (sent): sent is object =>
      typeof sent === 'object' &&
      sent !== null &&
      !Array.isArray(sent) &&
      (names.some((name) => name in sent) || Object.keys(sent).length === 0),
  );

const isNothing = (answer: unknown) => answer === null || answer === '' || answer === undefined;

/** Each row by its place in the answer. */
const byPlace = <Row extends object>(rows: readonly Row[]) => rows.map((row, id) => ({ id, ...row }));

/** The rows under a name; the bare list is read as well, and nothing is no rows. What tells of other things is no answer. */
const rowsIn = <Row extends object>(name: string, row: Shape<Row>) =>
  made(
    nothingOr(
      union([
        items(row),
        made(pipe(telling(name), record({ [name]: list(row) })), (sent) => sent[name] ?? []),
      ]),
      isNothing,
    ),
    (rows) => byPlace(rows ?? []),
  );

const CoverWire = record({
  documentTypeName: words,
  documentNumber: words,
  partnerPersonName: words,
  farmerPersonName: words,
  documentFarmName: words,
  issueDateText: words,
  documentNetValue: cents,
  documentWriteOffDiscountValue: cents,
});

const ItemWire = record({
  productName: words,
  unitQuantity: figureOrNull,
  baseUnitQuantity: figureOrNull,
  // An assumption to confirm: no document names the unit of either quantity, and without it a quantity says little.
  unitName: words,
  baseUnitName: words,
  documentTotalValue: cents,
  documentNetValue: cents,
  documentWriteOffDiscountValue: cents,
  observation: words,
});

/** The items of a document; what does not tell them, or none that can be read, says nothing of how many there are. */
const itemsOf = (sent: Counted<Read<typeof ItemWire>> | null) =>
  sent === null || (sent.rows.length === 0 && sent.unread > 0) ? null : byPlace(sent.rows);

/** Cover and items, as one call answers them. */
export const CoverAndItemsWire = made(
  nothingOr(
    pipe(
      telling('resultSetInvoiceDetailedData', 'invoiceItemOuts'),
      record({
        resultSetInvoiceDetailedData: made(
          nothingOr(union([items(CoverWire), CoverWire]), isNothing),
          (cover): Omit<CoverRow, 'id'>[] => (cover === null ? [] : Array.isArray(cover) ? cover : [cover]),
        ),
        invoiceItemOuts: optional(orNull(counted(ItemWire)), null),
      }),
    ),
    isNothing,
  ),
  (sent): CoverAndItems => ({
    cover: byPlace(sent?.resultSetInvoiceDetailedData ?? []),
    items: itemsOf(sent?.invoiceItemOuts ?? null),
  }),
);

/** What was withheld of each item that was sold. */
export const AdditionalWire = rowsIn(
  'invoiceItems',
  record({
    productName: words,
    valueToSell: cents,
    discountValueFUNRURAL: cents,
    discountValueSENAR: cents,
    discountValueGILRAT: cents,
    discountValueFUCAP: cents,
    netValue: cents,
  }),
);

export const ApportionmentWire = rowsIn(
  'apportionmentOuts',
  record({
    productName: words,
    harvestName: words,
    businessActivityName: words,
    farmActivityFieldName: words,
    farmName: words,
    apportionmentPercentage: figureOrNull,
    apportionmentValue: cents,
  }),
);

export const InstallmentsWire = rowsIn(
  'tradeAccountInstallmentOuts',
  record({ dueDate: words, financialRatingName: words, writeOffValue: cents, installmentValue: cents }),
);

export const WriteOffsWire = rowsIn(
  'writeOffTradeAccountOuts',
  record({
    writeOffDate: words,
    paymentDate: words,
    installmentValue: cents,
    discountValue: cents,
    interestValue: cents,
    penaltyValue: cents,
    totalValue: cents,
    financialRatingName: words,
    paymentName: words,
    currentAccountName: words,
    currentAccountStatementDocumentNumber: words,
    currentAccountStatementReceiverName: words,
  }),
);

export const DetailsWire = rowsIn(
  'expenditureDetailOuts',
  record({ detailName: words, patrimonyName: words, packingSizeA: words, expenditureValue: cents }),
);
