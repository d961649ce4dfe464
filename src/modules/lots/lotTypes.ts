import type { LocalDate } from '@/platform/format/date';
import type { lotStatus } from './lotLook';

export type LotStatus = keyof typeof lotStatus;

/** A figure of one day of a lot; day 0 is the day of housing. */
export interface DayValue {
  readonly day: number;
  readonly value: number;
}

export interface LastWeighing {
  readonly day: number;
  readonly date: LocalDate;
  /** Grams. */
  readonly weight: number;
  readonly birdsWeighed: number | null;
  /** Dead and eliminated until that day; null when unknown. */
  readonly birdsLost: number | null;
  /** Kilograms until that day. */
  readonly feedConsumed: number | null;
  /** Grams. */
  readonly referenceWeight: number | null;
}

/** Birds that left for slaughter together. */
export interface Load {
  /** Days since housing. */
  readonly day: number;
  readonly birds: number;
  /** Live weight of all of them, kilograms; null where they were not weighed. */
  readonly kg: number | null;
}

/** A poultry lot as far as its state is concerned. */
export interface Lot {
  readonly id: number;
  readonly number: string;
  readonly status: LotStatus;
  readonly hasAutomaticData: boolean;
  readonly housingDate: LocalDate | null;
  readonly expectedEndDate: LocalDate | null;
  readonly closingDate: LocalDate | null;
  readonly lineage: string;
  /** Days since housing: until today, or until the closing; null before housing. */
  readonly day: number | null;
  /** Days from housing to the expected end. */
  readonly expectedDays: number | null;
  /** Days from today to the expected end, negative once it is past; null for a lot that is not in progress. */
  readonly daysLeft: number | null;
  /** Birds received, less those discarded on delivery; null when either is unknown. */
  readonly housed: number | null;
  /** Dead and eliminated; null when either is unknown. */
  readonly lost: number | null;
  readonly loaded: number | null;
  /** What left for slaughter, where the server tells it load by load; null when the birds or the day of one are unknown. */
  readonly loads: readonly Load[] | null;
  /** Mean weight of a chick at housing, grams. */
  readonly chickWeight: number | null;
  /** Kilograms. */
  readonly feedConsumed: number | null;
  readonly weighingCount: number | null;
  readonly lastWeighing: LastWeighing | null;
}

export interface Aviary {
  readonly id: number;
  readonly name: string;
  readonly farmId: number | null;
  readonly farmName: string;
  readonly lastContactAt: string | null;
  /** Hours since the collector last transmitted, at the time of reading. */
  readonly silentHours: number | null;
}

export interface NextLot {
  readonly id: number;
  readonly number: string;
}

/** An aviary with its present lot, as the overview lists it. */
export interface AviaryState extends Aviary {
  readonly lot: Lot | null;
  /** The lot that closing the present one made: it awaits its housing. */
  readonly nextLot: NextLot | null;
}

export interface Weighing {
  readonly day: number;
  /** Grams. */
  readonly weight: number;
  readonly birdsWeighed: number | null;
  /** Grams of each bird. */
  readonly readings: readonly number[];
}

export interface LotDay {
  readonly day: number;
  /** Dead and eliminated on that day; null when neither was written down. */
  readonly lost: number | null;
  /** Kilograms eaten on that day. */
  readonly feedConsumed: number | null;
  /** Litres drunk on that day, where the call tells them. */
  readonly water?: number | null;
}

export interface Course {
  readonly days: readonly LotDay[];
  readonly weighings: readonly Weighing[];
}

export interface PreviousLot extends Course {
  readonly id: number;
  readonly number: string;
  readonly housingDate: LocalDate;
  readonly housed: number | null;
  /** What left for slaughter; null where the server does not tell it. */
  readonly loads: readonly Load[] | null;
}

export interface Reference {
  readonly name: string;
  /** Grams of a bird. */
  readonly weight: readonly DayValue[];
  /** Grams a bird eats on that day. */
  readonly dailyFeed: readonly DayValue[];
  /** Percent of the housed birds lost until that day. */
  readonly mortality: readonly DayValue[];
}

export interface LotCourse extends Course {
  readonly id: number;
  readonly aviary: Aviary;
  readonly lot: Lot;
  readonly nextLot: NextLot | null;
  readonly reference: Reference | null;
  readonly previousLots: readonly PreviousLot[];
}
