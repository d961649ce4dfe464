import { forbidden, invalid, json, notFound } from '../../answers';
import { documentValue } from '../../db/finance/documentSeed';
import type { FinancialDocument, WriteOff } from '../../db/finance/financeTypes';
import { contributionsOf } from '../../db/finance/saleContributions';
import { grantedItems } from '../../db/loggedUser';
import { id } from '../../read';
import { type Call, route } from '../../route';
import { movedBy } from '../../db/finance/writeOffSum';
import { demo } from '../../state';
import { bankStatementHandlers } from './bankStatement';
import { documentQueryHandlers } from './documentQuery';

const inCents = (value: number) => Math.round(value * 100);
const reais = (cents: number) => cents / 100;
const sum = (values: readonly number[]) => reais(values.reduce((all, value) => all + inCents(value), 0));
const day = (date: string) => date.slice(0, 10).split('-').toReversed().join('/');

/** How many of the unit in which stock is kept one of the document's unit holds: a sack 60 kg, a tonne 1000. */
const BASE_UNITS: Readonly<Record<string, number>> = { SC: 60, T: 1000 };

/** Who has any page of the financial module may look into its documents: several of them show them. */
export function mayReadFinance({ link }: Call): boolean {
  if (!link) return false;
  return grantedItems(demo.world, link).some(
    ({ moduleConstantFilter }) => moduleConstantFilter === 'FINANCIAL',
  );
}

/** A call about one document of the current customer. */
const ofDocument = (
  path: string,
  answer: (document: FinancialDocument, call: Call) => Response,
  param = 'documentId',
) =>
  route('GET', path, (call) => {
    if (!mayReadFinance(call)) return forbidden({ constantFilter: 'DOCUMENT_QUERY' });
    const document = demo.world.finance.documents.get(id(call.query.get(param)));
    return document && document.customerId === call.customerId ? answer(document, call) : notFound();
  });

const viewerCall = (action: string, answer: (document: FinancialDocument, call: Call) => Response) =>
  ofDocument(`/FacResultOfBusinessActivity/${action}`, answer);

interface ItemValue {
  productName: string;
  unit: string;
  unitQuantity: number | null;
  total: number;
  discount: number;
  observation: string | null;
}

function itemValues(document: FinancialDocument): ItemValue[] {
  const entered = (document.enteredItems ?? []).map(({ name, unit, quantity, total }) => ({
    productName: name,
    unit: unit ?? '',
    unitQuantity: quantity,
    total: inCents(total),
    discount: 0,
    observation: null,
  }));
  const ofProducts = document.items.map((row) => {
    const product = demo.world.finance.products.get(row.productId);
    return {
      productName: product?.name ?? '',
      unit: product?.unit ?? '',
      unitQuantity: row.unitQuantity,
      total: inCents(row.unitQuantity * row.unitValue),
      discount: inCents(row.discountValue),
      observation: row.observation,
    };
  });
  return [...ofProducts, ...entered];
}

const coverAndItem = viewerCall('GetCapaAndItem', (document, { query }) => {
  const movement = query.get('businessMovement');
  if (!movement) return invalid({ BusinessMovement: ['O movimento do documento é obrigatório.'] });
  if (movement !== document.movement) return notFound();
  const { world } = demo;
  const items = itemValues(document);
  return json({
    resultSetInvoiceDetailedData: {
      documentTypeName: document.typeName,
      documentNumber: document.number,
      partnerPersonName: world.finance.partners.get(document.partnerId)?.name ?? null,
      farmerPersonName: world.people.get(document.farmerId)?.name ?? null,
      documentFarmName: world.farms.get(document.farmId)?.name ?? null,
      issueDateText: day(document.issueDate),
      documentNetValue: documentValue(document),
      documentWriteOffDiscountValue: reais(items.reduce((all, { discount }) => all + discount, 0)),
    },
    invoiceItemOuts: items.map(({ productName, unit, unitQuantity, total, discount, observation }) => ({
      productName,
      unitQuantity,
      baseUnitQuantity: unitQuantity === null ? null : unitQuantity * (BASE_UNITS[unit] ?? 1),
      unitName: unit || null,
      baseUnitName: (unit in BASE_UNITS ? 'KG' : unit) || null,
      documentTotalValue: reais(total),
      documentNetValue: reais(total - discount),
      documentWriteOffDiscountValue: reais(discount),
      observation,
    })),
  });
});

