import { instant, localDate } from '../calendar';
import { type Row, Table } from '../table';
import type { World } from '../types';

/** What was harvested on a day of a cost center. */
export interface Production extends Row {
  customerId: number;
  date: string;
  harvestId: number;
  farmId: number;
  costCenterId: number;
  productId: number;
  quantity: number;
  area: number;
  destination: string;
  document: string | null;
  observation: string | null;
  /** Its quantity is that of its loads, until somebody corrects it. */
  ofLoads: boolean;
  active: boolean;
  createdAt: string;
  updatedAt: string | null;
}

/** Crops of the harvests by their names, what they give, and how many days ago they were cut. */
const CROPS = [
  { crop: 'SOJA', product: 'SOJA EM GRAOS', yields: [62, 58.4, 66.1], age: 255 },
  { crop: 'MILHO', product: 'MILHO EM GRAOS', yields: [108, 96.5], age: 110 },
  { crop: 'TRIGO', product: 'TRIGO EM GRAOS', yields: [54.2], age: 38 },
] as const;
const DESTINATIONS = ['COOPERATIVE', 'OWN_STORAGE', 'BUYER'];

/** The last harvest of each crop that a customer grows, over the first of the cost centers that grow it. */
export function productionTable(today: Date, world: () => World): Table<Production> {
  return new Table((table) => {
    const { customers, harvests, costCenters, farmActivities, businessActivities, finance } = world();
    const cropOf = (farmActivityId: number) =>
      businessActivities.need(farmActivities.need(farmActivityId).businessActivityId).name;
    for (const { id: customerId } of customers.all())
      for (const { crop, product, yields, age } of CROPS) {
        const harvest = harvests.find((row) => row.customerId === customerId && row.name.startsWith(crop));
        const sold = finance.products.find((row) => row.customerId === customerId && row.name === product);
        const centers = costCenters.filter(
          (row) => row.customerId === customerId && row.active && cropOf(row.farmActivityId) === crop,
        );
        if (!harvest || !sold) continue;
        for (const [index, perHectare] of yields.entries()) {
          const center = centers[index];
          if (!center) continue;
          const area = Math.floor(center.usefulAreaSize);
          table.insert({
            customerId,
            date: localDate(today, index * 3 - age),
            harvestId: harvest.id,
            farmId: center.farmId,
            costCenterId: center.id,
            productId: sold.id,
            quantity: Math.round(area * perHectare * 100) / 100,
            area,
            destination: DESTINATIONS[index % DESTINATIONS.length] ?? 'COOPERATIVE',
            document: `ROMANEIO ${1000 + index * 7 + age}`,
            observation: null,
            ofLoads: false,
            active: true,
            createdAt: instant(today, index * 3 - age, 17 * 60),
            updatedAt: null,
          });
        }
      }
  });
}
