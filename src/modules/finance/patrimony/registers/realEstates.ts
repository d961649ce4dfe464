import { dependentOptions, lookupOptions } from '@/domain/lookups/lookupOptions';
import { defineRegister } from '@/families/register/defineRegister';
import { choiceOptions } from '@/families/register/fixedChoices';
import { registerCalls } from '@/families/register/registerCalls';
import { toLocalDate } from '@/platform/format/date';
import { keptOption } from '../../kept';
import { EXPLORATIONS, LICENCE_KINDS } from '../assetKinds';
import {
  assetColumns,
  emptyAsset,
  farmField,
  landFields,
  nameField,
  NAMESPACE,
  NOT_COPIED,
  toAssetBody,
  toAssetValues,
} from '../assetParts';
import { filesTab } from '../assetTabs';
import { CarNote, CityCodeNote, LicencesNote, LinkedAreaNote } from '../components/LandNotes';
import { firstEnd } from '../rules/licences';
import type { RealEstateValues } from '../schemas/realEstateSchemas';
import { RealEstate } from '../realEstateWire';

const schemas = () => import('../schemas/realEstateSchemas');
const CHOOSE = { kind: 'multiSelect' } as const;

const cityOptions = dependentOptions('cities', ({ stateId }: RealEstateValues) =>
  stateId === null ? null : { stateId },
);
const isArea = (area: unknown): area is number => typeof area === 'number';
/** Land does not wear off; its cost is needed less often than its area. */
const landColumns = assetColumns
  .filter(({ field }) => field !== 'quota' && field !== 'bookValue')
  .map((column) => (column.field === 'purchasePrice' ? { ...column, hidden: true } : column));
const freeArea = ({ totalAreaSize: total, totalApportionedAreaSize: used }: RealEstate) =>
  isArea(total) && isArea(used) ? total - used : null;

const toRealEstateBody = (values: RealEstateValues) => {
  const { linkedArea: _read, ...body } = toAssetBody(values);
  return body;
};

/**
 * Registrations of land (matrículas) with what taxes ask of them. The map links its cost centers to these same records:
 * how much of one is used comes from there, and no area can be made smaller than that.
 */
