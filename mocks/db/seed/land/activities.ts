import type { BusinessActivity, FieldPurpose } from '../../mapTypes';
import { dataOf } from '../../data';
import fieldPurposesData from './data/fieldPurposes.json' with { type: 'json' };

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

export const fieldPurposes: readonly FieldPurpose[] = dataOf(fieldPurposesData);

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
