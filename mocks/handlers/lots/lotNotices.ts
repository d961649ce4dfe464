import { livedCourse } from '../../db/occurrence/livedCourse';
import type { FishOccurrence, Occurrence } from '../../db/occurrence/occurrenceTypes';
import { occurrenceName } from '../../db/occurrence/occurrenceName';
import { isTreatment, type Treatment, treatedBy, treatmentOf } from '../../db/occurrence/treatments';
import { fishCourse, fishOccurrencesOf, startStock } from '../../db/fish/fishCourse';
import type { FishLot } from '../../db/fish/fishTypes';
import { dayLater, daysFrom } from '../../db/poultry';
import type { PoultryLot } from '../../db/poultryTypes';
import type { CustomerLink, User } from '../../db/types';
import { demo } from '../../state';
import { insertNotice, insertNoticeOnce } from '../notices';
import { aviaryName, todayHere } from './lotTables';

/** Groups of messages as they are shown: an alert, and what is good to know. */
const ALERT = 1;
const INFORMATION = 4;
/** Lost within 72 hours, of the birds that were there (lots decisions §4). */
const NOTIFIED = 0.1;
const HOURS_72 = 72 * 3_600_000;
/** The summary of a day is written at eight in the evening in Brasília. */
const SUMMARY_UTC = 23 * 3_600_000;

const birds = (count: number) => count.toLocaleString('pt-BR');

type Flag =
  'notifyLotStart' | 'notifyLotFinish' | 'notifyDailySummary' | 'smartAlerts' | 'notifyNormalOccurrence';

interface Notice {
  readonly title: string;
  readonly description: string;
  readonly group: number;
  readonly at?: string;
}

type AnyLot = PoultryLot | FishLot;

/** The house or the pond of a lot, how messages name it, and how many animals came to it. */
const placeOf = (lot: AnyLot) =>
  'fishPondId' in lot
    ? {
        name: demo.world.fishPonds.get(lot.fishPondId)?.name ?? '',
        module: 'Piscicultura',
        animals: `${birds(startStock(lot) ?? 0)} peixes`,
      }
    : {
        name: aviaryName(lot.aviaryId) ?? '',
        module: 'Avicultura de corte',
        animals: `${birds((lot.received ?? 0) - (lot.discarded ?? 0))} aves`,
      };

function chose(link: CustomerLink, lot: AnyLot, flag: Flag): boolean {
  const settings = demo.world.notificationSettings.find((row) => row.linkId === link.id);
  if (!('fishPondId' in lot)) {
    const own = settings?.poultry.find((row) => row['aviaryId'] === lot.aviaryId);
    return own?.['active'] === true && own[flag] === true;
  }
  // What is chosen of fish holds for all the ponds that are.
  const ponds = settings?.fish['notificationSettingPiscicultureFishPonds'];
  const isChosen =
    Array.isArray(ponds) &&
    ponds.some((pond: Record<string, unknown>) => pond['fishPondId'] === lot.fishPondId);
  return isChosen && settings?.fish[flag] === true;
}

const written = (lot: AnyLot, { at = new Date().toISOString(), ...notice }: Notice) => ({
  ...notice,
  moduleName: placeOf(lot).module,
  at,
});

/** Tells everybody of the customer who has chosen it for the lot's house or pond. */
function notify(lot: AnyLot, flag: Flag, notice: Notice): void {
  for (const link of demo.world.links.filter((row) => row.customerId === lot.customerId))
    if (chose(link, lot, flag)) insertNotice(link, written(lot, notice));
}

const nameOf = (lot: PoultryLot) => `lote ${lot.number}, ${aviaryName(lot.aviaryId) ?? ''}`;
const percent = (share: number) =>
  (share * 100).toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 2 });

export const notifyOfHousing = (lot: AnyLot): void =>
  notify(lot, 'notifyLotStart', {
    title: `Lote ${lot.number} alojado`,
    description: `${placeOf(lot).name}: ${placeOf(lot).animals}.`,
    group: INFORMATION,
  });

export const notifyOfClosing = (lot: AnyLot, next: string): void =>
  notify(lot, 'notifyLotFinish', {
    title: `Lote ${lot.number} fechado`,
    description: `${placeOf(lot).name}: o próximo lote é o ${next}.`,
    group: INFORMATION,
  });

export const notifyOfReopening = (lot: AnyLot): void =>
  notify(lot, 'notifyLotFinish', {
    title: `Fechamento do lote ${lot.number} revertido`,
    description: `${placeOf(lot).name}: o lote está de novo em andamento.`,
    group: INFORMATION,
  });

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);
const lostIn = ({ values }: Occurrence) => numberOf(values['dead']) + numberOf(values['eliminated']);

/** More than a tenth lost within 72 hours, the new occurrence among them. */
export function notifyOfLoss(lot: PoultryLot, row: Occurrence): void {
  if (lot.housingDate === null) return;
  const near = demo.world.occurrence.occurrences.filter(
    (one) =>
      one.lotId === lot.id &&
      one.type === row.type &&
      Math.abs(Date.parse(one.happenedAt) - Date.parse(row.happenedAt)) < HOURS_72,
  );
  const lost = near.reduce((sum, one) => sum + lostIn(one), 0);
  const course = livedCourse(demo.world, lot, daysFrom(lot.housingDate, todayHere()));
  const left = course.days.at(-1);
  const now = (left?.present ?? 0) - (left?.dead ?? 0) - (left?.eliminated ?? 0);
  const share = lost / (now + lost);
  if (!(share > NOTIFIED)) return;
  notify(lot, 'smartAlerts', {
    title: `Perda alta no ${nameOf(lot)}`,
    description: `${birds(lost)} aves em 72 horas, ${percent(share)}% das que havia: comunique o serviço veterinário oficial.`,
    group: ALERT,
  });
}

