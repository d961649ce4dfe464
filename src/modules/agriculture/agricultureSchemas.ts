import { array, type InferType, number, object, string } from 'yup';

/**
 * An image of one plot. No document prints the call: `GET /SatelliteImage/GetDates?farmActivityFieldPolygonId=` is
 * taken to answer a list of these, in any order.
 */
export const satelliteDateSchema = object({
  id: number().required(),
  /** A day of the calendar, without zone. */
  date: string().required(),
  /** Percent of the plot that clouds hide, 0 to 100. */
  cloudCover: number().min(0).max(100).required(),
  /** Of the cells that can be seen; null when none can. */
  meanNdvi: number().min(-1).max(1).nullable().defined(),
});
export type SatelliteDate = InferType<typeof satelliteDateSchema>;

/**
 * The index of one image over one plot, cell by cell. No document prints the call: `GET /SatelliteImage/GetNdvi?id=` is
 * taken to answer this. `values` runs row by row from the north-west corner, `rows` × `columns` of them, each from −1
 * to 1, or null where a cloud lies or nothing was measured. Cells are even in degrees.
 */
export const ndviImageSchema = object({
  id: number().required(),
  date: string().required(),
  bounds: object({
    north: number().required(),
    south: number().required(),
    east: number().required(),
    west: number().required(),
  }).required(),
  columns: number().integer().min(1).required(),
  rows: number().integer().min(1).required(),
  values: array(number().min(-1).max(1).nullable().defined()).defined(),
});
export type NdviImage = InferType<typeof ndviImageSchema>;
