import { farmsWithFields } from '@/domain/land/landService';
import { assumed, http } from '@/platform/http/http';
import { type RowVersion, withVersion } from '@/platform/http/rowVersion';
import { list } from '@/platform/http/wire';
import type { RowId } from '@/platform/store/resourceState';
import type { CommunityValues } from './mapSchemas';
import type { AviaryBody, ClayContent, CostCenterBody, FarmBody, PlotBody } from './mapBodies';
import {
  Community,
  FarmRow,
  CostCenter,
  CostCenterRow,
  PlotRow,
  RealEstateTotals,
  ConvertedPath,
} from './mapWire';
import { Farm, FarmActivityFieldPolygon } from '@/domain/land/landWire';

export const communityService = {
  list: (signal: AbortSignal) => http.list<Community>('/Community/GetGridData', { signal, shape: Community }),
  get: (id: RowId, signal: AbortSignal) =>
    http.get<Community>('/Community/EditRc', { params: { id }, signal, shape: Community }),
  create: (values: CommunityValues) => http.post<Community>('/Community/CreateRc', values),
  update: (id: RowId, values: CommunityValues, version?: RowVersion) =>
    http.post('/Community/EditRc', withVersion({ ...values, id }, version)),
  remove: (id: RowId) => http.delete(assumed('/Community/Delete'), { params: { id } }),
  setActive: (id: RowId, active: boolean) =>
    http.post(assumed('/Community/ActivateInactivate'), { id, active }),
  // A server without such a call does not stop the user: it refuses by itself what is in use.
  dependents: (id: RowId) =>
    http.list<{ name: string; count: number }>(assumed('/Community/GetDependents'), {
      params: { id },
      contained: true,
      silent: true,
    }),
};

export const farmService = {
  /** All farms with their cost centers and plots, polygons included. */
  tree: (signal: AbortSignal) => farmsWithFields(signal),
  list: (signal: AbortSignal) => http.list<FarmRow>('/Farm/GetGridData', { signal, shape: FarmRow }),
  get: (id: RowId, signal: AbortSignal) =>
    http.get<Farm>('/Farm/GetById', { params: { id }, signal, shape: Farm }),
  create: (values: FarmBody) => http.post<Farm>('/Farm/CreateJs', values),
  update: (id: RowId, values: FarmBody) => http.post<Farm>('/Farm/EditJs', { ...values, id }),
  remove: (id: RowId) => http.delete('/Farm/Delete', { params: { id } }),
  setActive: (id: RowId, active: boolean) => http.post('/Farm/ActiveInactive', { id, active }),
};

export const costCenterService = {
  list: (signal: AbortSignal) =>
    http.list<CostCenterRow>('/FarmActivityField/GetGridData', { signal, shape: CostCenterRow }),
  /** Those of agricultural activities alone. */
  listAgriculture: (signal: AbortSignal) =>
    http.list<CostCenterRow>('/FarmActivityField/GetGridDataToAgriculture', {
      signal,
      shape: CostCenterRow,
    }),
  /** Those whose activity belongs to a part of the business: POULTRY, AGRICULTURE. */
  listByFilter: (constantFilter: string, signal: AbortSignal) =>
    http.list<CostCenterRow>('/FarmActivityField/GetFarmActivityFieldByConstantFilter', {
      params: { constantFilter },
      signal,
      shape: CostCenterRow,
    }),
  listByActivity: (farmActivityId: RowId, signal: AbortSignal) =>
    http.list<CostCenterRow>('/FarmActivityField/GetFarmActivityFieldByFarmActivity', {
      params: { farmActivityId },
      signal,
      shape: CostCenterRow,
    }),
  get: (id: RowId, signal: AbortSignal) =>
    http.get<CostCenter>('/FarmActivityField/EditJs', { params: { id }, signal, shape: CostCenter }),
  create: (values: CostCenterBody) => http.post<CostCenter>('/FarmActivityField/CreateRc', values),
  update: (id: RowId, values: CostCenterBody) =>
    http.post<CostCenter>('/FarmActivityField/EditRc', { ...values, id }),
  remove: (id: RowId) => http.delete('/FarmActivityField/Delete', { params: { id } }),
  setActive: (id: RowId, active: boolean) =>
    http.post('/FarmActivityField/ActivateInactivateRc', { id, active }),
  createWithAviary: (values: AviaryBody) =>
    http.post<CostCenter>('/FarmActivityField/CreateWithAviary', values),
  updateWithAviary: (id: RowId, values: AviaryBody) =>
    http.post<CostCenter>('/FarmActivityField/EditWithAviary', { ...values, id }),
};

export const plotService = {
  get: (id: RowId, signal: AbortSignal) =>
    http.get<FarmActivityFieldPolygon>('/FarmActivityFieldPolygon/GetById', {
      params: { id },
      signal,
      shape: FarmActivityFieldPolygon,
    }),
  /** The polygon alone, as the wire's text. */
  path: (id: RowId, signal: AbortSignal) =>
    http.get<{ id: number; polygonArea: string | null }>(
      `/FarmActivityFieldPolygon/GetPathPolygonById/${id}`,
      { signal },
    ),
  table: (signal: AbortSignal) =>
    http.list<PlotRow>('/FarmActivityFieldPolygon/GetTableData', { signal, shape: PlotRow }),
  create: (values: PlotBody) => http.post<FarmActivityFieldPolygon>('/FarmActivityFieldPolygon/Add', values),
  update: (id: RowId, values: PlotBody) =>
    http.post<FarmActivityFieldPolygon>('/FarmActivityFieldPolygon/Update', { ...values, id }),
  remove: (id: RowId) => http.delete(`/FarmActivityFieldPolygon/Inactivate/${id}`),
  saveClay: (values: ClayContent[]) =>
    http.post('/FarmActivityFieldPolygon/UpdateClayContent', { polygons: values }),
  harvests: (polygonId: RowId, signal: AbortSignal) =>
    http.list<{ id: number; name: string }>('/FarmActivityFieldPolygon/GetHarvestByPolygonId', {
      params: { polygonId },
      signal,
    }),
  ofFarmAndHarvest: (farmId: RowId, harvestId: RowId, signal: AbortSignal) =>
    http.list<FarmActivityFieldPolygon>(
      '/FarmActivityFieldPolygon/GetFarmActivityFieldPolygonByFarmIdAndHarvestId',
      { params: { farmId, harvestId }, signal, shape: FarmActivityFieldPolygon },
    ),
  /**
   * Reads a file of shapes, KML or GeoJSON. One entry for each ring: a REMOVE ring belongs to the ADD ring before it.
   */
  convert: (file: File, extension: 'kml' | 'geojson', signal?: AbortSignal) => {
    const form = new FormData();
    form.append('files', file);
    form.append('extensions', extension);
    return http.post('/FarmActivityFieldPolygon/FileConverter', form, {
      signal,
      shape: list(ConvertedPath),
    });
  },
};

export const realEstateService = {
  totals: (id: RowId, signal: AbortSignal) =>
    http.get<RealEstateTotals>(`/FarmRealEstate/GetTotalApportionedAreaSize/${id}`, {
      signal,
      shape: RealEstateTotals,
    }),
};