const dayText = (day: string) => `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
const drugOf = ({ drug }: Treatment) => drug || 'medicamento';

/** A treatment that keeps the lot from slaughter, or a correction of it. */
export function notifyOfGrace(lot: PoultryLot, row: Occurrence, before: Occurrence | undefined): void {
  const treatment = treatmentOf(row);
  const { graceDays, freeFrom } = treatment;
  if (freeFrom === null || graceDays === 0 || (before && treatmentOf(before).freeFrom === freeFrom)) return;
  notify(lot, 'smartAlerts', {
    title: `Carência de ${drugOf(treatment)} no ${nameOf(lot)}`,
    description: `Abate permitido a partir de ${dayText(freeFrom)}.`,
    group: ALERT,
  });
}

/** Fish lost within 72 hours where they are more than a tenth of those that were there; 0 where they are fewer. */
function heavyLoss(lot: FishLot, row: FishOccurrence): number {
  if (row.type !== 'mortos-e-eliminados') return 0;
  const lost = fishOccurrencesOf(demo.world, lot.id)
    .filter(
      (one) =>
        one.type === row.type && Math.abs(Date.parse(one.happenedAt) - Date.parse(row.happenedAt)) < HOURS_72,
    )
    .reduce((sum, one) => sum + lostIn(one), 0);
  const { alive } = fishCourse(demo.world, lot, todayHere());
  return alive !== null && lost / (alive + lost) > NOTIFIED ? lost : 0;
}

/** What was written down of ponds, for whoever chose them: a heavy loss and the grace of a drug are alerts. */
export function notifyOfFishOccurrence(
  lots: readonly FishLot[],
  row: FishOccurrence,
  before: FishOccurrence | undefined,
): void {
  const treatment = isTreatment(row) ? treatmentOf(row) : null;
  for (const lot of lots) {
    const name = `lote ${lot.number}, ${placeOf(lot).name}`;
    const lost = heavyLoss(lot, row);
    const free = treatment?.graceDays ? treatment.freeFrom : null;
    if (treatment && free !== null) {
      if (before && treatmentOf(before).freeFrom === free) continue;
      notify(lot, 'notifyNormalOccurrence', {
        title: `Carência de ${drugOf(treatment)} no ${name}`,
        description: `Despesca permitida a partir de ${dayText(free)}.`,
        group: ALERT,
      });
    } else if (lost > 0)
      notify(lot, 'notifyNormalOccurrence', {
        title: `Perda alta no ${name}`,
        description: `${birds(lost)} peixes em 72 horas: comunique o serviço veterinário oficial.`,
        group: ALERT,
      });
    else if (!before)
      notify(lot, 'notifyNormalOccurrence', {
        title: `${occurrenceName(row.type)}: ${name}`,
        description: `Registrado por ${row.userName}.`,
        group: INFORMATION,
      });
  }
}

/** On the first day of slaughter after a treatment, once. */
function ofGraceEnd(lot: PoultryLot): Notice[] {
  const today = todayHere();
  return treatedBy(demo.world, lot)
    .map(treatmentOf)
    .filter(({ graceDays, freeFrom }) => freeFrom === today && graceDays !== 0)
    .map((treatment) => ({
      title: `Fim da carência de ${drugOf(treatment)}: ${nameOf(lot)}`,
      description: 'O lote pode ser abatido quanto a este medicamento.',
      group: INFORMATION,
      at: `${today}T09:00:00.000Z`,
    }));
}

/** What the last whole day of a lot came to. */
function summaryOf(lot: PoultryLot, day: string): Notice | null {
  if (lot.housingDate === null || day < lot.housingDate) return null;
  const course = livedCourse(demo.world, lot, daysFrom(lot.housingDate, day));
  const last = course.days.at(-1);
  if (!last) return null;
  const lost = last.dead === null ? null : last.dead + (last.eliminated ?? 0);
  const share = lost === null || last.present <= 0 ? null : lost / last.present;
  const feed = last.feedConsumed;
  return {
    title: `Resumo de ${day.slice(8)}/${day.slice(5, 7)}: ${nameOf(lot)}`,
    description: [
      share === null ? 'Mortalidade não informada' : `Mortalidade de ${percent(share)}%`,
      feed === null ? 'ração não informada.' : `ração de ${birds(feed)} kg.`,
    ].join(' e '),
    group: INFORMATION,
    at: new Date(Date.parse(day) + SUMMARY_UTC).toISOString(),
  };
}

/** As the server does each evening: each lot of an aviary that the user chose it for, by name, once a day. */
export function summarizeLots(user: User): void {
  const day = dayLater(todayHere(), -1);
  for (const link of demo.world.links.filter((row) => row.userId === user.id))
    for (const lot of demo.world.poultryLots.filter(
      (row) => row.customerId === link.customerId && row.status === 'IN_PROGRESS',
    )) {
      if (chose(link, lot, 'smartAlerts'))
        for (const notice of ofGraceEnd(lot)) insertNoticeOnce(link, written(lot, notice));
      if (!chose(link, lot, 'notifyDailySummary')) continue;
      const notice = summaryOf(lot, day);
      if (notice) insertNoticeOnce(link, written(lot, notice));
    }
}
