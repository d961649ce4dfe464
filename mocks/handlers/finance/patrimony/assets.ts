import type {
  AnimalAsset,
  Improvement,
  Machine,
  OtherAsset,
  PerennialCrop,
  Vehicle,
} from '../../../db/finance/patrimonyTypes';
import { demo } from '../../../state';
import type { Checks } from '../../admin/checks';
import { decimal } from '../customerRegister';
import { assetRegister, FUTURE, optionalNumber, optionalWord, ownText, today, year } from './assetRegister';

const tables = () => demo.world.finance.patrimony;
const FUELS = ['DIESEL', 'GASOLINE', 'ETHANOL', 'FLEX', 'ELECTRIC', 'GAS'];
const MACHINES = [
  'TRACTOR',
  'HARVESTER',
  'SPRAYER',
  'PLANTER',
  'IMPLEMENT',
  'LOADER',
  'IRRIGATION',
  'GENERATOR',
  'OTHER',
];
const VEHICLES = ['CAR', 'PICKUP', 'TRUCK', 'TRAILER', 'MOTORCYCLE', 'BUS', 'AIRCRAFT', 'OTHER'];
const IMPROVEMENTS = [
  'SHED',
  'SILO',
  'HOUSE',
  'CORRAL',
  'FENCE',
  'WELL',
  'DAM',
  'IRRIGATION',
  'ROAD',
  'ENERGY',
  'OTHER',
];
const SPECIES = ['BOVINE', 'EQUINE', 'SHEEP', 'GOAT', 'SWINE', 'BUFFALO', 'BEE', 'OTHER'];

const machines = assetRegister<Machine>({
  controller: 'MachinePatrimony',
  table: () => tables().machines,
  words: { one: 'uma máquina', name: 'Máquina' },
  read: (checks, sent, { taken }) => ({
    kind: checks.word('kind', 'Tipo', MACHINES),
    brand: checks.optional('brand', 'Marca', 60),
    model: checks.optional('model', 'Modelo', 60),
    serialNumber: ownText<Machine>(
      checks,
      {
        name: 'serialNumber',
        label: 'Número de série',
        limit: 40,
        duplicate: 'Já existe uma máquina com este número de série.',
      },
      taken,
    ),
    year: year(checks, sent, 'year', 'Ano'),
    power: optionalNumber(checks, sent, 'power', 'Potência'),
    hours: optionalNumber(checks, sent, 'hours', 'Horímetro'),
    fuel: optionalWord(sent, 'fuel', FUELS),
  }),
});

const vehicles = assetRegister<Vehicle>({
  controller: 'VehiclePatrimony',
  table: () => tables().vehicles,
  words: { one: 'um veículo', name: 'Veículo' },
  read: (checks, sent, { taken }) => {
    const own = (name: 'plate' | 'renavam' | 'chassis', label: string, limit: number) =>
      ownText<Vehicle>(
        checks,
        {
          name,
          label,
          limit,
          duplicate: `Já existe um veículo com esta identificação (${label.toLowerCase()}).`,
        },
        taken,
      );
    const plate = own('plate', 'Placa', 8);
    if (plate !== null && !/^[A-Z]{3}\d[A-Z0-9]\d{2}$/.test(plate)) checks.refuse('plate', 'Placa inválida.');
    return {
      kind: checks.word('kind', 'Tipo', VEHICLES),
      plate,
      renavam: own('renavam', 'Renavam', 11),
      chassis: own('chassis', 'Chassi', 17),
      brand: checks.optional('brand', 'Marca', 60),
      model: checks.optional('model', 'Modelo', 60),
      year: year(checks, sent, 'year', 'Ano de fabricação'),
      modelYear: year(checks, sent, 'modelYear', 'Ano-modelo'),
      kilometres: optionalNumber(checks, sent, 'kilometres', 'Hodômetro'),
      fuel: optionalWord(sent, 'fuel', FUELS),
    };
  },
});

