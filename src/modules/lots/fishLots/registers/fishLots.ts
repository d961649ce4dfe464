import i18next from 'i18next';
import { dependentOptions, lookupOptions } from '@/domain/lookups/lookupOptions';
import { defineRegister } from '@/families/register/defineRegister';
import { choiceOptions } from '@/families/register/fixedChoices';
import type { RegisterColumn } from '@/families/register/registerTypes';
import { toLocalDate } from '@/platform/format/date';
import { startStock } from '../../fishRules/fishFigures';
import { placeOptions } from '../../lot/components/AviaryOptions';
import { OrderNote } from '../../lot/components/OrderNote';
import { isClosed, STATUSES, statusLook, statusWord } from '../../lot/lotStatus';
import { FishHousingNote, fishSetOptions, HarvestOptions, StockNote } from '../fishLotParts';
import type { FishLotValues } from '../fishLotSchemas';
import { fishLotCalls, lotPonds } from '../fishLotService';
import type { FishLot } from '../fishLotWire';

const NAMESPACE = 'fishLots';
const CHOOSE = { kind: 'multiSelect' } as const;
const NO_NAMES = { species: null, ranges: null, water: null, farm: null, activity: null, harvest: null };

const keptOf = (id: number | null, name: string | null) => (id === null || !name ? null : { id, name });
const current = (of: keyof FishLotValues['kept']) => (values: FishLotValues) => {
  const kept = values.kept[of];
  return kept ? [kept] : [];
};

/** 'Lote P21 · VIVEIRO 1': numbers are counted by pond. */
const nameOf = ({ number, fishPondName }: FishLot): string =>
  fishPondName
    ? i18next.t('fishLots:name', { number, pond: fishPondName })
    : i18next.t('fishLots:nameOnly', { number });

/** Which day of a lot a period means. */
export const DATE_TYPES = {
  HOUSING: 'housingDate',
  EXPECTED_END: 'expectedEndDate',
  CLOSING: 'closingDate',
} as const satisfies Record<string, keyof FishLot>;
export type DateType = keyof typeof DATE_TYPES;

/** The day that the filter of the period compares. */
export const periodColumn = (type: DateType): RegisterColumn<FishLot> => ({
  field: 'period',
  kind: 'date',
  width: 130,
  nothing: '–',
  hidden: true,
  value: (lot) => toLocalDate(lot[DATE_TYPES[type]]),
});

