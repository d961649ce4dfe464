import { daysBetween } from '@/platform/format/date';
import {
  figureOrNull,
  givenNumber,
  made,
  mark,
  optionalText,
  orNull,
  record,
  sparse,
} from '@/platform/http/wire';
import { amount, cents, givenAmount, givenDay, numericIdOrNull, positive } from '@/platform/http/wireValues';
import { movedOf } from '../fishRules/transfers';
import { rowsOf } from './fishBoardsWire';
import type { ClosedFishLot } from './rules/fishResults';

const Harvest = record({ date: givenDay, fish: givenAmount, kg: givenAmount });

/** A closed lot of fish; none without id and dates. Harvests of which one cannot be read are unknown. */
export const ClosedFishLotWire = made(
  sparse({
    id: givenNumber,
    number: optionalText,
    fishPondId: numericIdOrNull,
    fishPondName: optionalText,
    area: positive,
    animalBreedName: optionalText,
    supplier: optionalText,
    housingDate: givenDay,
    closingDate: givenDay,
    housed: amount,
    deadInTransport: amount,
    unitWeight: positive,
    lost: amount,
    found: figureOrNull,
    harvests: rowsOf(Harvest),
    feedKg: amount,
    moved: orNull(
      record({ inFish: givenAmount, inKg: givenAmount, outFish: givenAmount, outKg: givenAmount }),
    ),
    released: mark,
    resultValue: cents,
  }),
  ({
    fishPondId,
    fishPondName,
    animalBreedName,
    harvests,
    released,
    resultValue,
    moved,
    ...sent
  }): ClosedFishLot => {
    const rows = harvests.unread === 0 ? harvests.rows : null;
    const sum = (of: (row: { date: string; fish: number; kg: number }) => number) =>
      rows && rows.reduce((all, row) => all + of(row), 0);
    return {
      ...sent,
      moved: moved ?? movedOf([]),
      number: sent.number || String(sent.id),
      pondId: fishPondId,
      pondName: fishPondName,
      species: animalBreedName,
      days: daysBetween(sent.housingDate, sent.closingDate),
      fish: sum(({ fish }) => fish),
      kg: sum(({ kg }) => kg),
      fishDays: sum(({ fish, date }) => fish * daysBetween(sent.housingDate, date)),
      paid: released && resultValue !== null && resultValue >= 0 ? resultValue : null,
    };
  },
);