/** Only sales carry what the buyer holds back. */
const invoice = ofDocument(
  '/Invoice/GetById',
  (document) => {
    const buyer = demo.world.finance.partners.get(document.partnerId)?.name ?? '';
    const rows = document.movement === 'INCOME' ? itemValues(document) : [];
    return json({
      id: document.id,
      invoiceItems: rows.map(({ productName, total, discount }) => {
        const cents = total - discount;
        const withheld = contributionsOf({
          cents,
          date: document.issueDate,
          byCompany: document.companyId !== null,
          toCooperative: buyer.startsWith('COOPERATIVA'),
        });
        return {
          productName,
          valueToSell: reais(cents),
          discountValueFUNRURAL: reais(withheld.funrural),
          discountValueSENAR: reais(withheld.senar),
          discountValueGILRAT: reais(withheld.gilrat),
          discountValueFUCAP: reais(withheld.fucap),
          netValue: reais(cents - withheld.funrural - withheld.senar - withheld.gilrat - withheld.fucap),
        };
      }),
    });
  },
  'id',
);

/** A value in cents by percentages, the last share taking the rest. */
function shared(cents: number, percentages: readonly number[]): number[] {
  const parts = percentages.slice(0, -1).map((percentage) => Math.round((cents * percentage) / 100));
  return [...parts, cents - parts.reduce((all, part) => all + part, 0)];
}

const apportionment = viewerCall('GetApportionment', (document) => {
  const { world } = demo;
  const percentages = document.shares.map(({ percentage }) => percentage);
  const items = itemValues(document);
  // What was entered without items is shared as a whole.
  const whole = { productName: null, total: inCents(documentValue(document)), discount: 0 };
  const rows = (items.length > 0 ? items : [whole]).flatMap(({ productName, total, discount }) => {
    const values = shared(total - discount, percentages);
    return document.shares.map((share, at) => {
      const field = world.costCenters.get(share.costCenterId);
      const activity = world.farmActivities.get(field?.farmActivityId);
      return {
        productName,
        harvestName: world.harvests.get(document.harvestId)?.name ?? null,
        businessActivityName: world.businessActivities.get(activity?.businessActivityId)?.name ?? null,
        farmActivityFieldName: field?.name ?? null,
        farmName: world.farms.get(share.farmId)?.name ?? null,
        apportionmentPercentage: share.percentage,
        apportionmentValue: reais(values[at] ?? 0),
      };
    });
  });
  return json({ apportionmentOuts: rows });
});

const installmentsOf = (document: FinancialDocument) =>
  demo.world.finance.installments
    .filter((row) => row.documentId === document.id)
    .toSorted((a, b) => a.number - b.number);
const writeOffsOf = (installmentId: number) =>
  demo.world.finance.writeOffs.filter((row) => row.installmentId === installmentId);

const installment = viewerCall('GetInstallment', (document) =>
  json({
    tradeAccountInstallmentOuts: installmentsOf(document).map((row) => ({
      dueDate: row.dueDate,
      financialRatingName: row.ratingName,
      writeOffValue: sum(writeOffsOf(row.id).map(({ value }) => value)),
      installmentValue: row.value,
    })),
  }),
);

function writeOffWire(row: WriteOff, ratingName: string, document: FinancialDocument) {
  const { currentAccounts, creditCards, payments, partners } = demo.world.finance;
  const account = row.currentAccountId ?? creditCards.get(row.creditCardId)?.currentAccountId;
  return {
    writeOffDate: row.writeOffDate,
    paymentDate: row.paymentDate,
    installmentValue: row.value,
    discountValue: row.discountValue,
    interestValue: row.interestValue,
    penaltyValue: row.penaltyValue,
    totalValue: reais(movedBy(row)),
    financialRatingName: ratingName,
    paymentName: payments.get(row.paymentId)?.name ?? null,
    currentAccountName: currentAccounts.get(account)?.name ?? null,
    currentAccountStatementDocumentNumber: row.statementNumber,
    currentAccountStatementReceiverName:
      row.statementNumber === null ? null : (partners.get(document.partnerId)?.name ?? null),
  };
}

const writeOff = viewerCall('GetWriteOff', (document) =>
  json({
    writeOffTradeAccountOuts: installmentsOf(document).flatMap((row) =>
      writeOffsOf(row.id).map((each) => writeOffWire(each, row.ratingName, document)),
    ),
  }),
);

const detail = viewerCall('GetDetailInvoice', (document) =>
  json({
    expenditureDetailOuts: document.details.map((row) => ({
      detailName: row.detailName,
      patrimonyName: row.patrimonyName,
      packingSizeA: row.packingSize,
      expenditureValue: row.value,
    })),
  }),
);

export const documentHandlers = [
  coverAndItem,
  invoice,
  apportionment,
  installment,
  writeOff,
  detail,
  ...documentQueryHandlers,
  ...bankStatementHandlers,
];
