import { dependentOptions, lookupOptions } from '@/domain/lookups/lookupOptions';
import { defineRegister } from '@/families/register/defineRegister';
import { keptOption } from '../../kept';
import { CHOOSE, recordColumns } from '../../recordColumns';
import { farmOptions, NAMESPACE } from '../assetParts';
import { filesTab } from '../assetTabs';
import { aviaryCalls } from '../aviaryService';
import { HouseNote } from '../components/HouseNote';
import { systemWord, SystemOptions } from '../housingOptions';
import { HOUSING_SYSTEMS, houseFigures } from '../rules/house';
import type { AviaryValues } from '../schemas/aviarySchemas';
import type { Aviary, AviaryRow } from '../aviaryWire';

const activityOptions = dependentOptions('farmActivitiesByFilter', ({ farmId }: AviaryValues) =>
  farmId === null ? null : { farmId, constantFilter: 'POULTRY' },
);
const purposeOptions = dependentOptions('fieldPurposes', ({ farmActivityId }: AviaryValues) =>
  farmActivityId === null ? null : { farmActivityId, constantFilter: 'AVIARIO' },
);
const cityOptions = dependentOptions('cities', ({ stateId }: AviaryValues) =>
  stateId === null ? null : { stateId },
);
const communityOptions = dependentOptions('communities', ({ cityId }: AviaryValues) =>
  cityId === null ? null : { cityId },
);

/** A cost center that has no house yet is known by its own name. */
const nameOf = ({ aviaryName, name }: AviaryRow) => aviaryName ?? name;

/**
 * Poultry houses, each with the cost center that it is: the same records as among the properties, and those whose lots the
 * dashboard of poultry shows. What the map keeps of the center is sent back as it was read.
 */
export const aviaries = defineRegister<AviaryRow, Aviary, AviaryValues>({
  module: 'finance',
  namespace: NAMESPACE,
  name: 'aviaries',
  slug: 'galpao-aves',
  form: 'page',
  calls: aviaryCalls,
  columns: [
    { field: 'aviaryName', identifying: true, value: nameOf },
    { field: 'farmName', width: 152, filter: CHOOSE },
    { field: 'name', wraps: true, width: 140 },
    {
      field: 'housingSystem',
      width: 126,
      value: ({ aviary }) => systemWord(aviary?.housingSystem),
      filter: {
        kind: 'multiSelect',
        value: ({ aviary }) => String(aviary?.housingSystem ?? ''),
        choices: HOUSING_SYSTEMS,
        wordOf: systemWord,
      },
    },
    {
      field: 'capacity',
      kind: 'number',
      decimals: 0,
      width: 104,
      value: ({ aviary }) => aviary?.capacity,
      total: 'sum',
    },
    {
      field: 'houseArea',
      kind: 'number',
      decimals: 0,
      unit: 'm²',
      width: 108,
      value: ({ aviary }) => aviary && houseFigures(aviary)?.area,
      total: 'sum',
    },
    {
      field: 'density',
      kind: 'number',
      decimals: 1,
      width: 130,
      value: ({ aviary }) => aviary && houseFigures(aviary)?.density,
      hidden: true,
    },
    {
      field: 'integratorName',
      width: 150,
      value: ({ aviary }) => aviary?.integratorName,
      filter: CHOOSE,
    },
    { field: 'totalAreaSize', kind: 'number', unit: 'ha', width: 120, total: 'sum', hidden: true },
    ...recordColumns,
  ],
  fields: [
    { name: 'aviaryName', section: 'house', kind: 'text', required: true, maxLength: 60, span: 8 },
    { name: 'housingSystem', kind: 'select', required: true, Options: SystemOptions, span: 4 },
    { name: 'width', kind: 'number', unit: 'm', required: true, span: 4 },
    { name: 'length', kind: 'number', unit: 'm', required: true, span: 4 },
    { name: 'capacity', kind: 'integer', required: true, span: 4, Note: HouseNote },
    {
      name: 'integratorId',
      kind: 'autocomplete',
      Options: lookupOptions('persons', undefined),
      current: ({ kept }) => (kept.integratorId ? [kept.integratorId] : []),
    },
    { name: 'name', section: 'center', kind: 'text', required: true, maxLength: 100, span: 6 },
    {
      name: 'farmId',
      kind: 'autocomplete',
      required: true,
      Options: farmOptions,
      current: ({ kept }) => (kept.farmId ? [kept.farmId] : []),
      clears: ['farmActivityId', 'farmActivityFieldTypeId'],
      lockedWhen: (_values, id) => id !== null,
      span: 6,
    },
    {
      name: 'farmActivityId',
      kind: 'autocomplete',
      required: true,
      Options: activityOptions,
      current: ({ kept }) => (kept.farmActivityId ? [kept.farmActivityId] : []),
      clears: ['farmActivityFieldTypeId'],
      helper: true,
      span: 6,
    },
    { name: 'farmActivityFieldTypeId', kind: 'select', required: true, Options: purposeOptions, span: 6 },
    { name: 'usefulAreaSize', kind: 'number', unit: 'ha', required: true, span: 6 },
    { name: 'commonAreaSize', kind: 'number', unit: 'ha', span: 6 },
    {
      name: 'stateId',
      section: 'place',
      kind: 'autocomplete',
      required: true,
      Options: lookupOptions('states', undefined),
      clears: ['cityId', 'communityId'],
      span: 4,
    },
    {
      name: 'cityId',
      kind: 'autocomplete',
      required: true,
      Options: cityOptions,
      clears: ['communityId'],
      span: 4,
    },
    { name: 'communityId', kind: 'select', required: true, Options: communityOptions, span: 4 },
  ],
  tabs: [filesTab('AVIARY')],
  schema: () => import('../schemas/aviarySchemas').then((all) => all.aviaryFormSchema),
  emptyValues: {
    aviaryId: 0,
    mapPart: null,
    kept: {},
  },
  toValues: (center) => ({
    aviaryName: center.aviary?.name ?? '',
    housingSystem: center.aviary?.housingSystem ?? null,
    width: center.aviary?.width ?? null,
    length: center.aviary?.length ?? null,
    capacity: center.aviary?.capacity ?? null,
    integratorId: center.aviary?.integratorId ?? null,
    name: center.name,
    farmId: center.farmId,
    farmActivityId: center.farmActivityId,
    farmActivityFieldTypeId: center.farmActivityFieldTypeId,
    stateId: center.stateId,
    cityId: center.cityId,
    communityId: center.communityId,
    usefulAreaSize: center.usefulAreaSize,
    commonAreaSize: center.commonAreaSize,
    aviaryId: center.aviary?.id ?? 0,
    mapPart: {
      measurementType: center.measurementType,
      areaValueInProductQuantity: center.areaValueInProductQuantity,
      farmRealEstates: center.farmRealEstates ?? [],
      plantingDate: center.plantingDate,
      plantingYear: center.plantingYear,
      plantConditionId: center.plantConditionId,
      plantVarietyId: center.plantVarietyId,
    },
    kept: {
      farmId: keptOption(center.farmId, center.farmName),
      farmActivityId: keptOption(center.farmActivityId, center.systemBusinessActivityName),
      integratorId: keptOption(center.aviary?.integratorId, center.aviary?.integratorName),
    },
  }),
  nameOf,
  unique: ['name'],
  notCopied: ['aviaryId', 'mapPart'],
  isActive: (row) => row.active,
  // A house is a cost center too.
  invalidates: ['aviaries', 'costCenters', 'invoiceCostCenters'],
});