/** Lots of fish, one pond at a time. What becomes of a lot is the server's: a closed one stays as it is. */
export const fishLots = defineRegister<FishLot, FishLot, FishLotValues>({
  module: 'lots',
  namespace: NAMESPACE,
  name: 'fishLots',
  slug: 'lotes-de-peixe',
  form: 'page',
  calls: fishLotCalls,
  sort: { field: 'housingDate', direction: 'desc' },
  columns: [
    { field: 'housingDate', kind: 'date', width: 112, nothing: '–', filter: false },
    { field: 'number', identifying: true, value: nameOf },
    { field: 'fishPondName', width: 160, filter: CHOOSE, hidden: true },
    {
      field: 'status',
      kind: 'status',
      width: 160,
      status: ({ status }) => statusLook(status),
      filter: { ...CHOOSE, value: ({ status }) => status, choices: STATUSES, wordOf: statusWord },
    },
    { field: 'animalBreedName', width: 96, filter: CHOOSE },
    {
      field: 'startStock',
      kind: 'number',
      decimals: 0,
      width: 118,
      nothing: '–',
      value: startStock,
    },
    { field: 'expectedEndDate', kind: 'date', width: 124, nothing: '–', filter: false },
    { field: 'closingDate', kind: 'date', width: 110, nothing: '–', filter: false },
    { field: 'productionOrder', width: 138, filter: CHOOSE },
    periodColumn('HOUSING'),
    { field: 'supplier', width: 180, filter: CHOOSE, hidden: true },
    { field: 'harvestName', width: 150, filter: CHOOSE, hidden: true },
    { field: 'resultDocumentNumber', width: 150, hidden: true },
    { field: 'createdAt', kind: 'dateTime', width: 150, hidden: true },
    { field: 'updatedAt', kind: 'dateTime', width: 150, hidden: true },
  ],
  fields: [
    {
      name: 'fishPondId',
      section: 'lot',
      kind: 'autocomplete',
      required: true,
      Options: placeOptions<FishLotValues>(lotPonds),
      lockedWhen: (_values, id) => id !== null,
      span: 4,
    },
    { name: 'number', kind: 'text', required: true, maxLength: 20, span: 4 },
    { name: 'productionOrder', kind: 'text', maxLength: 20, span: 4, Note: OrderNote },
    { name: 'housingDate', section: 'dates', kind: 'date', span: 4, Note: FishHousingNote },
    { name: 'durationDays', kind: 'integer', required: true, span: 4 },
    { name: 'expectedEndDate', kind: 'date', lockedWhen: ({ housingDate }) => !housingDate, span: 4 },
    {
      name: 'animalBreedId',
      section: 'fish',
      kind: 'autocomplete',
      Options: lookupOptions('animalBreeds', { breedType: 'FISH_SPECIE' }),
      current: current('species'),
      clears: ['rangeSetId', 'waterSetId'],
      span: 4,
    },
    { name: 'supplier', kind: 'text', maxLength: 60, span: 4 },
    {
      name: 'outputUnit',
      kind: 'select',
      Options: choiceOptions(['KG', 'HEAD', 'THOUSAND'], NAMESPACE, 'outputUnit'),
      span: 4,
    },
    { name: 'housed', kind: 'integer', span: 3 },
    { name: 'unitWeight', kind: 'number', unit: 'g', span: 3 },
    {
      name: 'totalWeight',
      kind: 'number',
      decimals: 3,
      minDecimals: 0,
      unit: 'kg',
      lockedWhen: ({ housed }) => housed === null || housed <= 0,
      span: 3,
    },
    { name: 'deadInTransport', kind: 'integer', span: 3, Note: StockNote },
    { name: 'waterTemperature', section: 'water', kind: 'number', decimals: 1, unit: '°C', span: 4 },
    { name: 'waterPh', kind: 'number', decimals: 2, minDecimals: 0, span: 4 },
    {
      name: 'rangeSetId',
      section: 'references',
      kind: 'autocomplete',
      Options: fishSetOptions('ranges'),
      current: current('ranges'),
      span: 6,
    },
    {
      name: 'waterSetId',
      kind: 'autocomplete',
      Options: fishSetOptions('water'),
      current: current('water'),
      span: 6,
    },
    { name: 'harvestYear', section: 'harvest', kind: 'integer', plain: true, clears: ['harvestId'], span: 3 },
    {
      name: 'farmId',
      kind: 'autocomplete',
      Options: lookupOptions('farms', undefined),
      current: current('farm'),
      clears: ['farmActivityId', 'harvestId'],
      span: 3,
    },
    {
      name: 'farmActivityId',
      kind: 'autocomplete',
      Options: dependentOptions('farmActivitiesByFilter', ({ farmId }: FishLotValues) =>
        farmId === null ? null : { farmId, constantFilter: 'PISCICULTURE' },
      ),
      current: current('activity'),
      clears: ['harvestId'],
      lockedWhen: ({ farmId }) => farmId === null,
      span: 3,
    },
    {
      name: 'harvestId',
      kind: 'autocomplete',
      Options: HarvestOptions,
      current: current('harvest'),
      lockedWhen: ({ harvestYear, farmActivityId }) => harvestYear === null || farmActivityId === null,
      span: 3,
    },
  ],
  tabs: [{ id: 'results', load: () => import('../ResultsTab') }],
  schema: () => import('../fishLotSchemas').then((all) => all.fishLotFormSchema),
  emptyValues: {
    version: null,
    durationDays: 200,
    productionOrder: '',
    supplier: '',
    outputUnit: 'KG',
    kept: NO_NAMES,
  },
  toValues: (lot) => ({
    version: lot.version,
    fishPondId: lot.fishPondId,
    number: lot.number,
    productionOrder: lot.productionOrder ?? '',
    housingDate: toLocalDate(lot.housingDate),
    durationDays: lot.durationDays,
    expectedEndDate: toLocalDate(lot.expectedEndDate),
    animalBreedId: lot.animalBreedId,
    housed: lot.housed,
    deadInTransport: lot.deadInTransport,
    unitWeight: lot.unitWeight,
    totalWeight: lot.totalWeight,
    outputUnit: lot.outputUnit,
    supplier: lot.supplier ?? '',
    waterTemperature: lot.waterTemperature,
    waterPh: lot.waterPh,
    rangeSetId: lot.rangeSetId,
    waterSetId: lot.waterSetId,
    harvestYear: lot.harvestYear,
    farmId: lot.farmId,
    farmActivityId: lot.farmActivityId,
    harvestId: lot.harvestId,
    kept: {
      species: keptOf(lot.animalBreedId, lot.animalBreedName),
      ranges: keptOf(lot.rangeSetId, lot.rangeSetName),
      water: keptOf(lot.waterSetId, lot.waterSetName),
      farm: keptOf(lot.farmId, lot.farmName),
      activity: keptOf(lot.farmActivityId, lot.farmActivityName),
      harvest: keptOf(lot.harvestId, lot.harvestName),
    },
  }),
  nameOf,
  locked: isClosed,
  unique: ['number'],
  // Another lot is housed on another day, with other fish.
  notCopied: [
    'version',
    'housingDate',
    'expectedEndDate',
    'productionOrder',
    'housed',
    'unitWeight',
    'totalWeight',
    'deadInTransport',
    'waterTemperature',
    'waterPh',
    'harvestYear',
    'harvestId',
  ],
});