export const realEstates = defineRegister<RealEstate, RealEstate, RealEstateValues>({
  module: 'finance',
  namespace: NAMESPACE,
  name: 'realEstates',
  slug: 'imoveis',
  form: 'page',
  calls: registerCalls<RealEstate, RealEstate, RealEstateValues>('RealEstatePatrimony', {
    row: RealEstate,
    toBody: toRealEstateBody,
  }),
  columns: [
    { field: 'name', wraps: true, identifying: true },
    { field: 'registrationNumber', width: 120, hidden: true },
    { field: 'registryOffice', width: 190, hidden: true, filter: CHOOSE },
    { field: 'totalAreaSize', kind: 'number', unit: 'ha', width: 92, total: 'sum' },
    { field: 'totalApportionedAreaSize', kind: 'number', unit: 'ha', width: 102, total: 'sum' },
    { field: 'freeArea', kind: 'number', unit: 'ha', width: 90, value: freeArea, total: 'sum' },
    {
      field: 'cityName',
      width: 104,
      value: ({ cityName, stateInitials }) => [cityName, stateInitials].filter(Boolean).join(' - '),
      filter: CHOOSE,
    },
    { field: 'cityCode', kind: 'id', width: 120, hidden: true },
    { field: 'cib', width: 84 },
    { field: 'ccir', width: 160, hidden: true },
    { field: 'car', width: 240, hidden: true },
    { field: 'caepf', width: 160, hidden: true },
    { field: 'stateRegistration', width: 150, hidden: true },
    { field: 'georeferenced', width: 160, hidden: true },
    { field: 'encumbrance', width: 200, hidden: true },
    { field: 'owners', kind: 'list', width: 220, hidden: true },
    {
      field: 'licenceEnd',
      kind: 'date',
      width: 160,
      value: ({ licences }) => firstEnd(licences),
      hidden: true,
    },
    ...landColumns,
  ],
  fields: [
    nameField(),
    {
      name: 'totalAreaSize',
      kind: 'number',
      decimals: 4,
      minDecimals: 2,
      required: true,
      unit: 'ha',
      span: 4,
      Note: LinkedAreaNote,
    },
    { name: 'registrationNumber', kind: 'text', required: true, maxLength: 30, span: 4 },
    { name: 'registryOffice', kind: 'text', required: true, maxLength: 100, span: 4 },
    farmField(),
    { name: 'georeferenced', kind: 'switch', span: 4 },
    { name: 'encumbrance', kind: 'text', maxLength: 500, span: 8, helper: true },
    { name: 'cib', section: 'taxes', kind: 'text', maxLength: 11, span: 4 },
    { name: 'ccir', kind: 'text', maxLength: 20, span: 4 },
    { name: 'caepf', kind: 'text', maxLength: 20, span: 4 },
    { name: 'car', kind: 'text', maxLength: 60, span: 8, Note: CarNote },
    { name: 'stateRegistration', kind: 'text', maxLength: 20, span: 4 },
    { name: 'cep', section: 'address', kind: 'cep', span: 3 },
    {
      name: 'stateId',
      kind: 'autocomplete',
      required: true,
      Options: lookupOptions('states', undefined),
      clears: ['cityId'],
      span: 4,
    },
    {
      name: 'cityId',
      kind: 'autocomplete',
      required: true,
      Options: cityOptions,
      current: ({ kept }) => (kept.cityId ? [kept.cityId] : []),
      span: 5,
      Note: CityCodeNote,
    },
    { name: 'address', kind: 'text', maxLength: 120, span: 8, helper: true },
    { name: 'district', kind: 'text', maxLength: 60, span: 4 },
    {
      name: 'explorations',
      section: 'explorations',
      kind: 'rows',
      columns: [
        {
          key: 'kind',
          kind: 'select',
          required: true,
          Options: choiceOptions(EXPLORATIONS, NAMESPACE, 'explorations'),
        },
        { key: 'startDate', kind: 'date', required: true, width: 176 },
        { key: 'endDate', kind: 'date', width: 176 },
        { key: 'share', kind: 'percent', required: true, width: 140 },
      ],
      newRow: () => ({ kind: null, startDate: null, endDate: null, share: 100 }),
    },
    {
      name: 'owners',
      section: 'owners',
      kind: 'rows',
      columns: [
        { key: 'name', kind: 'text', required: true, maxLength: 120 },
        { key: 'document', kind: 'cpfOrCnpj', width: 200 },
        { key: 'share', kind: 'percent', required: true, width: 140, total: 'sum' },
      ],
      newRow: () => ({ name: '', document: null, share: null }),
    },
    {
      name: 'licences',
      section: 'licences',
      kind: 'rows',
      columns: [
        {
          key: 'kind',
          kind: 'select',
          required: true,
          Options: choiceOptions(LICENCE_KINDS, NAMESPACE, 'licenceKinds'),
          width: 190,
        },
        { key: 'number', kind: 'text', maxLength: 60, width: 150 },
        { key: 'issuer', kind: 'text', maxLength: 100 },
        { key: 'startDate', kind: 'date', width: 158 },
        { key: 'endDate', kind: 'date', width: 158 },
      ],
      newRow: () => ({ kind: null, number: null, issuer: null, startDate: null, endDate: null }),
      Note: LicencesNote,
    },
    ...landFields<RealEstateValues>(),
  ],
  tabs: [filesTab('REAL_ESTATE')],
  schema: () => schemas().then((all) => all.realEstateFormSchema),
  emptyValues: {
    ...emptyAsset,
    registrationNumber: '',
    registryOffice: '',
    totalAreaSize: null,
    linkedArea: null,
    cib: null,
    ccir: null,
    car: null,
    caepf: null,
    stateRegistration: null,
    cep: null,
    stateId: null,
    cityId: null,
    address: null,
    district: null,
    georeferenced: false,
    encumbrance: null,
    explorations: [],
    owners: [],
    licences: [],
  },
  toValues: (row) => ({
    ...toAssetValues(row),
    registrationNumber: row.registrationNumber ?? '',
    registryOffice: row.registryOffice ?? '',
    totalAreaSize: row.totalAreaSize,
    linkedArea: row.totalApportionedAreaSize,
    cib: row.cib,
    ccir: row.ccir,
    car: row.car,
    caepf: row.caepf,
    stateRegistration: row.stateRegistration,
    cep: row.cep,
    stateId: row.stateId,
    cityId: row.cityId,
    address: row.address,
    district: row.district,
    georeferenced: row.georeferenced,
    encumbrance: row.encumbrance,
    explorations: row.explorations.map((period) => ({
      ...period,
      startDate: toLocalDate(period.startDate),
      endDate: toLocalDate(period.endDate),
    })),
    owners: row.owners,
    licences: row.licences.map((licence) => ({
      ...licence,
      startDate: toLocalDate(licence.startDate),
      endDate: toLocalDate(licence.endDate),
    })),
    kept: {
      ...toAssetValues(row).kept,
      cityId: keptOption(row.cityId, row.cityName),
    },
  }),
  nameOf: (row) => row.name,
  unique: ['registrationNumber', 'cib', 'ccir', 'car'],
  notCopied: [...NOT_COPIED, 'linkedArea', 'licences'],
  isActive: (row) => row.active,
  bulkFields: ['farmId'],
  invalidates: ['realEstates'],
});
