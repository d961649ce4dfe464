import { array, boolean, type InferType, number, object, string } from 'yup';

/*
 * No document prints the calls of the poultry dashboards: `GET /PoultryDashboard/GetAviaries` is taken to answer a
 * list of aviaries with their present lot, `GET /PoultryDashboard/GetLot?id=` one lot with its course.
 * Dates are days of the calendar without zone, weights of birds grams, feed kilograms.
 */

/** On the wire; awaiting housing, in progress, blocked until the result document is released, finished. */
export const WIRE_STATUSES = ['AWAITING', 'IN_PROGRESS', 'BLOCKED', 'FINISHED'] as const;

const count = () => number().integer().min(0);

/** How the lot stood on the day of its last weighing. */
const lastWeighingSchema = object({
  date: string().required(),
  /** Grams. */
  averageWeight: number().positive().required(),
  birdsWeighed: count().required(),
  /** Dead and eliminated until that day. */
  birdsLost: count().required(),
  /** Kilograms until that day; null when none were written down. */
  feedConsumed: number().min(0).nullable().defined(),
  /** Grams that the lot's reference set gives for that day. */
  referenceWeight: number().positive().nullable().defined(),
});

const lotSchema = object({
  id: number().required(),
  number: string().required(),
  status: string().oneOf(WIRE_STATUSES).required(),
  /** Sensors, scale and silo of the aviary report by themselves. */
  hasAutomaticData: boolean().required(),
  housingDate: string().nullable().defined(),
  expectedEndDate: string().nullable().defined(),
  closingDate: string().nullable().defined(),
  lineage: string().nullable().defined(),
  quantityReceived: count().nullable().defined(),
  discardedOnDelivery: count().nullable().defined(),
  dead: count().nullable().defined(),
  eliminated: count().nullable().defined(),
  /** Birds that have left for slaughter. */
  loaded: count().nullable().defined(),
  feedConsumed: number().min(0).nullable().defined(),
  weighingCount: count().nullable().defined(),
  lastWeighing: lastWeighingSchema.nullable().defined(),
});

const aviaryFields = {
  id: number().required(),
  name: string().required(),
  farmId: number().nullable().defined(),
  farmName: string().nullable().defined(),
  /** An instant with zone: when the aviary's collector was last heard of; null without one. */
  lastContactAt: string().nullable().defined(),
};

/** The lot that closing the present one made; null while that one lives. */
const nextLotSchema = object({ id: number().required(), number: string().required() });

/** An aviary and its present lot; null where none was ever registered. */
export const aviarySchema = object({
  ...aviaryFields,
  lot: lotSchema.nullable().defined(),
  nextLot: nextLotSchema.nullable().defined(),
});
export type AviaryWire = InferType<typeof aviarySchema>;

const courseFields = {
  days: array(
    object({
      date: string().required(),
      dead: count().nullable().defined(),
      eliminated: count().nullable().defined(),
      feedConsumed: number().min(0).nullable().defined(),
    }),
  ).defined(),
  weighings: array(
    object({
      date: string().required(),
      averageWeight: number().positive().required(),
      birdsWeighed: count().required(),
      /** Grams of each bird; null where only the average was written down. */
      readings: array(number().positive().required()).nullable().defined(),
    }),
  ).defined(),
};

/** The figures a lot is compared with, day by day. */
const referenceSchema = object({
  name: string().required(),
  days: array(
    object({
      day: count().required(),
      /** Grams of a bird. */
      weight: number().positive().required(),
      /** Grams a bird eats on that day. */
      dailyFeed: number().min(0).nullable().defined(),
      /** Percent of the housed birds lost until that day. */
      mortality: number().min(0).max(100).nullable().defined(),
    }),
  ).defined(),
});

const previousLotSchema = object({
  id: number().required(),
  number: string().required(),
  housingDate: string().required(),
  birdsHoused: count().required(),
  ...courseFields,
});

/** One lot with its course, its reference set (null: none chosen) and the former lots of its aviary. */
export const lotCourseSchema = object({
  id: number().required(),
  aviary: object(aviaryFields).required(),
  lot: lotSchema.required(),
  nextLot: nextLotSchema.nullable().defined(),
  ...courseFields,
  reference: referenceSchema.nullable().defined(),
  previousLots: array(previousLotSchema).defined(),
});
export type LotCourseWire = InferType<typeof lotCourseSchema>;
