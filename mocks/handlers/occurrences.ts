import { type FieldErrors, forbidden, invalid, json, notFound, refused } from '../answers';
import { livedCourse } from '../db/occurrence/livedCourse';
import type { Occurrence } from '../db/occurrence/occurrenceTypes';
import { keepsLotRecords, type LotRecord, recordsOf } from '../db/lotRecords';
import { brazilianDay, daysFrom } from '../db/poultry';
import type { PoultryLot } from '../db/poultryTypes';
import { id, isDay, text } from '../read';
import { type Call, route } from '../route';
import { demo } from '../state';
import { closeLot } from './lots/closing';
import { lastContactOf, nextOf } from './lots/lotTables';
import { isTreatment } from '../db/occurrence/treatments';
import { notifyOfGrace, notifyOfLoss } from './lots/lotNotices';
import { changedMeanwhile, nextVersion, versionOf } from './occurrenceVersion';
import { depletionErrors, entriesOf, placeOfLot } from './occurrenceStock';
import { filesOf } from './occurrenceFiles';

const OCCURRENCE = { permission: 'CHICKEN_OCCURRENCE' } as const;
const LONGEST_OBSERVATION = 1000;
const MEDICAL_LEAVE = 'afastamento-medico';
/** Types that need no birds. */
const WITHOUT_BIRDS = [
  'checklist',
  'orientacao-tecnica',
  'teste-de-gerador',
  'vazio-sanitario',
  'armadilhas-para-roedores',
  'visitas',
  'treinamento',
  MEDICAL_LEAVE,
  'diario-de-bordo',
  'medida-de-variavel',
];
const TYPES = [
  ...WITHOUT_BIRDS,
  'mortos-e-eliminados',
  'consumo',
  'pesagem',
  'movimento-de-racao',
  'carregamento',
  'doencas',
  'tratamentos',
];

/** 'mortos-e-eliminados' as the screens call it. */
const nameOf = (type: string) => `${type.slice(0, 1).toUpperCase()}${type.slice(1).replaceAll('-', ' ')}`;

keepsLotRecords((lotId) =>
  demo.world.occurrence.occurrences
    .filter((row) => row.lotId === lotId)
    .map((row) => ({
      id: row.id,
      lotId,
      name: nameOf(row.type),
      day: brazilianDay(new Date(row.happenedAt)),
    })),
);

type Sent = Record<string, unknown>;
const isObject = (value: unknown): value is Sent => typeof value === 'object' && value !== null;
const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

const lotOf = ({ customerId }: Call, wanted: unknown) => {
  const lot = demo.world.poultryLots.get(id(wanted));
  return lot?.customerId === customerId ? lot : undefined;
};
const ownOf = ({ customerId }: Call, wanted: unknown) => {
  const row = demo.world.occurrence.occurrences.get(id(wanted));
  return row?.customerId === customerId ? row : undefined;
};
const isAdministrator = ({ link }: Call) => {
  const type = demo.world.profiles.get(link?.profileId)?.licenceType;
  return type === 1 || type === 2 || ((type === 8 || type === 9) && link?.isOwner === true);
};

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

const documentOf = (row: Occurrence) =>
  demo.world.occurrence.documents.find(
    (one) => one.occurrenceId === row.id && !one.onField && !one.cancelled,
  );

function wire(row: Occurrence) {
  const document = documentOf(row);
  const { customerId: _owner, clientKey: _key, ...shown } = row;
  return {
    ...shown,
    version: versionOf(row),
    values: row.values as Record<string, string>,
    document: document ? { id: document.id, number: document.number } : null,
  };
}

/** Why the lot takes no occurrence now, in the server's words. */
function lotRefusal({ status }: PoultryLot): string | null {
  if (status === 'BLOCKED') return 'O lote está bloqueado e não aceita ocorrências.';
  return status === 'FINISHED' ? 'O lote está finalizado e não aceita ocorrências.' : null;
}

export function momentErrors(lot: PoultryLot, type: string, happenedAt: string | undefined): FieldErrors {
  const moment = isDay(happenedAt?.slice(0, 10)) ? Date.parse(happenedAt ?? '') : Number.NaN;
  if (Number.isNaN(moment)) return { HappenedAt: ['Informe a data e a hora.'] };
  if (moment > Date.now() + 60_000) return { HappenedAt: ['A data não pode ser depois de agora.'] };
  if (WITHOUT_BIRDS.includes(type)) return {};
  if (lot.housingDate === null) return { LotId: ['O lote ainda aguarda o alojamento.'] };
  const early = brazilianDay(new Date(moment)) < lot.housingDate;
  return early ? { HappenedAt: ['A ocorrência não pode ser antes do alojamento.'] } : {};
}

