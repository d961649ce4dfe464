import type {
  AnimalAsset,
  Asset,
  Improvement,
  Machine,
  OtherAsset,
  PerennialCrop,
  Vehicle,
} from './patrimonyTypes';
import { dataOf } from '../data';
import machines from './data/machines.json' with { type: 'json' };
import vehicles from './data/vehicles.json' with { type: 'json' };
import animals from './data/animals.json' with { type: 'json' };
import improvements from './data/improvements.json' with { type: 'json' };
import perennialCrops from './data/perennialCrops.json' with { type: 'json' };

/** An asset of the seed: days are counted back from today, money is in reais, partners and farms by their place. */
export interface AssetSeed {
  /** Its part of the id; the first four are those that documents name. */
  number: number;
  name: string;
  farm?: number;
  age: number;
  price: number;
  seller?: number;
  share?: number;
  /** Months of useful life; none: it does not wear off. */
  life?: number;
  residual?: number;
  startAge?: number;
  market?: number;
  sold?: { age: number; value: number; buyer: number };
}

type Own<T extends Asset, Without extends keyof T = never> = Omit<T, keyof Asset | Without>;

export const MACHINES: readonly (AssetSeed & { own: Own<Machine> })[] = dataOf(machines);

export const VEHICLES: readonly (AssetSeed & { own: Own<Vehicle> })[] = dataOf(vehicles);

export const IMPROVEMENTS: readonly (AssetSeed & { own: Own<Improvement, 'realEstateId'> })[] =
  dataOf(improvements);

export const PERENNIAL_CROPS: readonly (AssetSeed & {
  own: Own<PerennialCrop, 'costCenterId'>;
  /** Name of the cost center on which it stands. */
  center: string;
})[] = dataOf(perennialCrops);

export const ANIMALS: readonly (AssetSeed & { own: Own<AnimalAsset, 'birthDate'>; bornAge?: number })[] =
  dataOf(animals);

export const OTHERS: readonly (AssetSeed & { own: Own<OtherAsset> })[] = [
  {
    number: 17,
    name: 'DRONE DE MAPEAMENTO',
    farm: 0,
    age: 410,
    price: 32_400,
    life: 36,
    residual: 5_400,
    own: { category: 'DRONE', brand: 'DJI', model: 'MAVIC 3M', serialNumber: '1581F6N8' },
  },
  {
    number: 18,
    name: 'BALANCA RODOVIARIA',
    farm: 3,
    age: 2_600,
    price: 145_000,
    life: 120,
    residual: 14_500,
    own: { category: 'BALANCA', brand: 'TOLEDO', model: '9091', serialNumber: null },
  },
];
