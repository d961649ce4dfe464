import type { BusinessActivity, FieldPurpose } from '../../mapTypes';

type Module = BusinessActivity['moduleConstantFilter'];
type Seed = readonly [
  name: string,
  constantFilter: string,
  classification: BusinessActivity['farmingClassification'],
  movement: BusinessActivity['movementClassification'],
  module: Module,
];

const activities: readonly Seed[] = [
  ['SOJA', 'SOYBEAN', 'ANNUAL', 'AGRICULTURAL_PRODUCTS', 'AGRICULTURE'],
  ['MILHO', 'CORN', 'ANNUAL', 'AGRICULTURAL_PRODUCTS', 'AGRICULTURE'],
  ['TRIGO', 'WHEAT', 'ANNUAL', 'AGRICULTURAL_PRODUCTS', 'AGRICULTURE'],
  ['FEIJAO', 'BEAN', 'ANNUAL', 'AGRICULTURAL_PRODUCTS', 'AGRICULTURE'],
  ['CAFE', 'COFFEE', 'PERENNIAL', 'AGRICULTURAL_PRODUCT_PERMANENT_CULTURE', 'AGRICULTURE'],
  ['EUCALIPTO', 'EUCALYPTUS', 'FORESTRY', 'AFFORESTATION', 'AGRICULTURE'],
  ['FRANGO DE CORTE', 'BROILER', 'LIVESTOCK', 'ANIMAL_PRODUCTS', 'POULTRY'],
  ['OVOS', 'LAYER', 'LIVESTOCK', 'ANIMAL_PRODUCTS', 'POULTRY'],
  ['TILAPIA', 'TILAPIA', 'LIVESTOCK', 'ANIMAL_PRODUCTS', 'PISCICULTURE'],
  ['SUINOS', 'SWINE', 'LIVESTOCK', 'ANIMAL_PRODUCTS', 'LIVESTOCK'],
  ['LEITE', 'MILK', 'LIVESTOCK', 'ANIMAL_PRODUCTS', 'LIVESTOCK'],
  ['HORTALICAS', 'VEGETABLES', 'ANNUAL', 'OLERICULTURE', 'AGRICULTURE'],
  ['LARANJA', 'ORANGE', 'PERENNIAL', 'AGRICULTURAL_PRODUCT_PERMANENT_CULTURE', 'AGRICULTURE'],
  ['ERVA-MATE', 'YERBA_MATE', 'PERENNIAL', 'AGRICULTURAL_PRODUCT_PERMANENT_CULTURE', 'AGRICULTURE'],
  ['ARMAZENAGEM DE GRAOS', 'GRAIN_STORAGE', 'STORAGE', 'STORAGE', 'STORAGE'],
];

export const businessActivities: readonly BusinessActivity[] = activities.map(
  ([name, constantFilter, farmingClassification, movementClassification, moduleConstantFilter], index) => ({
    id: index + 1,
    systemBusinessActivityId: index + 101,
    name,
    constantFilter,
    farmingClassification,
    movementClassification,
    moduleConstantFilter,
  }),
);

const BY_AREA = { key: 1, value: 'Área útil' };
const BY_PRODUCTION = { key: 2, value: 'Produção' };
const BY_LOT = { key: 3, value: 'Lote' };

export const fieldPurposes: readonly FieldPurpose[] = [
  {
    id: 1,
    name: 'LAVOURA',
    constantFilter: 'TALHAO',
    classifications: ['ANNUAL'],
    apportionmentMode: BY_AREA,
  },
  {
    id: 2,
    name: 'PRODUCAO DE SEMENTES',
    constantFilter: 'TALHAO',
    classifications: ['ANNUAL'],
    apportionmentMode: BY_PRODUCTION,
  },
  {
    id: 3,
    name: 'POMAR OU LAVOURA PERMANENTE',
    constantFilter: 'TALHAO',
    classifications: ['PERENNIAL'],
    apportionmentMode: BY_AREA,
  },
  {
    id: 4,
    name: 'FLORESTA PLANTADA',
    constantFilter: 'TALHAO',
    classifications: ['FORESTRY'],
    apportionmentMode: BY_AREA,
  },
  {
    id: 5,
    name: 'PASTAGEM',
    constantFilter: 'TALHAO',
    classifications: ['LIVESTOCK'],
    apportionmentMode: BY_AREA,
  },
  {
    id: 6,
    name: 'SILAGEM E FORRAGEM',
    constantFilter: 'TALHAO',
    classifications: ['LIVESTOCK', 'ANNUAL'],
    apportionmentMode: BY_PRODUCTION,
  },
  {
    id: 7,
    name: 'AVIARIO',
    constantFilter: 'AVIARIO',
    classifications: ['LIVESTOCK'],
    apportionmentMode: BY_LOT,
  },
  {
    id: 8,
    name: 'INSTALACAO',
    constantFilter: 'TALHAO',
    classifications: ['LIVESTOCK'],
    apportionmentMode: BY_PRODUCTION,
  },
  {
    id: 9,
    name: 'ARMAZEM DE GRAOS',
    constantFilter: 'TALHAO',
    classifications: ['STORAGE'],
    apportionmentMode: BY_PRODUCTION,
  },
];

/** Conditions of a perennial plant, youngest first. */
export const plantConditions: readonly string[] = [
  'EM FORMACAO',
  'EM PRODUCAO',
  'PODA DE RENOVACAO',
  'ERRADICADA',
];

/** Varieties by the activity's key. */
export const plantVarieties: Readonly<Record<string, readonly string[]>> = {
  COFFEE: ['CATUAI VERMELHO IAC 144', 'MUNDO NOVO', 'IPR 100', 'OBATA AMARELO'],
  ORANGE: ['PERA RIO', 'VALENCIA', 'FOLHA MURCHA', 'IAPAR 73'],
  YERBA_MATE: ['NATIVA', 'CAMBONA 4', 'BRS BLD ALDEIA'],
};