const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;

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
  if (later.length > 0)
    errors['HappenedAt'] = [`Há ${later.length} ocorrência(s) depois desta data: altere-as antes.`];
  return errors;
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

function consumptionErrors(lot: PoultryLot, values: Sent): FieldErrors {
  const given = [values['feedKg'], values['waterLitres']].filter((one) => one != null);
  if (given.length === 0) return { FeedKg: ['Informe a ração ou a água.'] };
  if (given.some((one) => typeof one !== 'number' || one < 0))
    return { FeedKg: ['Informe um valor que não seja negativo.'] };
  return lot.automatic && !text(values['reason'])
    ? { Reason: ['Informe o motivo para substituir os dados automáticos.'] }
    : {};
}

function valueErrors(
  lot: PoultryLot,
  type: string,
  values: Sent,
  { before, day }: { before: Occurrence | undefined; day: string },
): FieldErrors {
  const own = (...names: string[]) =>
    before && before.lotId === lot.id
      ? names.reduce((sum, name) => sum + numberOf(before.values[name]), 0)
      : 0;
  const alive = aliveOf(lot) ?? 0;
  if (type === 'mortos-e-eliminados') {
    const { dead = 0, eliminated = 0 } = values;
    if (!isCount(dead ?? 0) || !isCount(eliminated ?? 0))
      return { Dead: ['Informe números inteiros que não sejam negativos.'] };
    const lost = numberOf(dead) + numberOf(eliminated);
    const most = alive + own('dead', 'eliminated');
    if (lost < 1) return { Dead: ['Informe pelo menos um morto ou eliminado.'] };
    return lost > most ? { Dead: [`O lote tem ${String(most)} aves vivas.`] } : {};
  }
  if (type === 'carregamento') {
    const quantity = numberOf(values['quantity']);
    const most = alive + own('quantity');
    if (!isCount(quantity) || quantity < 1 || quantity > most)
      return { Quantity: [`O lote tem ${String(most)} aves vivas.`] };
    const later = recordsOf(lot.id).filter((record) => record.day > day && record.id !== before?.id);
    return closingErrors(lot, values, most - quantity, later);
  }
  if (type === 'pesagem') return weighingErrors(values);
  return type === 'consumo' ? consumptionErrors(lot, values) : {};
}

function sameDay(lot: PoultryLot, type: string, day: string, ownId: number | undefined): FieldErrors {
  if (type !== 'consumo') return {};
  const same = demo.world.occurrence.occurrences.find(
    (row) =>
      row.lotId === lot.id &&
      row.type === type &&
      row.id !== ownId &&
      brazilianDay(new Date(row.happenedAt)) === day,
  );
  return same ? { HappenedAt: ['Este dia já tem um consumo.'] } : {};
}

async function save(call: Call, before: Occurrence | undefined): Promise<Response> {
  const sent = await call.body();
  const type = before?.type ?? text(sent['type']) ?? '';
  const lot = lotOf(call, sent['lotId']);
  const happenedAt = text(sent['happenedAt']);
  const clientKey = text(sent['clientKey']) ?? null;
  const known =
    clientKey !== null && demo.world.occurrence.occurrences.find((row) => row.clientKey === clientKey);
  // Sent again because its answer was lost.
  if (known && known.customerId === call.customerId) return json(wire(known));
  const changed = changedMeanwhile(sent['version'], before);
  if (changed) return changed;
  if (!TYPES.includes(type)) return refused('Tipo de ocorrência desconhecido.');
  if (type === MEDICAL_LEAVE && !isAdministrator(call))
    return forbidden({ constantFilter: 'CHICKEN_OCCURRENCE' });
  if (!lot) return invalid({ LotId: ['Escolha o lote.'] });
  const old = before && demo.world.poultryLots.get(before.lotId);
  const no = lotRefusal(lot) ?? (old && lotRefusal(old));
  if (no) return refused(no);
  const document = before && documentOf(before);
  if (document) return refused(`Já existe o documento de baixa nº ${document.number} para esta ocorrência.`);
  const values = isObject(sent['values']) ? sent['values'] : {};
  const depletion = entriesOf(sent['depletion']);
  const observation = text(sent['observation']) ?? '';
  const wrong = momentErrors(lot, type, happenedAt);
  const day = wrong['HappenedAt'] ? '' : brazilianDay(new Date(happenedAt ?? ''));
  const errors = {
    ...valueErrors(lot, type, values, { before, day: day || brazilianDay(new Date()) }),
    ...(day === '' ? {} : sameDay(lot, type, day, before?.id)),
    ...wrong,
    ...(observation.length > LONGEST_OBSERVATION
      ? { Observation: [`O campo Observação deve ter no máximo ${LONGEST_OBSERVATION} caracteres.`] }
      : {}),
    ...depletionErrors(placeOfLot(lot), depletion),
  };
  if (Object.keys(errors).length > 0 || happenedAt === undefined) return invalid(errors);
  const { occurrences } = demo.world.occurrence;
  const kept = {
    customerId: lot.customerId,
    lotId: lot.id,
    type,
    happenedAt,
    observation,
    files: filesOf(sent['files'], before?.files ?? []),
    depletion,
    userName: call.user.name,
    values,
    version: nextVersion(before),
    clientKey: before ? (before.clientKey ?? null) : clientKey,
  };
  const earlier = before && { ...before };
  const row = before ? occurrences.update(before.id, kept) : occurrences.insert(kept);
  // The last load closes the lot on the day on which it began.
  if (type === 'carregamento' && values['closesLot'] === true && lot.status === 'IN_PROGRESS')
    closeLot(lot, day, text(values['restReason']) || null, call);
  if (type === 'mortos-e-eliminados') notifyOfLoss(lot, row);
  if (isTreatment(row)) notifyOfGrace(lot, row, earlier);
  const closed = demo.world.poultryLots.need(lot.id);
  return json(
    closed.status === 'BLOCKED'
      ? { ...wire(row), closedLot: { number: lot.number, nextLot: nextOf(closed) } }
      : wire(row),
  );
}

