import { daysBetween, type LocalDate } from '@/platform/format/date';
import {
  figure,
  figureOrNull,
  givenNumber,
  isMissing,
  id,
  keeping,
  list,
  made,
  nothingOr,
  oneOf,
  type Read,
  sparse,
  text,
  textOrEmpty,
  textOrNull,
} from '@/platform/http/wire';
import { amount, day, positive } from '@/platform/http/wireValues';
import type { FishLife } from '../fishRules/fishResult';
import type { Transfer } from '../fishRules/transfers';
import { named, ownId } from '../lot/lotAnswers';

/** A lot of fish in the list. */
export const FishLotRow = keeping({
  id,
  /** Which of its changes was read: each write sends it back. */
  version: figure,
  fishPondId: figureOrNull,
  fishPondName: textOrNull,
  number: text,
  status: text,
  housingDate: textOrNull,
  /** Days. */
  durationDays: figureOrNull,
  expectedEndDate: textOrNull,
  closingDate: textOrNull,
  closingReason: textOrNull,
  productionOrderId: figureOrNull,
  /** Its number. */
  productionOrder: textOrNull,
  animalBreedId: figureOrNull,
  animalBreedName: textOrNull,
  /** Fish that were delivered, dead ones among them. */
  housed: figureOrNull,
  deadInTransport: figureOrNull,
  /** Grams of a fish, kilograms of all of them. */
  unitWeight: figureOrNull,
  totalWeight: figureOrNull,
  outputUnit: textOrNull,
  /** °C and pH at housing. */
  waterTemperature: figureOrNull,
  waterPh: figureOrNull,
  rangeSetId: figureOrNull,
  rangeSetName: textOrNull,
  waterSetId: figureOrNull,
  waterSetName: textOrNull,
  harvestYear: figureOrNull,
  farmId: figureOrNull,
  farmName: textOrNull,
  farmActivityId: figureOrNull,
  farmActivityName: textOrNull,
  harvestId: figureOrNull,
  harvestName: textOrNull,
  supplier: textOrNull,
  /** The document of the financial module that tells the result. */
  resultDocumentId: figureOrNull,
  resultDocumentNumber: textOrNull,
  createdAt: textOrNull,
  updatedAt: textOrNull,
  updatedBy: textOrNull,
});
export type FishLot = Read<typeof FishLotRow>;

// A lot is written back as a whole: of one with a figure that cannot be read the form is not opened.
const given = nothingOr(givenNumber, isMissing);

export const FishLotItem = keeping({
  ...FishLotRow.entries,
  fishPondId: given,
  durationDays: given,
  animalBreedId: given,
  housed: given,
  deadInTransport: given,
  unitWeight: given,
  totalWeight: given,
  waterTemperature: given,
  waterPh: given,
  rangeSetId: given,
  waterSetId: given,
  harvestYear: given,
  farmId: given,
  farmActivityId: given,
  harvestId: given,
});

/** A lot with what was written down of it. */
export interface FishLotLife extends FishLife {
  readonly id: number;
  readonly number: string;
  readonly fishPondName: string;
  readonly status: string;
  readonly housingDate: LocalDate | null;
  /** Days, samplings and harvests that could not be read: the figures lack them. */
  readonly unread: number;
}

const Dated = { date: day };
const LifeWire = sparse({
  id: ownId,
  number: textOrEmpty,
  fishPondName: textOrEmpty,
  status: textOrEmpty,
  area: positive,
  housingDate: day,
  closingDate: day,
  housed: amount,
  deadInTransport: amount,
  unitWeight: positive,
  found: figureOrNull,
  days: list(sparse({ ...Dated, present: amount, lost: amount, feedKg: amount })),
  samplings: list(sparse({ ...Dated, fish: positive, weightKg: positive })),
  harvests: list(sparse({ ...Dated, fish: amount, weightKg: amount })),
  transfers: list(
    sparse({ ...Dated, way: oneOf(['IN', 'OUT']), fish: amount, weightKg: amount, feedKg: amount }),
  ),
  ranges: list(sparse({ from: amount, to: amount, dailyGain: amount, feedConversion: positive })),
});

function lifeOf({ closingDate, ...sent }: Read<typeof LifeWire>): FishLotLife {
  const { housingDate } = sent;
  const since = (date: LocalDate | null) =>
    housingDate === null || date === null ? null : daysBetween(housingDate, date);
  const placed = <Row extends { readonly date: LocalDate | null }>(rows: readonly Row[]) =>
    rows.flatMap((row) => {
      const at = since(row.date);
      return at === null || at < 0 ? [] : [{ ...row, day: at }];
    });
  const days = new Map(placed(sent.days).map((row) => [row.day, row]));
  const last = Math.max(-1, ...days.keys());
  const samplings = placed(sent.samplings).flatMap(({ day: at, fish, weightKg }) =>
    fish === null || weightKg === null ? [] : [{ day: at, grams: (weightKg * 1000) / fish }],
  );
  const harvests = placed(sent.harvests).map(({ day: at, fish, weightKg }) => ({
    day: at,
    fish,
    kg: weightKg,
  }));
  const transfers = placed(sent.transfers).flatMap(({ day: at, way, fish, weightKg, feedKg }): Transfer[] =>
    fish === null || weightKg === null
      ? []
      : [{ day: at, way: way === 'IN' ? 'in' : 'out', fish, kg: weightKg, feedKg }],
  );
  return named({
    ...sent,
    closedOn: since(closingDate),
    days: Array.from({ length: last + 1 }, (_, at) => {
      const { present = null, lost = null, feedKg = null } = days.get(at) ?? {};
      return { day: at, present, lost, feedKg };
    }),
    samplings,
    harvests,
    transfers,
    unread:
      last +
      1 -
      days.size +
      (sent.days.length - days.size) +
      (sent.samplings.length - samplings.length) +
      (sent.harvests.length - harvests.length) +
      (sent.transfers.length - transfers.length),
  });
}

export const FishLotLifeWire = made(LifeWire, lifeOf);
