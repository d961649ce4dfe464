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

interface Named {
  readonly id: number;
  readonly name: string;
}

export interface FishLotValues {
  /** Null for a new one. */
  version: number | null;
  fishPondId: number | null;
  number: string;
  productionOrder: string;
  housingDate: string | null;
  durationDays: number | null;
  expectedEndDate: string | null;
  animalBreedId: number | null;
  housed: number | null;
  deadInTransport: number | null;
  unitWeight: number | null;
  totalWeight: number | null;
  outputUnit: string | null;
  supplier: string;
  waterTemperature: number | null;
  waterPh: number | null;
  rangeSetId: number | null;
  waterSetId: number | null;
  harvestYear: number | null;
  farmId: number | null;
  farmActivityId: number | null;
  harvestId: number | null;
  /** Names of what is chosen, which lists may leave out. */
  kept: Readonly<Record<'species' | 'ranges' | 'water' | 'farm' | 'activity' | 'harvest', Named | null>>;
}

/** Known of fish that are in the pond; before, it is optional. */
const ofHoused: TestConfig = {
  name: 'ofHoused',
  message: { key: 'required', says: 'chickenLots:refusals.ofHoused' } satisfies FormMessage,
  skipAbsent: false,
  test: (value, { parent }: Within<FishLotValues>) =>
    !parent.housingDate || (value !== null && value !== undefined && value !== ''),
};

const figure = (min: number, max: number) => number().nullable().test(between(min, max));
const MOST_FISH = 10_000_000;

export const fishLotFormSchema = object({
  fishPondId: number().nullable().required(),
  number: string().required().test(maxLength(20)),
  productionOrder: string().test(maxLength(20)),
  housingDate: string().nullable().test(validDate()).test(maxDate(today)),
  durationDays: figure(1, 720).required(),
  expectedEndDate: string().nullable().test(validDate()).test(notLessThan('housingDate')),
  animalBreedId: number().nullable().test(ofHoused),
  housed: figure(1, MOST_FISH).test(ofHoused),
  deadInTransport: figure(0, MOST_FISH).test(notGreaterThan('housed')),
  unitWeight: figure(0.01, 5000).test(ofHoused),
  totalWeight: figure(0.001, MOST_FISH),
  outputUnit: string().nullable().test(ofHoused),
  supplier: string().test(maxLength(60)),
  waterTemperature: figure(5, 40),
  waterPh: figure(0, 14),
  harvestYear: figure(2000, 2100),
});
