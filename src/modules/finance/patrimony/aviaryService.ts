import type { RegisterCalls } from '@/families/register/registerTypes';
import { asAppError } from '@/platform/http/appError';
import { assumed, http } from '@/platform/http/http';
import type { AviaryValues } from './schemas/aviarySchemas';
import { AviaryRow, Aviary } from './aviaryWire';

const NO_PLANT = { plantingDate: null, plantingYear: null, plantConditionId: null, plantVarietyId: null };
const UNLINKED = { measurementType: 1, areaValueInProductQuantity: null, farmRealEstates: [], ...NO_PLANT };

/** How costs are shared out follows from the purpose. */
const modeOf = (id: number | null) =>
  id === null
    ? null
    : http.get<{ key: number | string; value: string } | null>(
        assumed('/FarmActivityFieldType/GetApportionmentMode'),
        { params: { id } },
      );

async function toBody(values: AviaryValues) {
  const map = values.mapPart ?? UNLINKED;
  const { aviaryId, aviaryName, housingSystem, width, length, capacity, integratorId } = values;
  return {
    name: values.name,
    farmId: values.farmId,
    farmActivityId: values.farmActivityId,
    farmActivityFieldTypeId: values.farmActivityFieldTypeId,
    apportionmentMode: await modeOf(values.farmActivityFieldTypeId),
    cityId: values.cityId,
    communityId: values.communityId,
    usefulAreaSize: values.usefulAreaSize,
    commonAreaSize: values.commonAreaSize ?? 0,
    ...map,
    farmRealEstates: map.farmRealEstates.map(({ id, realEstatePatrimonyId, apportionedAreaSize }) => ({
      id,
      realEstatePatrimonyId,
      apportionedAreaSize,
    })),
    aviary: { id: aviaryId, name: aviaryName, housingSystem, width, length, capacity, integratorId },
  };
}

/** Faults of the house arrive as `Aviary.Width`; in the form its fields stand among the others. */
async function named<T>(saving: Promise<T>): Promise<T> {
  try {
    return await saving;
  } catch (thrown) {
    const error = asAppError(thrown);
    if (error.kind !== 'validation') throw thrown;
    const fields = Object.entries(error.fields).map(([name, texts]): [string, string[]] => [
      name.replace(/^aviary\.name$/i, 'AviaryName').replace(/^aviary\./i, ''),
      texts,
    ]);
    throw { ...error, fields: Object.fromEntries(fields) };
  }
}

/** Poultry houses are kept with the cost center that each is: these are the calls of those. */
export const aviaryCalls: RegisterCalls<AviaryRow, Aviary, AviaryValues> = {
  list: (_query, signal) =>
    http.list<AviaryRow>('/FarmActivityField/GetFarmActivityFieldByConstantFilter', {
      params: { constantFilter: 'POULTRY' },
      signal,
      shape: AviaryRow,
    }),
  get: (id, signal) =>
    http.get<Aviary>('/FarmActivityField/EditJs', { params: { id }, signal, shape: Aviary }),
  create: async (values) => named(http.post('/FarmActivityField/CreateWithAviary', await toBody(values))),
  update: async (id, values) =>
    named(http.post('/FarmActivityField/EditWithAviary', { ...(await toBody(values)), id })),
  remove: (id) => http.delete('/FarmActivityField/Delete', { params: { id } }),
  setActive: (id, active) => http.post('/FarmActivityField/ActivateInactivateRc', { id, active }),
};
