import { type FieldErrors, json } from '../../../answers';
import { fishCourse, fishLeft, fishOccurrencesOf, TRANSFER } from '../../../db/fish/fishCourse';
import type { FishLot } from '../../../db/fish/fishTypes';
import type { FishRangeSet } from '../../../db/fishReferences';
import type { FishOccurrence } from '../../../db/occurrence/occurrenceTypes';
import { treatedBy, treatmentOf } from '../../../db/occurrence/treatments';
import { brazilianDay, dayLater } from '../../../db/poultry';
import { id, text } from '../../../read';
import { route } from '../../../route';
import { demo } from '../../../state';
import {
  type Act,
  consumptionErrors,
  isCount,
  laterErrors,
  lossErrors,
  numberOf,
  occurrenceRoutes,
  type Sent,
  WITHOUT_ANIMALS,
} from '../../occurrenceActs';
import { placeOfPond } from '../../occurrenceStock';
import { notifyOfFishOccurrence } from '../lotNotices';
import { closeFishLot, nextFishLot } from './fishLotTables';
import { meanTemperature } from './pondSensors';

type FishAct = Act<FishLot, FishOccurrence>;
const KEY = 'FISH_OCCURRENCE';
const SUPPLY = 'fornecimento-de-racao';
const TYPES = [
  ...WITHOUT_ANIMALS,
  'mortos-e-eliminados',
  'consumo',
  'movimento-de-racao',
  'amostragem-de-peixes',
  SUPPLY,
  'doencas',
  'tratamentos',
  'despesca',
  TRANSFER,
];

