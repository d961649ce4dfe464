import type { Farm, FarmActivityFieldPolygon } from '@/domain/land/landSchemas';
import { farmsWithFields } from '@/domain/land/landService';
import { assumed, http } from '@/platform/http/http';
import { type RowVersion, withVersion } from '@/platform/http/rowVersion';
import type { RowId } from '@/platform/store/resourceState';
import type {
  Community,
  CommunityValues,
  ConvertedPath,
  CostCenter,
  CostCenterRow,
  FarmRow,
  PlotRow,
  RealEstateTotals,
} from './mapSchemas';
import type { AviaryBody, ClayContent, CostCenterBody, FarmBody, PlotBody } from './mapBodies';

const schemas = () => import('./mapSchemas');
const community = () => schemas().then((all) => all.communitySchema);
const land = () => import('@/domain/land/landSchemas');
const farm = () => land().then((all) => all.farmSchema);
const farmRow = () => schemas().then((all) => all.farmRowSchema);
const costCenter = () => schemas().then((all) => all.costCenterSchema);
const costCenterRow = () => schemas().then((all) => all.costCenterRowSchema);
const plot = () => land().then((all) => all.farmActivityFieldPolygonSchema);
const plotRow = () => schemas().then((all) => all.plotRowSchema);
const totals = () => schemas().then((all) => all.realEstateTotalsSchema);
const converted = () => schemas().then((all) => all.convertedPathSchema);

export const communityService = {
  list: (signal: AbortSignal) =>
    http.list<Community>('/Community/GetGridData', { signal, schema: community }),
  get: (id: RowId, signal: AbortSignal) =>
    http.get<Community>('/Community/EditRc', { params: { id }, signal, schema: community }),
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
      quiet: true,
    }),
};

export const farmService = {
  /** All farms with their cost centers and plots, polygons included. */
  tree: (signal: AbortSignal) => farmsWithFields(signal),
  list: (signal: AbortSignal) => http.list<FarmRow>('/Farm/GetGridData', { signal, schema: farmRow }),
  get: (id: RowId, signal: AbortSignal) =>
    http.get<Farm>('/Farm/GetById', { params: { id }, signal, schema: farm }),
  create: (values: FarmBody) => http.post<Farm>('/Farm/CreateJs', values),
  update: (id: RowId, values: FarmBody) => http.post<Farm>('/Farm/EditJs', { ...values, id }),
  remove: (id: RowId) => http.delete('/Farm/Delete', { params: { id } }),
  setActive: (id: RowId, active: boolean) => http.post('/Farm/ActiveInactive', { id, active }),
};

export const costCenterService = {
  list: (signal: AbortSignal) =>
    http.list<CostCenterRow>('/FarmActivityField/GetGridData', { signal, schema: costCenterRow }),
  /** Those of agricultural activities alone. */
  listAgriculture: (signal: AbortSignal) =>
    http.list<CostCenterRow>('/FarmActivityField/GetGridDataToAgriculture', {
      signal,
      schema: costCenterRow,
    }),
  /** Those whose activity belongs to a part of the business: POULTRY, AGRICULTURE. */
  listByFilter: (constantFilter: string, signal: AbortSignal) =>
    http.list<CostCenterRow>('/FarmActivityField/GetFarmActivityFieldByConstantFilter', {
      params: { constantFilter },
      signal,
      schema: costCenterRow,
    }),
  listByActivity: (farmActivityId: RowId, signal: AbortSignal) =>
    http.list<CostCenterRow>('/FarmActivityField/GetFarmActivityFieldByFarmActivity', {
      params: { farmActivityId },
      signal,
      schema: costCenterRow,
    }),
  get: (id: RowId, signal: AbortSignal) =>
    http.get<CostCenter>('/FarmActivityField/EditJs', { params: { id }, signal, schema: costCenter }),
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
      schema: plot,
    }),
  /** The polygon alone, as the wire's text. */
  path: (id: RowId, signal: AbortSignal) =>
    http.get<{ id: number; polygonArea: string | null }>(
      `/FarmActivityFieldPolygon/GetPathPolygonById/${id}`,
      { signal },
    ),
  table: (signal: AbortSignal) =>
    http.list<PlotRow>('/FarmActivityFieldPolygon/GetTableData', { signal, schema: plotRow }),
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
      { params: { farmId, harvestId }, signal, schema: plot },
    ),
  /**
   * Reads a file of shapes, KML or GeoJSON. One entry for each ring: a REMOVE ring belongs to the ADD ring before it.
   */
  convert: (file: File, extension: 'kml' | 'geojson', signal?: AbortSignal) => {
    const form = new FormData();
    form.append('files', file);
    form.append('extensions', extension);
    return http.post<ConvertedPath[] | null>('/FarmActivityFieldPolygon/FileConverter', form, {
      signal,
      schema: converted,
    });
  },
};

export const realEstateService = {
  totals: (id: RowId, signal: AbortSignal) =>
    http.get<RealEstateTotals>(`/FarmRealEstate/GetTotalApportionedAreaSize/${id}`, {
      signal,
      schema: totals,
    }),
};