export const occurrenceHandlers = [
  route(
    'GET',
    '/ChickenOccurrence/GetLotsForSelect',
    ({ customerId }) => {
      const { poultryLots, aviaries } = demo.world;
      // What is in stock now, and every occurrence, come from the lots as they were seeded.
      demo.world.occurrence.occurrences.all();
      const rows = poultryLots.filter((lot) => lot.customerId === customerId);
      return json(
        rows.map((lot) => ({
          id: lot.id,
          number: lot.number,
          aviaryName: aviaries.get(lot.aviaryId)?.name ?? null,
          status: lot.status,
          hasAutomaticData: lot.automatic,
          gender: lot.gender,
          housingDate: lot.housingDate && `${lot.housingDate}T00:00:00`,
          closingDate: lot.closingDate && `${lot.closingDate}T00:00:00`,
          alive: shownAlive(lot),
          lastContactAt: lastContactOf(lot, new Date()),
        })),
      );
    },
    OCCURRENCE,
  ),
  route(
    'GET',
    '/ChickenOccurrence/GetGridData',
    (call) => {
      const lotId = id(call.query.get('lotId'));
      const { poultryLots, occurrence } = demo.world;
      const hidden = !isAdministrator(call);
      const rows = occurrence.occurrences.filter(
        (row) =>
          row.customerId === call.customerId &&
          !(hidden && row.type === MEDICAL_LEAVE) &&
          (lotId === undefined ? poultryLots.get(row.lotId)?.status !== 'FINISHED' : row.lotId === lotId),
      );
      return json(rows.map(wire));
    },
    OCCURRENCE,
  ),
  route(
    'GET',
    '/ChickenOccurrence/GetById',
    (call) => {
      const row = ownOf(call, call.query.get('id'));
      if (!row) return notFound();
      if (row.type === MEDICAL_LEAVE && !isAdministrator(call)) return notFound();
      return json(wire(row));
    },
    OCCURRENCE,
  ),
  route('POST', '/ChickenOccurrence/Create', (call) => save(call, undefined), OCCURRENCE),
  route(
    'PUT',
    '/ChickenOccurrence/Edit',
    (call) => {
      const row = ownOf(call, call.query.get('id'));
      return row ? save(call, row) : notFound();
    },
    OCCURRENCE,
  ),
  route(
    'DELETE',
    '/ChickenOccurrence/Delete',
    (call) => {
      const row = ownOf(call, call.query.get('id'));
      const lot = row && demo.world.poultryLots.get(row.lotId);
      if (!row || !lot) return notFound();
      if (row.type === MEDICAL_LEAVE && !isAdministrator(call))
        return forbidden({ constantFilter: 'CHICKEN_OCCURRENCE' });
      const no = lotRefusal(lot);
      if (no) return refused(no);
      const document = documentOf(row);
      if (document)
        return refused(`Já existe o documento de baixa nº ${document.number} para esta ocorrência.`);
      demo.world.occurrence.occurrences.remove(row.id);
      return json({ id: row.id });
    },
    OCCURRENCE,
  ),
];
