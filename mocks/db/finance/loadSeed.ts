import { instant, localDate } from '../calendar';
import { Table } from '../table';
import type { World } from '../types';
import type { Contract } from './agreementTypes';
import type { Load } from './loadTypes';

type Seed = readonly [
  product: string,
  standard: string,
  days: number,
  gross: number,
  tare: number,
  moisture: number,
  impurity: number,
  arrived: number | null,
  plate: string,
  driver: string,
];

/** Loads of harvests that the production tells of already; the last ones of trucks that have not reported arrival. */
const SEEDS: readonly Seed[] = [
  ['SOJA EM GRAOS', 'SOY', -41, 53_000, 15_000, 16, 2.5, null, 'ABC1D23', 'JOAO CARLOS PEREIRA'],
  ['SOJA EM GRAOS', 'SOY', -38, 51_240, 15_020, 13.4, 0.8, 36_180, 'ABC1D23', 'JOAO CARLOS PEREIRA'],
  ['MILHO EM GRAOS', 'MAIZE', -30, 57_880, 16_140, 15.2, 1.6, 41_690, 'RHK4E56', 'VALDIR SCHMITT'],
  ['MILHO EM GRAOS', 'MAIZE', -29, 58_010, 16_140, 14.8, 1.1, null, 'RHK4E56', 'VALDIR SCHMITT'],
  ['TRIGO EM GRAOS', 'WHEAT', -12, 49_500, 14_900, 12.6, 1.4, 34_570, 'SDE7F89', 'ANTONIO LIMA'],
];

const TARE_KG = 15_000;
const KG_OF_A_SACK = 60;
/** Standards of classification, by product. */
const STANDARDS = new Map(SEEDS.map(([product, standard]) => [product, standard]));

/** The loads in which the deliveries of a contract went, with or without an invoice: dry and clean, so that nothing is taken off. */
function contractLoads(contract: Contract, like: Load, { documents, products }: World['finance']) {
  const standard = STANDARDS.get(products.get(contract.productId)?.name ?? '') ?? null;
  return contract.deliveries.flatMap(({ description, documentId, quantity, date }) => {
    const number = Number(/^ROMANEIO (\d+)$/.exec(description)?.[1]);
    const invoice = documents.get(documentId);
    if (quantity === null || !Number.isInteger(number)) return [];
    const { id: _id, ...rest } = like;
    const weight = Math.round(quantity * KG_OF_A_SACK * 1000) / 1000;
    return {
      ...rest,
      number,
      date,
      ticket: `T${number + 3200}`,
      productId: contract.productId,
      grossWeight: weight + TARE_KG,
      tareWeight: TARE_KG,
      standard,
      moisture: 12.8,
      impurity: 0.9,
      partnerId: contract.partnerId,
      contractId: contract.id,
      arrivedWeight: weight,
      invoiceNumber: invoice?.number ?? null,
      createdAt: date,
    };
  });
}

/** The last loads of a customer, to its cooperative, without a contract; and those of its contracts. */
export function loadTable(today: Date, world: () => World): Table<Load> {
  return new Table((table) => {
    const { customers, harvests, costCenters, finance } = world();
    for (const { id: customerId } of customers.all()) {
      const center = costCenters.find((row) => row.customerId === customerId && row.usefulAreaSize >= 5);
      if (!center) continue;
      const partner = finance.partners.find(
        (row) => row.customerId === customerId && row.roles.includes('BUYER'),
      );
      for (const [at, seed] of SEEDS.entries()) {
        const [product, standard, days, gross, tare, moisture, impurity, arrived, plate, driver] = seed;
        const sold = finance.products.find((row) => row.customerId === customerId && row.name === product);
        const crop = product.split(' ')[0] ?? '';
        const harvest = harvests.find((row) => row.customerId === customerId && row.name.startsWith(crop));
        if (!sold || !harvest) continue;
        table.insert({
          customerId,
          number: 1201 + at,
          clientKey: null,
          date: localDate(today, days),
          ticket: `T${4410 + at}`,
          harvestId: harvest.id,
          farmId: center.farmId,
          costCenterId: center.id,
          productId: sold.id,
          grossWeight: gross,
          tareWeight: tare,
          standard,
          order: 'IMPURITY_FIRST',
          moistureBase: null,
          impurityBase: null,
          moisture,
          impurity,
          otherDiscount: null,
          destination: 'COOPERATIVE',
          partnerId: partner?.id ?? null,
          contractId: null,
          arrivedWeight: arrived,
          driver,
          plate,
          trailerPlate: null,
          carrier: null,
          invoiceNumber: String(2310 + at),
          mdfeNumber: null,
          observation: null,
          active: true,
          createdAt: instant(today, days, 60),
          updatedAt: null,
        });
      }
      const like = (productId: number) =>
        table.find((row) => row.customerId === customerId && row.productId === productId);
      for (const contract of finance.contracts.filter((row) => row.customerId === customerId)) {
        const pattern = like(contract.productId);
        if (pattern) for (const row of contractLoads(contract, pattern, finance)) table.insert(row);
      }
    }
  });
}
