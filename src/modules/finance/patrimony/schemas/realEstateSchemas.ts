import { array, boolean, number, object, string } from 'yup';
import type { FormMessage } from '@/platform/forms/formMessage';
import type { Within } from '@/platform/forms/formSchema';
import {
  between,
  biggerThanZero,
  cep,
  cpfOrCnpj,
  maxLength,
  notLessThan,
  validDate,
} from '@/platform/forms/validators';
import { formatNumber } from '@/platform/format/number';
import type { Kept } from '../../kept';
import type { Exploration, LicenceKind } from '../assetKinds';
import { isCaepf, isCar, isCcir, isCib, overlappingPeriod, sharesAboveWhole } from '../rules/landNumbers';
import {
  assetFormParts,
  type AssetValues,
  optionalDay,
  optionalId,
  optionalMoney,
  optionalText,
} from './assetSchemas';

const text = string().nullable().defined();
const amount = number().nullable().defined();

export interface RealEstateValues extends AssetValues {
  registrationNumber: string;
  registryOffice: string;
  totalAreaSize: number | null;
  cib: string | null;
  ccir: string | null;
  car: string | null;
  caepf: string | null;
  stateRegistration: string | null;
  cep: string | null;
  stateId: number | null;
  cityId: number | null;
  address: string | null;
  district: string | null;
  georeferenced: boolean;
  encumbrance: string | null;
  explorations: {
    kind: Exploration | null;
    startDate: string | null;
    endDate: string | null;
    share: number | null;
  }[];
  owners: { name: string; document: string | null; share: number | null }[];
  licences: {
    kind: LicenceKind | null;
    number: string | null;
    issuer: string | null;
    startDate: string | null;
    endDate: string | null;
  }[];
  /** What the map uses of it: read, never sent. */
  linkedArea: number | null;
  kept: Kept<'farmId' | 'sellerId' | 'buyerId' | 'cityId'>;
}

/** In hectares; registrations are measured no finer. */
const SQUARE_METRE = 0.0001;

const says = (key: string): FormMessage => ({ key: 'invalid', says: `financePatrimony:refusals.${key}` });
const numberRule = (key: string, holds: (text: string) => boolean) => ({
  name: key,
  message: { ...says(key) },
  test: (value: unknown) => typeof value !== 'string' || value === '' || holds(value),
});

const share = () => number().nullable().defined().required().test(between(0.01, 100));

const explorationForm = array(
  object({
    kind: string<Exploration>().nullable().defined().required(),
    startDate: string().nullable().defined().required().test(validDate()),
    endDate: optionalDay().test(notLessThan('startDate')),
    share: share(),
  }),
)
  .required()
  .test('periods', (rows, context) => {
    const at = overlappingPeriod(rows);
    if (at === null) return true;
    return context.createError({
      path: `${context.path}[${String(at)}].startDate`,
      message: { ...says('overlap') },
    });
  });

const ownerForm = array(
  object({
    name: string().required().test(maxLength(120)),
    document: text.test(cpfOrCnpj()),
    share: share(),
  }),
)
  .required()
  .test('shares', (rows, context) => {
    if (!sharesAboveWhole(rows.map((row) => row.share))) return true;
    return context.createError({
      path: `${context.path}[${String(rows.length - 1)}].share`,
      message: { ...says('shares') },
    });
  });

const licenceForm = array(
  object({
    kind: string<LicenceKind>().nullable().defined().required(),
    number: optionalText(60),
    issuer: optionalText(100),
    startDate: optionalDay(),
    endDate: optionalDay().test(notLessThan('startDate')),
  }),
).required();

export const realEstateFormSchema = object({
  ...assetFormParts,
  // Inherited and leased land was never bought.
  purchaseDate: optionalDay(),
  purchasePrice: optionalMoney(),
  usefulLifeMonths: amount,
  residualValue: amount,
  depreciationStart: text,
  registrationNumber: string().required().test(maxLength(30)),
  registryOffice: string().required().test(maxLength(100)),
  totalAreaSize: number()
    .nullable()
    .defined()
    .required()
    .test(biggerThanZero())
    .test('linked', (area, { parent, createError }: Within<RealEstateValues>) => {
      const linked = parent.linkedArea ?? 0;
      if (area == null || area >= linked - SQUARE_METRE / 2) return true;
      return createError({
        message: {
          ...says('belowLinked'),
          values: { area: formatNumber(linked, { decimals: 4, minDecimals: 2 }) },
        },
      });
    }),
  linkedArea: amount,
  cib: text.test(numberRule('cib', isCib)),
  ccir: text.test(numberRule('ccir', isCcir)),
  car: text.test(numberRule('car', isCar)),
  caepf: text.test(numberRule('caepf', isCaepf)),
  stateRegistration: optionalText(20),
  cep: text.test(cep()),
  stateId: optionalId().required(),
  cityId: optionalId().required(),
  address: optionalText(120),
  district: optionalText(60),
  georeferenced: boolean().required(),
  encumbrance: optionalText(500),
  explorations: explorationForm,
  owners: ownerForm,
  licences: licenceForm,
});