const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Sent[]) : []);
const grams = (kg: unknown) => Math.round(numberOf(kg) * 1000);
const isAmount = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value > 0;
const dayText = (day: string) => `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
const midnight = (day: string | null) => day && `${day}T00:00:00`;

/** The nets make the totals, and the mean is theirs. */
function samplingErrors(values: Sent): FieldErrors {
  const { weightKg, fish, averageWeight } = values;
  const nets = rowsOf(values['nets']);
  const empty = nets.findIndex(
    (net) => !isAmount(net['weightKg']) || !isCount(net['fish']) || !isAmount(net['fish']),
  );
  if (empty >= 0) return { [`Nets[${empty}].Fish`]: ['Informe o peso e os peixes de cada rede.'] };
  if (!isCount(fish) || fish === 0) return { Fish: ['Informe quantos peixes foram pesados.'] };
  if (!isAmount(weightKg)) return { WeightKg: ['Informe o peso da amostra.'] };
  const sum = (name: string) => nets.reduce((all, net) => all + grams(net[name]), 0);
  if (nets.length > 0 && (sum('weightKg') !== grams(weightKg) || sum('fish') !== grams(fish)))
    return { WeightKg: ['As redes não somam o total.'] };
  const mean = (numberOf(weightKg) * 1000) / numberOf(fish);
  return Math.abs(mean - numberOf(averageWeight)) < 0.05
    ? {}
    : { AverageWeight: [`O peso médio é ${mean.toFixed(2).replace('.', ',')} g.`] };
}

/** What falls to the lots makes the whole to the gram. */
function supplyErrors({ lots, values }: FishAct): FieldErrors {
  if (!isAmount(values['quantityKg'])) return { QuantityKg: ['Informe a quantidade.'] };
  const parts = rowsOf(values['parts']);
  if (lots.length < 2 && parts.length === 0) return {};
  const ofLots = lots.map((lot) => parts.find((part) => id(part['subjectId']) === lot.id)?.['value']);
  const missing = ofLots.findIndex((value) => typeof value !== 'number' || value < 0);
  if (missing >= 0 || parts.length !== lots.length)
    return { [`Parts[${Math.max(0, missing)}].Value`]: ['Informe a quantidade de cada lote.'] };
  const rest = grams(values['quantityKg']) - ofLots.reduce<number>((sum, value) => sum + grams(value), 0);
  if (rest === 0) return {};
  const kg = (Math.abs(rest) / 1000).toFixed(3).replace('.', ',');
  return { QuantityKg: [rest > 0 ? `Faltam ${kg} kg nos lotes.` : `Os lotes somam ${kg} kg a mais.`] };
}

/** The occurrences of a lot after a day, one of them not counted. */
const after = (lot: FishLot, day: string, withoutId: number | undefined) =>
  fishOccurrencesOf(demo.world, lot.id).filter(
    (row) => row.id !== withoutId && brazilianDay(new Date(row.happenedAt)) > day,
  ).length;

/** A drug that still holds the fish of a lot on a day. */
function graceErrors(lot: FishLot, day: string): FieldErrors {
  const grace = treatedBy(demo.world, lot)
    .map(treatmentOf)
    .filter(({ freeFrom }) => freeFrom !== null && freeFrom > day)
    .toSorted((a, b) => (b.freeFrom ?? '').localeCompare(a.freeFrom ?? ''))[0];
  if (!grace?.freeFrom) return {};
  return {
    HappenedAt: [
      `${grace.drug || 'Medicamento'}: despesca permitida a partir de ${dayText(grace.freeFrom)}.`,
    ],
  };
}

/** A harvest: no fish under grace, no more than there are unless they were counted anew, and of a total one the rest. */
function harvestErrors({ lot, values, before, day, at }: FishAct): FieldErrors {
  const { kind, quantity, weightKg } = values;
  if (kind !== 'parcial' && kind !== 'total') return { Kind: ['Escolha o tipo de despesca.'] };
  if (!isCount(quantity) || quantity === 0) return { Quantity: ['Informe o número de peixes.'] };
  if (!isAmount(weightKg)) return { WeightKg: ['Informe o peso.'] };
  const grace = graceErrors(lot, day);
  if (grace['HappenedAt']) return grace;
  const fish = numberOf(quantity);
  const { there, most, later } = fishLeft(demo.world, lot, at, before?.id);
  if (values['recounted'] === true) {
    const counted = kind === 'total' ? fish : numberOf(values['counted']);
    if (!text(values['reason'])) return { Reason: ['Informe o motivo da nova contagem.'] };
    if (kind === 'parcial' && (!isCount(values['counted']) || counted < fish))
      return { Counted: ['Informe quantos peixes havia: não podem ser menos que os despescados.'] };
    if (counted - fish < later)
      return { Counted: [`Depois desta data saíram ${String(later)} peixes: não podem restar menos.`] };
  } else if (fish > most) return { Quantity: [`O lote tem ${String(most)} peixes estimados.`] };
  if (kind !== 'total' || lot.status !== 'IN_PROGRESS') return {};
  return {
    ...(values['recounted'] !== true && there > fish && !text(values['restReason'])
      ? { RestReason: [`Informe o motivo: ${String(there - fish)} peixes não foram encontrados.`] }
      : {}),
    ...laterErrors(after(lot, day, before?.id)),
  };
}

/** Fish that go to another pond: no more than there are, not to themselves, and none that have left there since. */
function transferErrors({ lots, lot, values, before, at }: FishAct): FieldErrors {
  const [, to] = lots;
  const fish = numberOf(values['quantity']);
  if (id(values['toLotId']) === lot.id) return { ToLotId: ['Escolha o lote de outro viveiro.'] };
  if (!to) return { ToLotId: ['Escolha o lote que recebe os peixes.'] };
  if (!isCount(values['quantity']) || fish === 0) return { Quantity: ['Informe o número de peixes.'] };
  if (!isAmount(values['weightKg'])) return { WeightKg: ['Informe o peso.'] };
  const { feedKg } = values;
  if (feedKg != null && !(typeof feedKg === 'number' && feedKg >= 0))
    return { FeedKg: ['Informe um valor que não seja negativo.'] };
  const { most } = fishLeft(demo.world, lot, at, before?.id);
  if (fish > most) return { Quantity: [`O lote tem ${String(most)} peixes estimados.`] };
  const there = fishLeft(demo.world, to, at, before?.id);
  if (there.most + fish < 0)
    return { Quantity: [`Do lote ${to.number} já saíram peixes que vieram desta transferência.`] };
  return {};
}

/** The lot that fish went to has passed them on since: without them it would have had less than none. */
function passedOn(row: FishOccurrence): string | null {
  if (row.type !== TRANSFER) return null;
  const to = demo.world.fishLots.get(row.lotIds?.find((one) => one !== row.lotId));
  if (!to || fishLeft(demo.world, to, row.happenedAt, row.id).most >= 0) return null;
  return `Do lote ${to.number} já saíram peixes que vieram desta transferência: altere antes o que saiu.`;
}

function valueErrors(act: FishAct): FieldErrors {
  const { lot, type, values, before, at } = act;
  if (lot.housingDate === null) return {};
  switch (type) {
    case 'mortos-e-eliminados':
      return lossErrors(values, fishLeft(demo.world, lot, at, before?.id).most, 'peixes vivos');
    case 'amostragem-de-peixes':
      return samplingErrors(values);
    case SUPPLY:
      return supplyErrors(act);
    case 'despesca':
      return harvestErrors(act);
    case TRANSFER:
      return transferErrors(act);
    case 'consumo':
      return consumptionErrors(values, false);
    default:
      return {};
  }
}

/** What the ration is corrected by: the sensor's mean of 24 hours, else what somebody measured last in the pond. */
function waterTemperature(lot: FishLot) {
  const measured = meanTemperature(lot.fishPondId, Date.now());
  if (measured) return measured;
  const last = fishOccurrencesOf(demo.world, lot.id)
    .filter(({ type, values }) => type === 'medida-de-variavel' && values['magnitude'] === 'temperatura')
    .toSorted((a, b) => b.happenedAt.localeCompare(a.happenedAt))[0];
  return last ? { value: numberOf(last.values['value']), measuredAt: last.happenedAt } : null;
}

/** How a living lot stands, day by day: what its next occurrences are compared with. */
function courseWire(lot: FishLot) {
  const { housingDate } = lot;
  if (lot.status !== 'IN_PROGRESS' || housingDate === null) return null;
  const course = fishCourse(demo.world, lot, brazilianDay(new Date()));
  return {
    start: course.start,
    lost: course.lost,
    found: course.found,
    harvested: course.harvests.reduce((sum, { fish }) => sum + fish, 0),
    unitWeight: lot.unitWeight,
    present: course.days.map(({ present }) => present),
    feedKg: course.days.map(({ feedKg }) => feedKg),
    transfers: course.transfers.map(({ day, way, fish, kg, feedKg }) => ({
      date: midnight(dayLater(housingDate, day)),
      way,
      fish,
      weightKg: kg,
      feedKg,
    })),
    samplings: course.samplings.map(({ day, fish, kg }) => ({
      date: midnight(dayLater(housingDate, day)),
      fish,
      weightKg: kg,
    })),
  };
}

/** Fish that are there now; a closed lot has none, of a finished one nobody asks. */
function shownAlive(lot: FishLot): number | null {
  if (lot.status === 'BLOCKED') return 0;
  return lot.status === 'FINISHED' ? null : fishCourse(demo.world, lot, brazilianDay(new Date())).alive;
}

/** A lot with how it stands: of its course the next acts, and its next rations, follow. */
export const standingWire = (lot: FishLot) => ({
  id: lot.id,
  number: lot.number,
  pondName: demo.world.fishPonds.get(lot.fishPondId)?.name ?? null,
  status: lot.status,
  housingDate: midnight(lot.housingDate),
  closingDate: midnight(lot.closingDate),
  alive: shownAlive(lot),
  rangeSetId: lot.rangeSetId,
  waterTemperature: waterTemperature(lot),
  course: courseWire(lot),
});

/** A set that lots are fed by. */
export const feedingSetWire = ({ id: setId, name, ranges, temperatures }: FishRangeSet) => ({
  id: setId,
  name,
  ranges,
  temperatures,
});

/** Closes the lot of a total harvest on its day: who made it reads what the next one is, and which fish are missing. */
function closed({ lot, type, values, day }: FishAct, call: Parameters<typeof closeFishLot>[3]): object {
  if (type !== 'despesca' || values['kind'] !== 'total' || lot.status !== 'IN_PROGRESS') return {};
  const shut = closeFishLot(lot, day, text(values['restReason']) || null, call);
  const { start, lost, found, harvests, transfers } = fishCourse(demo.world, shut, day);
  const moved = transfers.reduce((sum, { way, fish }) => sum + (way === 'IN' ? fish : -fish), 0);
  const all = (start ?? 0) + found + moved - harvests.reduce((sum, { fish }) => sum + fish, 0);
  return {
    closedLot: {
      number: shut.number,
      nextLot: nextFishLot(shut),
      missing: { dead: lost, notFound: all - lost },
    },
  };
}

export const fishOccurrenceHandlers = [
  ...occurrenceRoutes<FishLot, FishOccurrence>({
    controller: 'PiscicultureOccurrence',
    permission: KEY,
    of: 'pond',
    types: TYPES,
    table: () => demo.world.occurrence.fishOccurrences,
    lots: () => demo.world.fishLots,
    // Feed alone is given to several lots at once; fish of one go to another.
    lotsIn: (type, { lotId, lotIds, values }) => {
      const to = type === TRANSFER ? id((values as Sent | undefined)?.['toLotId']) : undefined;
      if (to !== undefined && to !== id(lotId)) return [lotId, to];
      const several = type === SUPPLY && Array.isArray(lotIds) ? [...new Set(lotIds.map(id))] : [];
      return several.length > 0 ? several : [lotId];
    },
    lotsOf: ({ lotId, lotIds }) => lotIds ?? [lotId],
    kept: (lots) => ({ lotIds: lots.length > 1 ? lots.map((lot) => lot.id) : undefined }),
    place: placeOfPond,
    lotWire: standingWire,
    errors: valueErrors,
    unremovable: passedOn,
    saved: (act, row, earlier, call) => {
      notifyOfFishOccurrence(act.lots, row, earlier);
      return closed(act, call);
    },
  }),
  route(
    'GET',
    '/PiscicultureOccurrence/GetFeedingSetsForSelect',
    ({ customerId }) => {
      const { fishRanges, fishLots } = demo.world;
      const used = new Set(
        fishLots.filter((lot) => lot.customerId === customerId).map(({ rangeSetId }) => rangeSetId),
      );
      return json(
        fishRanges.filter((set) => set.customerId === customerId && used.has(set.id)).map(feedingSetWire),
      );
    },
    { permission: KEY },
  ),
];
