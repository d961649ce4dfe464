import { instant, localDate } from '../calendar';
import { type Row, Table } from '../table';
import type { Customer, World } from '../types';
import { PARTNERS } from './fixedLists';
import {
  ANIMALS,
  type AssetSeed,
  IMPROVEMENTS,
  MACHINES,
  OTHERS,
  PERENNIAL_CROPS,
  VEHICLES,
} from './patrimonyList';
import { ENTRIES, POLICIES } from './patrimonyHistory';
import type { Asset, AssetDeal, AssetFile, PatrimonyTables } from './patrimonyTypes';
import { seededId } from './registerSeed';

/** Ids of assets are of one count, whatever kind they are: documents and policies name any of them by its id. */
class AssetTable<T extends Row> extends Table<T> {
  readonly #everyId: () => readonly number[];

  constructor(seed: (table: Table<T>) => void, everyId: () => readonly number[]) {
    super(seed);
    this.#everyId = everyId;
  }

  override insert(row: Omit<T, 'id'> & { id?: number }): T {
    return super.insert({ ...row, id: row.id ?? Math.max(0, ...this.#everyId()) + 1 });
  }
}

/** Id of the asset of this number in the lists, of one customer. */
const assetId = (customerId: number, number: number) => customerId * 1000 + number;

/** Makes rows of what a customer owns, dated from today. */
function assetMaker(today: Date, world: () => World) {
  const customers = () => world().customers.all();
  const partner = (customer: Customer, index: number | undefined) =>
    index === undefined ? null : seededId(customer, customers(), PARTNERS.length, index);
  const farmOf = ({ id }: Customer, place: number | undefined) =>
    place === undefined ? null : (world().farms.filter((row) => row.customerId === id)[place]?.id ?? null);
  const record = (customerId: number, age: number) => ({
    customerId,
    active: true,
    createdAt: instant(today, -500 + age * 11, age * 3),
    updatedAt: age % 3 === 2 ? instant(today, -age, age) : null,
  });
  const asset = (customer: Customer, seed: AssetSeed): Omit<Asset, 'id'> => {
    const { sold } = seed;
    return {
      ...record(customer.id, seed.number),
      name: seed.name,
      farmId: farmOf(customer, seed.farm),
      purchaseDate: localDate(today, -seed.age),
      purchasePrice: seed.price,
      sellerId: partner(customer, seed.seller),
      participation: seed.share ?? null,
      usefulLifeMonths: seed.life ?? null,
      residualValue: seed.life === undefined ? null : (seed.residual ?? 0),
      depreciationStart: seed.startAge === undefined ? null : localDate(today, -seed.startAge),
      marketValue: seed.market ?? null,
      saleDate: sold ? localDate(today, -sold.age) : null,
      saleValue: sold?.value ?? null,
      buyerId: partner(customer, sold?.buyer),
      observation: null,
    };
  };
  return { asset, customers, partner, record, dayOf: (days: number) => localDate(today, days) };
}

type Maker = ReturnType<typeof assetMaker>;

function insurances({ customers, dayOf, partner, record }: Maker): PatrimonyTables['insurances'] {
  return new Table((table) => {
    for (const customer of customers())
      for (const [index, { insurer, assets, from, days, claims, ...policy }] of POLICIES.entries())
        table.insert({
          ...record(customer.id, index),
          ...policy,
          insurerId: partner(customer, insurer) ?? 0,
          assetIds: assets.map((number) => assetId(customer.id, number)),
          startDate: dayOf(-from),
          endDate: dayOf(days - from),
          claims: claims.map(({ age, ...claim }) => ({ ...claim, date: dayOf(-age) })),
          observation: null,
        });
  });
}

function entries(today: Date, { customers, dayOf }: Maker): PatrimonyTables['entries'] {
  return new Table((table) => {
    for (const { id: customerId } of customers())
      for (const [asset, age, kind, value, counter, document] of ENTRIES)
        table.insert({
          customerId,
          assetId: assetId(customerId, asset),
          movement: kind === 'SERVICE' || kind === 'FREIGHT' ? 'INCOME' : 'EXPENSE',
          kind,
          date: dayOf(-age),
          document,
          value,
          counter,
          observation: null,
          active: true,
          createdAt: instant(today, -age, 60),
          updatedAt: null,
        });
  });
}

/** Machines, vehicles, buildings and other fixed assets, with their insurance. */
export function patrimonyTables(today: Date, world: () => World): PatrimonyTables {
  const maker = assetMaker(today, world);
  const tableOf = <T extends Asset, Seed extends AssetSeed>(
    seeds: readonly Seed[],
    own: (seed: Seed, customer: Customer) => Omit<T, keyof Asset>,
  ) =>
    new AssetTable<T>(
      (table) => {
        for (const customer of maker.customers())
          for (const seed of seeds)
            table.insert({
              ...maker.asset(customer, seed),
              ...own(seed, customer),
              id: assetId(customer.id, seed.number),
            } as unknown as T);
      },
      () => assetsOf(tables).map(({ id }) => id),
    );

  const tables: PatrimonyTables = {
    machines: tableOf(MACHINES, ({ own }, { id }) => ({
      ...own,
      serialNumber: own.serialNumber && `${own.serialNumber}${id}`,
    })),
    vehicles: tableOf(VEHICLES, ({ own }) => own),
    improvements: tableOf(IMPROVEMENTS, ({ own }, { id }) => ({
      ...own,
      realEstateId: world().realEstates.find((row) => row.customerId === id)?.id ?? null,
    })),
    perennialCrops: tableOf(PERENNIAL_CROPS, ({ own, center }, { id }) => ({
      ...own,
      costCenterId:
        world().costCenters.find((row) => row.customerId === id && row.name === center)?.id ?? null,
    })),
    animals: tableOf(ANIMALS, ({ own, bornAge }) => ({
      ...own,
      birthDate: bornAge === undefined ? null : localDate(today, -bornAge),
    })),
    otherAssets: tableOf(OTHERS, ({ own }) => own),
    insurances: insurances(maker),
    entries: entries(today, maker),
    files: new Table<AssetFile>(),
    deals: new Table<AssetDeal>(),
  };
  return tables;
}

/** Every asset of whatever kind, with the word of its kind. */
export function assetsOf(tables: PatrimonyTables) {
  return [
    ...tables.machines.all().map((row) => ({ ...row, group: 'MACHINE' as const, meter: row.hours })),
    ...tables.vehicles.all().map((row) => ({ ...row, group: 'VEHICLE' as const, meter: row.kilometres })),
    ...tables.improvements.all().map((row) => ({ ...row, group: 'IMPROVEMENT' as const, meter: null })),
    ...tables.perennialCrops.all().map((row) => ({ ...row, group: 'PERENNIAL_CROP' as const, meter: null })),
    ...tables.animals.all().map((row) => ({ ...row, group: 'ANIMAL' as const, meter: null })),
    ...tables.otherAssets.all().map((row) => ({ ...row, group: 'OTHER' as const, meter: null })),
  ];
}
