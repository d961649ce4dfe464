import { number, object, string, type TestConfig } from 'yup';
import { today } from '@/platform/format/date';
import type { FormMessage } from '@/platform/forms/formMessage';
import type { Within } from '@/platform/forms/formSchema';
import {
  between,
  maxDate,
  maxLength,
  notGreaterThan,
  notLessThan,
  validDate,
} from '@/platform/forms/validators';

export interface LotValues {
  /** Null for a new one. */
  version: number | null;
  aviaryId: number | null;
  number: string;
  housingDate: string | null;
  durationDays: number | null;
  expectedEndDate: string | null;
  productionOrder: string;
  lineage: string;
  gender: string | null;
  breederLot: string;
  hatchery: string;
  henAgeWeeks: number | null;
  quantityReceived: number | null;
  discardedOnDelivery: number | null;
  averageUnitWeight: number | null;
  startingWeight: number | null;
  litterNumber: number | null;
  litter: string | null;
  litterProduct: string;
  /** YES, NO; null when unknown. */
  washedAndDisinfected: string | null;
  zootechnicalReferenceId: number | null;
  ambienceReferenceId: number | null;
  /** Names of what is chosen, which lists may leave out. */
  kept: {
    readonly zootechnical: { readonly id: number; readonly name: string } | null;
    readonly ambience: { readonly id: number; readonly name: string } | null;
  };
}

/** Known of birds that are in the house; before, it is optional. */
const ofHoused: TestConfig = {
  name: 'ofHoused',
  message: { key: 'required', says: 'chickenLots:refusals.ofHoused' } satisfies FormMessage,
  skipAbsent: false,
  test: (value, { parent }: Within<LotValues>) =>
    !parent.housingDate || (value !== null && value !== undefined && value !== ''),
};

const figure = (min: number, max: number) => number().nullable().test(between(min, max));

export const lotFormSchema = object({
  aviaryId: number().nullable().required(),
  number: string().required().test(maxLength(20)),
  housingDate: string().nullable().test(validDate()).test(maxDate(today)),
  durationDays: figure(1, 120).required(),
  expectedEndDate: string().nullable().test(validDate()).test(notLessThan('housingDate')),
  productionOrder: string().test(maxLength(20)),
  lineage: string().test(maxLength(40)).test(ofHoused),
  gender: string().nullable().test(ofHoused),
  breederLot: string().test(maxLength(30)),
  hatchery: string().test(maxLength(60)),
  henAgeWeeks: figure(18, 80),
  quantityReceived: figure(1, 200_000).test(ofHoused),
  discardedOnDelivery: figure(0, 200_000).test(notGreaterThan('quantityReceived')).test(ofHoused),
  averageUnitWeight: figure(25, 70).test(ofHoused),
  startingWeight: number().nullable(),
  litterNumber: figure(0, 30),
  litterProduct: string().test(maxLength(60)),
});
