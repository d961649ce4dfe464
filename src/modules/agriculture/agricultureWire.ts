import {
  figure,
  figureOrNull,
  givenNumber,
  id,
  keeping,
  list,
  type Read,
  record,
  text,
} from '@/platform/http/wire';

/**
 * An image of one plot. No document prints the call: `GET /SatelliteImage/GetDates?farmActivityFieldPolygonId=` is
 * taken to answer a list of these, in any order.
 */
export const SatelliteDate = keeping({
  id,
  /** A day of the calendar, without zone. */
  date: text,
  /** Percent of the plot that clouds hide, 0 to 100. */
  cloudCover: figure,
  /** Of the cells that can be seen; null when none can. */
  meanNdvi: figureOrNull,
});
export type SatelliteDate = Read<typeof SatelliteDate>;

/**
 * The index of one image over one plot, cell by cell. No document prints the call: `GET /SatelliteImage/GetNdvi?id=` is
 * taken to answer this. `values` runs row by row from the north-west corner, `rows` × `columns` of them, each from −1
 * to 1, or null where a cloud lies or nothing was measured. Cells are even in degrees.
 */
export const NdviImage = keeping({
  id,
  date: text,
  bounds: record({
    north: givenNumber,
    south: givenNumber,
    east: givenNumber,
    west: givenNumber,
  }),
  columns: givenNumber,
  rows: givenNumber,
  values: list(figureOrNull),
});
export type NdviImage = Read<typeof NdviImage>;
