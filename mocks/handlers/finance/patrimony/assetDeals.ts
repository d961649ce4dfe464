import { invalid, json, notFound, refused } from '../../../answers';
import { monthsAfter } from '../../../db/calendar';
import { wornBy } from '../../../db/finance/assetWear';
import type { Installment } from '../../../db/finance/financeTypes';
import { assetsOf } from '../../../db/finance/patrimonySeed';
import type { AnimalAsset, Asset, AssetDeal } from '../../../db/finance/patrimonyTypes';
import { keptProducers, producersOfFarm } from '../../../db/finance/producers';
import { ratingsOf } from '../../../db/finance/ratingTree';
import { TITLE_TYPES } from '../../../db/finance/ratings';
import type { Table } from '../../../db/table';
import { id, text } from '../../../read';
import { type Call, route } from '../../../route';
import { demo } from '../../../state';
import { Checks } from '../../admin/checks';
import { atMidnight, decimal } from '../customerRegister';
import { noteTitle } from '../titleRecords';
import { FUTURE, optionalNumber, PERMISSION, today } from './assetRegister';

const permission = { permission: PERMISSION };
const MOST = 10_000_000_000;
const MOST_PARTS = 60;
const cents = (value: number) => Math.round(value * 100) / 100;
const tables = () => demo.world.finance.patrimony;

/** The table in which an asset is kept. */
function tableOf(group: string): Table<Asset> {
  const { machines, vehicles, improvements, perennialCrops, animals, otherAssets } = tables();
  const all: Readonly<Record<string, unknown>> = {
    MACHINE: machines,
    VEHICLE: vehicles,
    IMPROVEMENT: improvements,
    PERENNIAL_CROP: perennialCrops,
    ANIMAL: animals,
    OTHER: otherAssets,
  };
  return all[group] as Table<Asset>;
}

function ownAsset({ customerId }: Call, wanted: unknown) {
  return assetsOf(tables()).find((row) => row.id === id(wanted) && row.customerId === customerId);
}

const titlesOf = (documentId: number | null): Installment[] =>
  documentId === null ? [] : demo.world.finance.installments.filter((row) => row.documentId === documentId);
const isPaid = (documentId: number | null) => {
  const ids = new Set(titlesOf(documentId).map((row) => row.id));
  return demo.world.finance.writeOffs.filter((row) => ids.has(row.installmentId)).length > 0;
};

/** What the part that was sold was worth in the books on the day, in reais. */
function bookValueOf(deal: AssetDeal): number | null {
  const sold = assetsOf(tables()).find((row) => row.id === deal.soldId);
  if (!sold || sold.purchasePrice === null) return null;
  return cents(sold.purchasePrice - (wornBy(sold, deal.date.slice(0, 10)) ?? 0) / 100);
}

const wire = (row: AssetDeal) => {
  const { documents, partners } = demo.world.finance;
  const document = row.documentId === null ? undefined : documents.get(row.documentId);
  return {
    id: row.id,
    kind: row.kind,
    date: row.date,
    heads: row.heads,
    percentage: row.percentage,
    value: row.value,
    bookValue: row.kind === 'SALE' ? bookValueOf(row) : null,
    partnerPersonName: partners.get(row.partnerId)?.name ?? null,
    documentId: document?.id ?? null,
    documentNumber: document?.number ?? null,
    businessMovement: document?.movement ?? null,
    tradeAccountId: titlesOf(document?.id ?? null)[0]?.id ?? null,
    isPaid: isPaid(document?.id ?? null),
  };
};

const grid = route(
  'GET',
  '/AssetDeal/GetByAsset',
  (call) => {
    const asset = ownAsset(call, call.query.get('assetId'));
    if (!asset) return notFound();
    return json(
      tables()
        .deals.filter(({ assetId, soldId }) => assetId === asset.id || soldId === asset.id)
        .map(wire),
    );
  },
  permission,
);

interface TitleOrder {
  documentTypeName: string;
  number: string;
  ratingName: string;
  dueDate: string;
  parts: number;
}

