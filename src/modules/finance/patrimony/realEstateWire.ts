import {
  choice,
  figure,
  figureOrNull,
  flag,
  keeping,
  list,
  type Read,
  record,
  text,
  textOrNull,
} from '@/platform/http/wire';
import { EXPLORATIONS, LICENCE_KINDS } from './assetKinds';
import { assetParts } from './assetWire';

/** A registration of land (matrícula) as the grid and the record answer it. Areas in hectares. */
export const RealEstate = keeping({
  ...assetParts,
  registrationNumber: textOrNull,
  registryOffice: textOrNull,
  totalAreaSize: figureOrNull,
  /** What cost centers of the map use of it. */
  totalApportionedAreaSize: figureOrNull,
  cib: textOrNull,
  ccir: textOrNull,
  car: textOrNull,
  caepf: textOrNull,
  stateRegistration: textOrNull,
  cep: textOrNull,
  stateId: figureOrNull,
  stateInitials: textOrNull,
  cityId: figureOrNull,
  cityName: textOrNull,
  /** IBGE's code, seven digits. */
  cityCode: figureOrNull,
  address: textOrNull,
  district: textOrNull,
  georeferenced: flag,
  encumbrance: textOrNull,
  explorations: list(
    record({
      kind: choice(EXPLORATIONS, null),
      startDate: text,
      endDate: textOrNull,
      share: figure,
    }),
  ),
  owners: list(record({ name: text, document: textOrNull, share: figure })),
  /** Papers of authorities; one without an end is valid until it is taken back. */
  licences: list(
    record({
      kind: choice(LICENCE_KINDS, null),
      number: textOrNull,
      issuer: textOrNull,
      startDate: textOrNull,
      endDate: textOrNull,
    }),
  ),
});
export type RealEstate = Read<typeof RealEstate>;