const improvements = assetRegister<Improvement>({
  controller: 'ImprovementPatrimony',
  table: () => tables().improvements,
  words: { one: 'uma benfeitoria', name: 'Benfeitoria' },
  more: ({ realEstateId }) => ({ realEstateName: demo.world.realEstates.get(realEstateId)?.name ?? null }),
  read: (checks, sent, { customerId }) => {
    const size = optionalNumber(checks, sent, 'size', 'Tamanho');
    const unit = optionalWord(sent, 'unit', ['M2', 'M', 'M3', 'T', 'KWP', 'UN']);
    if ((size === null) !== (unit === null)) checks.refuse('unit', 'Informe o tamanho e sua unidade.');
    return {
      kind: checks.word('kind', 'Tipo', IMPROVEMENTS),
      size,
      unit,
      builtIn: year(checks, sent, 'builtIn', 'Ano da construção'),
      realEstateId: checks.optionalRef(
        'realEstateId',
        'Matrícula',
        (wanted) => demo.world.realEstates.get(wanted)?.customerId === customerId,
      ),
    };
  },
});

const perennialCrops = assetRegister<PerennialCrop>({
  controller: 'PerennialCropPatrimony',
  table: () => tables().perennialCrops,
  words: { one: 'uma cultura permanente', name: 'Cultura permanente' },
  more: ({ costCenterId }) => ({ costCenterName: demo.world.costCenters.get(costCenterId)?.name ?? null }),
  read: (checks, sent, { customerId }) => ({
    crop: checks.text('crop', 'Cultura', 60),
    variety: checks.optional('variety', 'Variedade', 60),
    area: decimal(checks, sent, 'area', 'Área', [0.01, 1_000_000]),
    plants: optionalNumber(checks, sent, 'plants', 'Número de plantas'),
    plantedIn: year(checks, sent, 'plantedIn', 'Ano do plantio') ?? new Date().getFullYear(),
    costCenterId: checks.optionalRef(
      'costCenterId',
      'Centro de custo',
      (wanted) => demo.world.costCenters.get(wanted)?.customerId === customerId,
    ),
  }),
});

function pastDay(checks: Checks, name: string): string | null {
  const day = checks.optionalDay(name);
  if (day !== null && day > today()) checks.refuse(name, FUTURE);
  return day;
}

const animals = assetRegister<AnimalAsset>({
  controller: 'AnimalPatrimony',
  table: () => tables().animals,
  words: { one: 'um animal', name: 'Animal' },
  read: (checks, sent, { taken }) => ({
    species: checks.word('species', 'Espécie', SPECIES),
    purpose: checks.word('purpose', 'Finalidade', ['BREEDING', 'MILK', 'WORK', 'SPORT', 'OTHER']),
    sex: optionalWord(sent, 'sex', ['FEMALE', 'MALE']),
    breed: checks.optional('breed', 'Raça', 60),
    identification: ownText<AnimalAsset>(
      checks,
      {
        name: 'identification',
        label: 'Identificação',
        limit: 40,
        duplicate: 'Já existe um animal com esta identificação.',
      },
      taken,
    ),
    heads: checks.whole('heads', 'Cabeças', 1, 1_000_000),
    birthDate: pastDay(checks, 'birthDate'),
  }),
});

const otherAssets = assetRegister<OtherAsset>({
  controller: 'OtherPatrimony',
  table: () => tables().otherAssets,
  words: { one: 'um bem', name: 'Bem' },
  read: (checks, _sent, { taken }) => ({
    category: checks.optional('category', 'Categoria', 60),
    brand: checks.optional('brand', 'Marca', 60),
    model: checks.optional('model', 'Modelo', 60),
    serialNumber: ownText<OtherAsset>(
      checks,
      {
        name: 'serialNumber',
        label: 'Número de série',
        limit: 40,
        duplicate: 'Já existe um bem com este número de série.',
      },
      taken,
    ),
  }),
});

export const assetHandlers = [
  ...machines,
  ...vehicles,
  ...improvements,
  ...perennialCrops,
  ...animals,
  ...otherAssets,
];
