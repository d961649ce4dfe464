import { figureOrNull, flag, id, keeping, list, type Read, text, textOrNull } from '@/platform/http/wire';
import { platformRecord } from '../platformRecord';

/** A unit in which an invoice counts goods. */
export const Unit = keeping({
  id,
  code: text,
  description: text,
  fractional: flag,
  ...platformRecord,
});
export type Unit = Read<typeof Unit>;

/** From when and until when a code may stand on a document; without an end it still may. */
const validity = {
  validFrom: textOrNull,
  validTo: textOrNull,
};

/** A kind of goods of the Mercosul nomenclature. */
export const Ncm = keeping({
  id,
  code: text,
  description: text,
  unitId: figureOrNull,
  unitCode: textOrNull,
  ...validity,
  ...platformRecord,
});
export type Ncm = Read<typeof Ncm>;

/** Goods under tax substitution. The first two digits of the code are the segment. */
export const Cest = keeping({
  id,
  code: text,
  description: text,
  /** NCM codes, or the first digits of them, parted by commas. */
  ncmPrefixes: text,
  ...platformRecord,
});
export type Cest = Read<typeof Cest>;

/** A tax benefit of a state, as invoices name it (cBenef), and the taxations it goes with. */
export const Benefit = keeping({
  id,
  code: text,
  state: text,
  description: text,
  csts: list(text),
  ...validity,
  ...platformRecord,
});
export type Benefit = Read<typeof Benefit>;

/** What an invoice does: the words it prints, and its code of operation inside the state and beyond. */
export const Nature = keeping({
  id,
  description: text,
  direction: text,
  cfopInside: text,
  cfopOutside: text,
  finality: text,
  movesStock: flag,
  generatesFinancial: flag,
  ...platformRecord,
});
export type Nature = Read<typeof Nature>;