/** The title that is asked for; null: none. */
function titleOf(checks: Checks, sent: unknown, kind: AssetDeal['kind'], call: Call): TitleOrder | null {
  if (sent === null || sent === undefined) return null;
  const given = sent as Record<string, unknown>;
  const type = TITLE_TYPES.find((row) => row.id === id(given['documentTypeId']));
  if (!type) checks.refuse('documentTypeId', 'O campo Tipo de documento é obrigatório.');
  const number = text(given['documentNumber']) ?? '';
  if (number === '' || number.length > 20) checks.refuse('documentNumber', 'O campo Número é obrigatório.');
  const movement = kind === 'SALE' ? 'INCOME' : 'EXPENSE';
  const rating = ratingsOf(demo.world.finance, call.customerId).find(
    (row) => row.id === id(given['financialRatingId']) && row.movement === movement,
  );
  if (!rating) checks.refuse('financialRatingId', 'O campo Classificação financeira é obrigatório.');
  const parts = Number(given['installments']);
  if (!Number.isInteger(parts) || parts < 1 || parts > MOST_PARTS)
    checks.refuse('installments', `Informe de 1 a ${MOST_PARTS} parcelas.`);
  const dueDate = (text(given['dueDate']) ?? '').slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(dueDate)) checks.refuse('dueDate', 'O campo Vencimento é obrigatório.');
  return { documentTypeName: type?.name ?? '', number, ratingName: rating?.name ?? '', dueDate, parts };
}

/** The document of a deal with its titles, of the producers of the asset's property. */
function makeTitle(deal: Omit<AssetDeal, 'id'>, asset: Asset, order: TitleOrder, userName: string): number {
  const { finance } = demo.world;
  const document = finance.documents.insert({
    customerId: deal.customerId,
    movement: deal.kind === 'SALE' ? 'INCOME' : 'EXPENSE',
    typeName: order.documentTypeName,
    number: order.number,
    partnerId: deal.partnerId ?? 0,
    companyId: null,
    ...keptProducers(producersOfFarm(demo.world, asset.farmId)),
    farmId: asset.farmId,
    harvestId: null,
    currencyId: 1,
    loanId: null,
    issueDate: deal.date,
    manual: true,
    enteredValue: deal.value,
    items: [],
    shares: asset.farmId === null ? [] : [{ farmId: asset.farmId, costCenterId: null, percentage: 100 }],
    details: [],
    observation: asset.name,
    createdAt: new Date().toISOString(),
  });
  const each = cents(deal.value / order.parts);
  for (let at = 0; at < order.parts; at += 1) {
    const row = finance.installments.insert({
      customerId: deal.customerId,
      documentId: document.id,
      number: at + 1,
      dueDate: monthsAfter(order.dueDate, at),
      value: at + 1 === order.parts ? cents(deal.value - each * (order.parts - 1)) : each,
      ratingName: order.ratingName,
      observation: null,
    });
    noteTitle(row.id, deal.customerId, userName, 'CREATED');
  }
  return document.id;
}

const partOf = (value: number | null, percentage: number) =>
  value === null ? null : cents((value * percentage) / 100);
const restOf = (value: number | null, part: number | null) =>
  value === null || part === null ? value : cents(value - part);

/** Parts an asset: what was sold becomes a record of its own, and the asset keeps the rest to the cent. */
function sellPart(
  asset: ReturnType<typeof assetsOf>[number],
  deal: Omit<AssetDeal, 'id' | 'soldId'>,
): number {
  const table = tableOf(asset.group);
  const own = table.need(asset.id);
  const price = partOf(own.purchasePrice, deal.percentage);
  const residual = partOf(own.residualValue, deal.percentage);
  const market = partOf(own.marketValue, deal.percentage);
  const heads = deal.heads === null ? {} : { heads: deal.heads };
  const taken = new Set(assetsOf(tables()).map(({ name }) => name));
  const base = `${own.name} (VENDA ${deal.date.slice(0, 10).split('-').toReversed().join('/')})`;
  let name = base;
  for (let count = 2; taken.has(name); count += 1) name = `${base} ${count}`;
  const { id: _own, ...copy } = own;
  const sold = table.insert({
    ...copy,
    ...heads,
    // What is of one thing alone stays with what is left.
    ...('identification' in own ? { identification: null } : {}),
    ...('serialNumber' in own ? { serialNumber: null } : {}),
    ...('plate' in own ? { plate: null, renavam: null, chassis: null } : {}),
    name: name.slice(0, 100),
    purchasePrice: price,
    residualValue: residual,
    marketValue: market,
    saleDate: deal.date,
    saleValue: deal.value,
    buyerId: deal.partnerId,
    createdAt: new Date().toISOString(),
    updatedAt: null,
  });
  table.update(own.id, {
    purchasePrice: restOf(own.purchasePrice, price),
    residualValue: restOf(own.residualValue, residual),
    marketValue: restOf(own.marketValue, market),
    ...(deal.heads === null ? {} : { heads: (own as AnimalAsset).heads - deal.heads }),
  });
  return sold.id;
}

