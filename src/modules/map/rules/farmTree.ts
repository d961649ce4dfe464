import type { FarmActivityField, FarmActivityFieldPolygon, FarmWithFields } from '@/domain/land/landWire';
import type { CostCenter } from '../mapWire';

const byName = (a: { name: string }, b: { name: string }) =>
  a.name.localeCompare(b.name, 'pt-BR', { numeric: true });

function withField(
  farm: FarmWithFields,
  id: number,
  change: (field: FarmActivityField) => FarmActivityField,
): FarmWithFields {
  return {
    ...farm,
    farmActivityFields: farm.farmActivityFields.map((field) => (field.id === id ? change(field) : field)),
  };
}

/** The farm with a cost center as it was saved; the plots it had stay with it. Null when the farm has no such one. */
export function withCostCenter(farm: FarmWithFields, saved: CostCenter): FarmWithFields | null {
  if (!farm.farmActivityFields.some(({ id }) => id === saved.id)) return null;
  return withField(farm, saved.id, (before) => ({
    id: saved.id,
    name: saved.name,
    farmId: saved.farmId,
    active: saved.active,
    farmActivityId: saved.farmActivityId,
    systemBusinessActivityName: saved.systemBusinessActivityName,
    systemBusinessActivityConstantFilter: saved.systemBusinessActivityConstantFilter,
    systemBusinessActivityFarmingClassification: saved.systemBusinessActivityFarmingClassification,
    usefulAreaSize: saved.usefulAreaSize ?? before.usefulAreaSize,
    commonAreaSize: saved.commonAreaSize,
    farmActivityFieldPolygons: before.farmActivityFieldPolygons,
  }));
}

/** The farm without a plot. */
export function withoutPlot(farm: FarmWithFields, plotId: number): FarmWithFields {
  return {
    ...farm,
    farmActivityFields: farm.farmActivityFields.map((field) => {
      const rest = field.farmActivityFieldPolygons.filter(({ id }) => id !== plotId);
      return rest.length === field.farmActivityFieldPolygons.length
        ? field
        : { ...field, farmActivityFieldPolygons: rest };
    }),
  };
}

/** The farm with a plot as it was saved, under its cost center. Null when that one is not in the list yet. */
export function withPlot(farm: FarmWithFields, saved: FarmActivityFieldPolygon): FarmWithFields | null {
  if (!farm.farmActivityFields.some(({ id }) => id === saved.farmActivityFieldId)) return null;
  return withField(withoutPlot(farm, saved.id), saved.farmActivityFieldId, (field) => ({
    ...field,
    farmActivityFieldPolygons: [...field.farmActivityFieldPolygons, saved].toSorted(byName),
  }));
}
