import { array, boolean, mixed, number, object, type ObjectSchema, string } from 'yup';
import { between, maxLength, validDate } from '@/platform/forms/validators';
import type { FormMessage } from '@/platform/forms/formMessage';
import type { CostCenterValues, Measurement } from '../../rules/costCenterValues';

const chosen = () => number().nullable().defined().required();
const amount = () => number().nullable().defined().min(0);
const OLDEST = 1900;

/** The present state of a perennial plant. Its first day is entered where it is updated. */
export const plantParts = {
  plantingYear: () => chosen().integer().test(between(OLDEST, new Date().getFullYear())),
  plantVarietyId: chosen,
  plantConditionId: chosen,
};

/** 'Condições da planta': all four. */
export const plantFormSchema = object({
  plantingYear: plantParts.plantingYear(),
  plantVarietyId: plantParts.plantVarietyId(),
  plantConditionId: plantParts.plantConditionId(),
  plantingDate: string().nullable().defined().required().test(validDate()),
});

const rows = array(
  object({
    id: number().defined(),
    realEstatePatrimonyId: number().required(),
    name: string().defined(),
    apportionedAreaSize: number().required(),
  }),
).defined();

/** A registration that was picked and not added must not be forgotten in silence. */
const notAdded: FormMessage = { key: 'invalid', says: 'map:registrations.notAdded' };
const isPicked = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'realEstatePatrimonyId' in value &&
  value.realEstatePatrimonyId !== null;

const loose = object({
  realEstatePatrimonyId: number().nullable(),
  total: number().nullable(),
  remainder: number().nullable(),
  used: number().nullable(),
});
const needed = object({
  realEstatePatrimonyId: chosen(),
  total: chosen(),
  remainder: chosen(),
  used: chosen(),
});

const choose: FormMessage = { key: 'required', says: 'map:measurement.choose' };

/** Whether registrations are linked: a question, which is answered rather than filled in. */
export const measurementPart = () =>
  string<Measurement>()
    .nullable()
    .defined()
    .required({ ...choose });

/** List and entry line depend on each other; yup needs the cycle declared. */
export const eachOther: [string, string][] = [['farmRealEstates', 'entry']];

/** List and entry line of linked registrations. `least` is how many there must be when they are linked at all. */
export function registrationParts(measurement: string, least: 0 | 1) {
  return {
    farmRealEstates: rows.when([measurement, 'entry'], ([linked, entry]: unknown[], list) =>
      linked === 'AREA' && isPicked(entry)
        ? list.test({ name: 'notAdded', message: { ...notAdded }, test: () => false })
        : list,
    ),
    entry: object().when([measurement, 'farmRealEstates'], ([linked, list]: unknown[]) =>
      linked === 'AREA' && Array.isArray(list) && list.length < least ? needed : loose,
    ),
  };
}

const whenPerennial = (schema: () => ReturnType<typeof chosen>) =>
  number()
    .nullable()
    .defined()
    .when('perennial', ([perennial], plain) => (perennial ? schema() : plain));

/** What a cost center has wherever it is registered. */
export const costCenterParts = {
  farmActivityId: chosen(),
  perennial: boolean().defined(),
  farmActivityFieldTypeId: chosen(),
  apportionmentMode: mixed<string | number>().nullable().defined().required(),
  apportionmentModeName: string().defined(),
  stateId: chosen(),
  cityId: chosen(),
  communityId: chosen(),
  areaValueInProductQuantity: amount(),
  plantingYear: whenPerennial(plantParts.plantingYear),
  plantVarietyId: whenPerennial(plantParts.plantVarietyId),
  plantConditionId: whenPerennial(plantParts.plantConditionId),
  plantingDate: string().nullable().defined().test(validDate()),
};

/** 'Editar centro de custo'. Linking registrations (AREA) asks for at least one; WITHOUT asks for none. */
export const costCenterFormSchema = object().shape(
  {
    ...costCenterParts,
    name: string().required().test(maxLength(100)),
    farmId: chosen(),
    usefulAreaSize: amount().required(),
    commonAreaSize: amount(),
    measurementType: measurementPart(),
    ...registrationParts('measurementType', 1),
  },
  eachOther,
) as unknown as ObjectSchema<CostCenterValues>;
