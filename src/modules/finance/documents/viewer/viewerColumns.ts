import type { TFunction } from 'i18next';
import { formatDate } from '@/platform/format/date';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type {
  AdditionalRow,
  ApportionmentRow,
  CoverRow,
  DetailRow,
  InstallmentRow,
  ItemRow,
  WriteOffRow,
} from '../documentTypes';

type Texts = TFunction<'financeDocuments'>;

/** Kinds of columns that come in several grids. */
const summed = { kind: 'money', total: 'sum' } as const;
const quantity = { kind: 'number' } as const;
const date = { kind: 'date', width: 108 } as const;

/** A date that comes as text: written as dates are, and as it came where it is none. */
const dateText = (value: string | number | boolean) => formatDate(String(value)) || String(value);

/** A capital letter of a cell, and what stands around the text, in px. */
const LETTER = 8.6;
const AROUND = 24;
const MOST_NAME = 460;

/** As wide as the longest of the names, so that none is cut where it alone stands in its row. */
function nameWidth(names: readonly string[], least: number): number {
  const longest = Math.max(0, ...names.map((name) => name.length));
  return Math.min(MOST_NAME, Math.max(least, Math.ceil(longest * LETTER) + AROUND));
}

/** The columns of the cover; names have the room that they need. */
export const coverColumns = (t: Texts, rows: readonly CoverRow[]): SheetColumn<CoverRow>[] => [
  {
    field: 'partnerPersonName',
    header: t('fields.partner'),
    identifying: true,
    width: nameWidth(
      rows.map((row) => row.partnerPersonName),
      236,
    ),
  },
  {
    field: 'farmerPersonName',
    header: t('fields.farmer'),
    width: nameWidth(
      rows.map((row) => row.farmerPersonName),
      160,
    ),
  },
  {
    field: 'documentFarmName',
    header: t('fields.farm'),
    width: nameWidth(
      rows.map((row) => row.documentFarmName),
      160,
    ),
  },
  { field: 'issueDateText', header: t('fields.issueDate'), width: 104, format: dateText },
  { field: 'documentNetValue', header: t('fields.value'), ...summed, width: 120 },
  { field: 'documentWriteOffDiscountValue', header: t('fields.discount'), ...summed, width: 128 },
];

export const itemColumns = (t: Texts): SheetColumn<ItemRow>[] => [
  { field: 'productName', header: t('fields.product'), identifying: true, width: 210 },
  { field: 'unitQuantity', header: t('fields.quantity'), ...quantity, width: 100 },
  { field: 'unitName', header: t('fields.unit'), width: 64 },
  { field: 'baseUnitQuantity', header: t('fields.baseQuantity'), ...quantity, width: 156 },
  { field: 'baseUnitName', header: t('fields.baseUnit'), width: 96 },
  { field: 'documentTotalValue', header: t('fields.totalValue'), ...summed },
  { field: 'documentWriteOffDiscountValue', header: t('fields.discount'), ...summed, width: 124 },
  { field: 'documentNetValue', header: t('fields.netValue'), ...summed, width: 140 },
  { field: 'observation', header: t('fields.observation'), width: 220 },
];

export const additionalColumns = (t: Texts): SheetColumn<AdditionalRow>[] => [
  {
    field: 'productName',
    header: t('fields.item'),
    identifying: true,
    width: 170,
    // Answers that name no product have their items distinguished by number.
    value: ({ productName, id }) => productName || t('item', { number: id + 1 }),
  },
  { field: 'valueToSell', header: t('fields.valueToSell'), ...summed, width: 140 },
  { field: 'discountValueFUNRURAL', header: t('fields.funrural'), ...summed, width: 132 },
  { field: 'discountValueSENAR', header: t('fields.senar'), ...summed, width: 110 },
  { field: 'discountValueGILRAT', header: t('fields.gilrat'), ...summed, width: 112 },
  { field: 'discountValueFUCAP', header: t('fields.fucap'), ...summed, width: 112 },
  { field: 'netValue', header: t('fields.netValue'), ...summed, width: 132 },
];

export const apportionmentColumns = (t: Texts): SheetColumn<ApportionmentRow>[] => [
  { field: 'productName', header: t('fields.product'), identifying: true, width: 170 },
  { field: 'harvestName', header: t('fields.harvest'), width: 128 },
  { field: 'businessActivityName', header: t('fields.activity'), width: 104 },
  { field: 'farmActivityFieldName', header: t('fields.costCenter'), width: 146 },
  { field: 'farmName', header: t('fields.farm'), width: 146 },
  { field: 'apportionmentPercentage', header: t('fields.apportionment'), kind: 'percent', width: 94 },
  { field: 'apportionmentValue', header: t('fields.value'), ...summed, width: 120 },
];

export const installmentColumns = (t: Texts): SheetColumn<InstallmentRow>[] => [
  { field: 'dueDate', header: t('fields.dueDate'), ...date },
  { field: 'financialRatingName', header: t('fields.financialRating'), identifying: true },
  { field: 'installmentValue', header: t('fields.installmentValue'), ...summed, width: 168 },
  { field: 'writeOffValue', header: t('fields.writeOffValue'), ...summed, width: 168 },
];

export const writeOffColumns = (t: Texts): SheetColumn<WriteOffRow>[] => [
  { field: 'writeOffDate', header: t('fields.writeOffDate'), ...date },
  { field: 'paymentDate', header: t('fields.paymentDate'), ...date },
  { field: 'installmentValue', header: t('fields.installmentValue'), ...summed, width: 160 },
  { field: 'discountValue', header: t('fields.discount'), ...summed, width: 120 },
  { field: 'interestValue', header: t('fields.interest'), ...summed, width: 112 },
  { field: 'penaltyValue', header: t('fields.penalty'), ...summed, width: 112 },
  { field: 'totalValue', header: t('fields.totalValue'), ...summed, width: 140 },
  { field: 'financialRatingName', header: t('fields.financialRating'), width: 200 },
  { field: 'paymentName', header: t('fields.payment'), width: 160 },
  { field: 'currentAccountName', header: t('fields.currentAccount'), width: 240 },
  {
    field: 'currentAccountStatementDocumentNumber',
    header: t('fields.statementNumber'),
    width: 176,
  },
  { field: 'currentAccountStatementReceiverName', header: t('fields.receiver'), width: 240 },
];

export const detailColumns = (t: Texts): SheetColumn<DetailRow>[] => [
  { field: 'detailName', header: t('fields.detail'), identifying: true },
  { field: 'patrimonyName', header: t('fields.patrimony'), width: 220 },
  { field: 'packingSizeA', header: t('fields.packing'), width: 160 },
  { field: 'expenditureValue', header: t('fields.value'), ...summed },
];
