import type { FieldErrors } from '../answers';
import { livedCourse } from '../db/occurrence/livedCourse';
import { occurrenceName } from '../db/occurrence/occurrenceName';
import type { Occurrence } from '../db/occurrence/occurrenceTypes';
import { keepsLotRecords, type LotRecord, recordsOf } from '../db/lotRecords';
import { brazilianDay, daysFrom } from '../db/poultry';
import type { PoultryLot } from '../db/poultryTypes';
import { text } from '../read';
import { demo } from '../state';
import { closeLot } from './lots/closing';
import { fishOccurrenceHandlers } from './lots/fish/fishOccurrences';
import { lastContactOf, nextOf } from './lots/lotTables';
import { isTreatment } from '../db/occurrence/treatments';
import { notifyOfGrace, notifyOfLoss } from './lots/lotNotices';
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
} from './occurrenceActs';
import { placeOfLot } from './occurrenceStock';

const TYPES = [
  ...WITHOUT_ANIMALS,
  'mortos-e-eliminados',
  'consumo',
  'pesagem',
  'movimento-de-racao',
  'carregamento',
  'doencas',
  'tratamentos',
];

keepsLotRecords((lotId) =>
  demo.world.occurrence.occurrences
    .filter((row) => row.lotId === lotId)
    .map((row) => ({
      id: row.id,
      lotId,
      name: occurrenceName(row.type),
      day: brazilianDay(new Date(row.happenedAt)),
    })),
);

function aliveOf(lot: PoultryLot): number | null {
  if (lot.housingDate === null) return null;
  const last = daysFrom(lot.housingDate, lot.closingDate ?? brazilianDay(new Date()));
  const { housed, days, loaded } = livedCourse(demo.world, lot, last);
  return housed - loaded - days.reduce((sum, day) => sum + (day.dead ?? 0) + (day.eliminated ?? 0), 0);
}

/** A closed lot has no birds; of a finished one nobody asks. */
function shownAlive(lot: PoultryLot): number | null {
  if (lot.status === 'FINISHED') return null;
  return lot.status === 'BLOCKED' ? 0 : aliveOf(lot);
}

/** What the last load of a lot leaves behind. */
function closingErrors(
  lot: PoultryLot,
  values: Sent,
  rest: number,
  later: readonly LotRecord[],
): FieldErrors {
  if (values['closesLot'] !== true || lot.status !== 'IN_PROGRESS') return {};
  const errors: FieldErrors = {};
  if (rest > 0 && !text(values['restReason']))
    errors['RestReason'] = ['Informe o motivo: restam aves que não foram carregadas.'];
  return { ...errors, ...laterErrors(later.length) };
}

function weighingErrors(values: Sent): FieldErrors {
  const { total, averageWeight: mean } = values;
  const readings = (text(values['readings']) ?? '').split(/\s+/).filter(Boolean).map(Number);
  if (!isCount(total) || total === 0) return { Total: ['Informe quantas aves foram pesadas.'] };
  if (typeof mean !== 'number' || mean < 20 || mean > 8000)
    return { AverageWeight: ['O peso médio deve estar entre 20 e 8000 g.'] };
  if (readings.length === 0) return {};
  if (readings.length !== total) return { Total: [`Foram informadas ${readings.length} leituras.`] };
  const sum = readings.reduce((all, one) => all + one, 0);
  return Math.abs(sum / readings.length - mean) < 1
    ? {}
    : { AverageWeight: ['O peso médio não corresponde às leituras.'] };
}

function valueErrors({ lot, type, values, before, day }: Act<PoultryLot, Occurrence>): FieldErrors {
  const own = (...names: string[]) =>
    before && before.lotId === lot.id
      ? names.reduce((sum, name) => sum + numberOf(before.values[name]), 0)
      : 0;
  const alive = aliveOf(lot) ?? 0;
  if (type === 'mortos-e-eliminados')
    return lossErrors(values, alive + own('dead', 'eliminated'), 'aves vivas');
  if (type === 'carregamento') {
    const quantity = numberOf(values['quantity']);
    const most = alive + own('quantity');
    if (!isCount(quantity) || quantity < 1 || quantity > most)
      return { Quantity: [`O lote tem ${String(most)} aves vivas.`] };
    const later = recordsOf(lot.id).filter((record) => record.day > day && record.id !== before?.id);
    return closingErrors(lot, values, most - quantity, later);
  }
  if (type === 'pesagem') return weighingErrors(values);
  return type === 'consumo' ? consumptionErrors(values, lot.automatic) : {};
}

export const occurrenceHandlers = [
  ...occurrenceRoutes<PoultryLot, Occurrence>({
    controller: 'ChickenOccurrence',
    permission: 'CHICKEN_OCCURRENCE',
    of: 'lot',
    types: TYPES,
    table: () => demo.world.occurrence.occurrences,
    lots: () => demo.world.poultryLots,
    lotsIn: (_type, { lotId }) => [lotId],
    lotsOf: ({ lotId }) => [lotId],
    kept: () => ({}),
    place: placeOfLot,
    lotWire: (lot) => ({
      id: lot.id,
      number: lot.number,
      aviaryName: demo.world.aviaries.get(lot.aviaryId)?.name ?? null,
      status: lot.status,
      hasAutomaticData: lot.automatic,
      gender: lot.gender,
      housingDate: lot.housingDate && `${lot.housingDate}T00:00:00`,
      closingDate: lot.closingDate && `${lot.closingDate}T00:00:00`,
      alive: shownAlive(lot),
      lastContactAt: lastContactOf(lot, new Date()),
    }),
    errors: valueErrors,
    saved: ({ lot, type, values, day }, row, earlier, call) => {
      // The last load closes the lot on the day on which it began.
      if (type === 'carregamento' && values['closesLot'] === true && lot.status === 'IN_PROGRESS')
        closeLot(lot, day, text(values['restReason']) || null, call);
      if (type === 'mortos-e-eliminados') notifyOfLoss(lot, row);
      if (isTreatment(row)) notifyOfGrace(lot, row, earlier);
      const closed = demo.world.poultryLots.need(lot.id);
      return closed.status === 'BLOCKED'
        ? { closedLot: { number: lot.number, nextLot: nextOf(closed) } }
        : {};
    },
  }),
  ...fishOccurrenceHandlers,
];
