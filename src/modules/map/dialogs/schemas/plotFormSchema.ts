import { array, boolean, number, object, type ObjectSchema, string } from 'yup';
import { maxDecimal, maxLength } from '@/platform/forms/validators';
import type { FormMessage } from '@/platform/forms/formMessage';
import type { Within } from '@/platform/forms/formSchema';
import type { PlotValues } from '../../rules/plotValues';
import { costCenterParts, eachOther, measurementPart, registrationParts } from './costCenterFormSchema';

/** Largest useful area of one plot, hectares. */
export const MAX_USEFUL_AREA = 3000;

const chosen = () => number().nullable().defined().required();
const optional = () => number().nullable().defined();

const giveName: FormMessage = { key: 'required', says: 'map:plot.nameTheCostCenter' };
const lessThanUseful: FormMessage = { key: 'lessThan', field: 'usefulAreaSize' };

const linked = {
  measurementType: measurementPart(),
  ...registrationParts('measurementType', 0),
};

/** A cost center that comes into being with the plot. Its registrations may be left out under AREA too. */
const newCostCenter = object().shape(
  {
    ...costCenterParts,
    name: string()
      .required({ ...giveName })
      .test(maxLength(100)),
    ...linked,
  },
  eachOther,
);
const standingCostCenter = object().shape(linked, eachOther);

const isNew = ([creating, id]: unknown[]) => creating === true && id === null;
const ofNewCenter = (schema: () => ReturnType<typeof chosen>) =>
  optional().when(['creating', 'farmActivityFieldId'], (is: unknown[], plain) =>
    isNew(is) ? schema() : plain,
  );

/** 'Novo talhão'. */
export const plotFormSchema = object({
  creating: boolean().defined(),
  name: string().required().test(maxLength(100)),
  farmId: chosen(),
  farmActivityFieldId: optional().when('creating', ([creating], plain) => (creating ? plain : chosen())),
  usefulAreaSize: chosen().min(0).test(maxDecimal(MAX_USEFUL_AREA)),
  commonAreaSize: optional().min(0),
  irrigatedAreaSize: optional()
    .min(0)
    .test({
      name: 'lessThan',
      message: { ...lessThanUseful },
      test: (irrigated, { parent }: Within<PlotValues>) => {
        const { usefulAreaSize: useful } = parent;
        return !irrigated || useful === null || irrigated < useful;
      },
    }),
  soilType: chosen(),
  farmHeadquarters: boolean().defined(),
  weatherStationId: optional(),
  altitude: optional(),
  observation: string().defined().test(maxLength(500)),
  realEstatePatrimonyOwnership: ofNewCenter(chosen),
  realEstatePatrimonyPurchasePrice: ofNewCenter(() => chosen().min(0)),
  linkedTo: optional(),
  savedRows: array().defined(),
  polygonArea: string().nullable().defined(),
  farmActivityField: object().when(['creating', 'farmActivityFieldId'], (is: unknown[]) =>
    isNew(is) ? newCostCenter : standingCostCenter,
  ),
}) as unknown as ObjectSchema<PlotValues>;
