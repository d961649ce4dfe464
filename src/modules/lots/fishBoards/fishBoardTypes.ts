import type { LocalDate } from '@/platform/format/date';
import type { SensorSeries } from '../aviary/aviaryTypes';
import type { FishRange } from '../fishReferences/rules/ranges';
import type { TemperatureRow } from '../fishReferences/rules/ration';
import type { WaterLimits } from '../fishReferences/rules/water';
import type { Transfer } from '../fishRules/transfers';
import type { LotStatus } from '../lotTypes';

/** What was measured by hand: a magnitude of the water by its name, an instant in milliseconds. */
export interface Measure {
  readonly id: number;
  readonly at: number;
  readonly magnitude: string;
  readonly value: number;
  readonly place: string;
}

export interface WaterSetOfLot {
  readonly name: string;
  readonly limits: readonly ({ readonly magnitude: string } & WaterLimits)[];
}

/** What is known of the water of a pond. */
export interface PondWater {
  readonly sensors: readonly SensorSeries[];
  readonly measures: readonly Measure[];
  readonly waterSet: WaterSetOfLot | null;
}

export interface FishTreatment {
  readonly id: number;
  readonly drug: string;
  readonly start: LocalDate | null;
  readonly end: LocalDate | null;
  readonly graceDays: number | null;
  /** The first day on which fish may be slaughtered; null where the days of grace are not known. */
  readonly freeFrom: LocalDate | null;
}

export interface DayOfNets {
  readonly day: number;
  readonly fish: number;
  readonly kg: number;
}

/** A lot of fish as it was written down; null is unknown. */
export interface FishLotState {
  readonly id: number;
  readonly number: string;
  readonly status: LotStatus;
  readonly speciesId: number | null;
  readonly species: string;
  readonly supplier: string;
  readonly housingDate: LocalDate | null;
  readonly expectedEndDate: LocalDate | null;
  readonly closingDate: LocalDate | null;
  /** Days since housing, until today or the closing; null before housing. */
  readonly day: number | null;
  readonly expectedDays: number | null;
  readonly daysLeft: number | null;
  readonly housed: number | null;
  readonly deadInTransport: number | null;
  readonly unitWeight: number | null;
  /** By day since housing; null in it where a day is not known, null for it where none is. */
  readonly lost: readonly (number | null)[] | null;
  readonly feedKg: readonly (number | null)[];
  readonly samplings: readonly DayOfNets[];
  /** Null where the fish or the day of one are not known. */
  readonly harvests: readonly (DayOfNets & { readonly kind: string })[] | null;
  /** Fish that came from other ponds or went there; null where one of them is not known. */
  readonly transfers: readonly Transfer[] | null;
  /** Fish that new counts found beyond what was expected; negative where fewer were there. */
  readonly found: number;
  /** Fish of each morning as they were counted; null where the server does not say. */
  readonly present: readonly (number | null)[] | null;
  readonly treatments: readonly FishTreatment[];
  /** Samplings and treatments that could not be read. */
  readonly unread: number;
  readonly rangeSet: {
    readonly name: string;
    readonly ranges: readonly FishRange[];
    readonly temperatures: readonly TemperatureRow[];
  } | null;
}

export interface FishPondState extends PondWater {
  readonly id: number;
  readonly name: string;
  readonly area: number | null;
  readonly farmId: number | null;
  readonly farmName: string;
  readonly lot: FishLotState | null;
  /** It has one that could not be read. */
  readonly lotUnread: boolean;
  /** Hour by hour over the last nights; null without a sensor of it. */
  readonly oxygen: SensorSeries | null;
}

export interface FishBoard {
  /** The server's clock, milliseconds. */
  readonly serverTime: number;
  /** The day in Brasília. */
  readonly today: LocalDate;
  readonly ponds: readonly FishPondState[];
  /** Ponds that could not be read. */
  readonly unread: number;
}

export interface FishLotBoard {
  readonly serverTime: number;
  readonly today: LocalDate;
  readonly pond: FishPondState;
  readonly lot: FishLotState;
}

export interface WaterPond {
  readonly id: number;
  readonly name: string;
  readonly farmName: string;
  readonly lotNumber: string;
  readonly hasSensors: boolean;
  readonly waterSet: WaterSetOfLot | null;
  readonly oxygen: SensorSeries | null;
}

export interface WaterPonds {
  readonly serverTime: number;
  readonly ponds: readonly WaterPond[];
}

export interface WaterBoard extends PondWater {
  readonly serverTime: number;
  readonly id: number;
  readonly name: string;
}
