import { array, number, object, string } from 'yup';

/*
 * Answers of the document viewer, named as they are printed (`packingSizeA` too). Values are reais with decimals,
 * quantities and percentages plain numbers.
 */

const text = () => string().nullable().defined();
const amount = () => number().nullable().defined();

/** The cover of a document and its items. */
export const coverAndItemsSchema = object({
  resultSetInvoiceDetailedData: object({
    documentTypeName: text(),
    documentNumber: text(),
    partnerPersonName: text(),
    farmerPersonName: text(),
    documentFarmName: text(),
    issueDateText: text(),
    documentNetValue: amount(),
    documentWriteOffDiscountValue: amount(),
  }).required(),
  invoiceItemOuts: array(
    object({
      productName: text(),
      unitQuantity: amount(),
      baseUnitQuantity: amount(),
      // An assumption to confirm: no document names the unit of either quantity, and without it a quantity says little.
      unitName: string().nullable(),
      baseUnitName: string().nullable(),
      documentTotalValue: amount(),
      documentNetValue: amount(),
      documentWriteOffDiscountValue: amount(),
      observation: text(),
    }),
  ).required(),
});

/** What was withheld of each item that was sold. */
export const invoiceSchema = object({
  invoiceItems: array(
    object({
      valueToSell: amount(),
      discountValueFUNRURAL: amount(),
      discountValueSENAR: amount(),
      discountValueGILRAT: amount(),
      discountValueFUCAP: amount(),
      netValue: amount(),
    }),
  ).required(),
});

export const apportionmentSchema = object({
  apportionmentOuts: array(
    object({
      productName: text(),
      harvestName: text(),
      businessActivityName: text(),
      farmActivityFieldName: text(),
      farmName: text(),
      apportionmentPercentage: amount(),
      apportionmentValue: amount(),
    }),
  ).required(),
});

export const installmentSchema = object({
  tradeAccountInstallmentOuts: array(
    object({
      dueDate: text(),
      financialRatingName: text(),
      writeOffValue: amount(),
      installmentValue: amount(),
    }),
  ).required(),
});

export const writeOffSchema = object({
  writeOffTradeAccountOuts: array(
    object({
      writeOffDate: text(),
      paymentDate: text(),
      installmentValue: amount(),
      discountValue: amount(),
      interestValue: amount(),
      penaltyValue: amount(),
      totalValue: amount(),
      financialRatingName: text(),
      paymentName: text(),
      currentAccountName: text(),
      currentAccountStatementDocumentNumber: text(),
      currentAccountStatementReceiverName: text(),
    }),
  ).required(),
});

export const detailSchema = object({
  expenditureDetailOuts: array(
    object({ detailName: text(), patrimonyName: text(), packingSizeA: text(), expenditureValue: amount() }),
  ).required(),
});

/** A document as the query lists it: `GET /DocumentQuery/GetGridData`, an assumed call. */
export const documentRowSchema = object({
  id: number().required(),
  businessMovement: string().oneOf(['EXPENSE', 'INCOME']).required(),
  documentTypeName: text(),
  documentNumber: text(),
  partnerPersonName: text(),
  farmerPersonName: text(),
  documentFarmName: text(),
  issueDate: text(),
  documentNetValue: amount(),
  documentWriteOffDiscountValue: amount(),
  openValue: amount(),
  situation: string().oneOf(['OPEN', 'PARTIAL', 'OVERDUE', 'SETTLED']).required(),
});
