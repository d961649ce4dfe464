import { dependentOptions, lookupOptions } from '@/domain/lookups/lookupOptions';
import { defineRegister } from '@/families/register/defineRegister';
import type { CommunityValues } from '../mapSchemas';
import { communityService } from '../mapService';
import { communityImport } from './communityImport';
import type { Community } from '../mapWire';

const StateOptions = lookupOptions('states', undefined);

const CityOptions = dependentOptions('cities', ({ stateId }: CommunityValues) =>
  stateId === null ? null : { stateId },
);

/** Rural communities: the places that properties and cost centers belong to. */
export const communities = defineRegister<Community, Community, CommunityValues>({
  module: 'map',
  name: 'communities',
  slug: 'comunidades-rurais',
  calls: { ...communityService, list: (_query, signal) => communityService.list(signal) },
  columns: [
    { field: 'name', identifying: true },
    { field: 'stateName', width: 180 },
    { field: 'cityName', width: 220 },
    { field: 'active', kind: 'active', width: 118 },
    { field: 'createdAt', kind: 'dateTime', width: 150 },
    { field: 'updatedAt', kind: 'dateTime', width: 150, hidden: true },
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 100 },
    { name: 'stateId', kind: 'select', required: true, Options: StateOptions, clears: ['cityId'] },
    { name: 'cityId', kind: 'autocomplete', required: true, Options: CityOptions },
  ],
  schema: () => import('../mapSchemas').then((all) => all.communityFormSchema),
  nameOf: (row) => row.name,
  isActive: (row) => row.active,
  importing: communityImport,
});