const create = route(
  'POST',
  '/AssetDeal/Create',
  async (call) => {
    const sent = await call.body();
    const asset = ownAsset(call, sent['assetId']);
    if (!asset || call.customerId === null) return notFound();
    const checks = new Checks(sent);
    const kind = checks.word('kind', 'Compra ou venda', ['PURCHASE', 'SALE'] as const);
    const day = checks.day('date', 'Data');
    const heads = optionalNumber(checks, sent, 'heads', 'Cabeças', [1, 1_000_000]);
    const value = decimal(checks, sent, 'value', 'Valor', [0.01, MOST]);
    const partnerId = checks.optionalRef(
      'partnerPersonId',
      'Parceiro',
      (wanted) => demo.world.finance.partners.get(wanted)?.customerId === call.customerId,
    );
    const title = titleOf(checks, sent['title'], kind, call);
    const all = 'heads' in asset ? asset.heads : null;
    const percentage =
      heads !== null && all !== null
        ? (heads / all) * 100
        : decimal(checks, sent, 'percentage', 'Parte', [0.01, 100]);
    if (day > today()) checks.refuse('date', FUTURE);
    if (asset.purchaseDate !== null && day < asset.purchaseDate.slice(0, 10))
      checks.refuse('date', 'A venda não pode ser antes da compra.');
    if (heads !== null && (all === null || heads > all || !Number.isInteger(heads)))
      checks.refuse('heads', `Há ${all ?? 0} cabeças.`);
    if (title !== null && partnerId === null)
      checks.refuse('partnerPersonId', 'Informe o parceiro do título.');
    const deals = tables().deals;
    const known = deals.find(
      (row) => row.kind === kind && row.assetId === asset.id && row.percentage === 100,
    );
    const isSold = asset.saleDate !== null;
    if (kind === 'PURCHASE' && known) return refused('A compra deste bem já tem um título.');
    if (kind === 'SALE' && known) return refused('A venda deste bem já tem um título.');
    if (kind === 'SALE' && isSold && percentage < 100) return refused('O bem já foi vendido.');
    if (checks.failed) return invalid(checks.errors);
    const deal = {
      customerId: call.customerId,
      kind,
      assetId: asset.id,
      date: atMidnight(day),
      heads,
      percentage: kind === 'PURCHASE' ? 100 : percentage,
      value,
      partnerId,
      documentId: null,
      createdAt: new Date().toISOString(),
    };
    const documentId =
      title === null ? null : makeTitle({ ...deal, soldId: null }, asset, title, call.user.name);
    let soldId: number | null = null;
    if (kind === 'SALE' && percentage < 100) soldId = sellPart(asset, deal);
    else if (kind === 'SALE') {
      soldId = asset.id;
      tableOf(asset.group).update(asset.id, { saleDate: deal.date, saleValue: value, buyerId: partnerId });
    }
    return json(wire(deals.insert({ ...deal, soldId, documentId })));
  },
  permission,
);

/** Takes a deal back as a whole: its title, and what it made of the asset. */
const reverse = route(
  'POST',
  '/AssetDeal/Reverse',
  async (call) => {
    const deal = tables().deals.get(id((await call.body())['id']));
    if (!deal || deal.customerId !== call.customerId) return notFound();
    if (isPaid(deal.documentId)) return refused('O título tem baixas: estorne-as antes.');
    const asset = assetsOf(tables()).find((row) => row.id === deal.assetId);
    const sold = assetsOf(tables()).find((row) => row.id === deal.soldId);
    if (deal.kind === 'SALE' && asset && sold && sold.id !== asset.id) {
      const uses = tables().entries.filter((row) => row.assetId === sold.id).length;
      if (uses > 0) return refused('A parte vendida tem despesas ou receitas: exclua-as antes.');
      const add = (a: number | null, b: number | null) => (a === null || b === null ? a : cents(a + b));
      const table = tableOf(asset.group);
      const own = table.need(asset.id);
      table.update(own.id, {
        purchasePrice: add(own.purchasePrice, sold.purchasePrice),
        residualValue: add(own.residualValue, sold.residualValue),
        marketValue: add(own.marketValue, sold.marketValue),
        ...(deal.heads === null ? {} : { heads: (own as AnimalAsset).heads + deal.heads }),
      });
      table.remove(sold.id);
    } else if (deal.kind === 'SALE' && asset)
      tableOf(asset.group).update(asset.id, { saleDate: null, saleValue: null, buyerId: null });
    for (const row of titlesOf(deal.documentId)) demo.world.finance.installments.remove(row.id);
    if (deal.documentId !== null) demo.world.finance.documents.remove(deal.documentId);
    tables().deals.remove(deal.id);
    return json(true);
  },
  permission,
);

export const assetDealHandlers = [grid, create, reverse];
