import type { JsonBodyType } from 'msw';
import { type FieldErrors, forbidden, invalid, json, notFound, refused } from '../answers';
import type { DepletionDocumentRow, Occurrence } from '../db/occurrence/occurrenceTypes';
import { brazilianDay } from '../db/poultry';
import type { Row, Table } from '../db/table';
import { id, isDay, text } from '../read';
import { type Call, route } from '../route';
import { demo } from '../state';
import { filesOf } from './occurrenceFiles';
import { depletionErrors, depletionOf, entriesOf, type StockPlace } from './occurrenceStock';
import { changedMeanwhile, nextVersion, versionOf } from './occurrenceVersion';

const LONGEST_OBSERVATION = 1000;
const MEDICAL_LEAVE = 'afastamento-medico';
/** Types that need no animals. */
export const WITHOUT_ANIMALS: readonly string[] = [
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

export type Sent = Record<string, unknown>;
const isObject = (value: unknown): value is Sent => typeof value === 'object' && value !== null;
export const numberOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;
export const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

/** A lot of poultry or fish, as its occurrences need it. */
export interface ActLot extends Row {
  customerId: number;
  status: 'AWAITING' | 'IN_PROGRESS' | 'BLOCKED' | 'FINISHED';
  housingDate: string | null;
}

/** What is written down: of which lots, and what of it was there before. */
export interface Act<Lot extends ActLot, Kept extends Occurrence> {
  readonly lots: readonly Lot[];
  /** The first of them. */
  readonly lot: Lot;
  readonly type: string;
  readonly values: Sent;
  readonly before: Kept | undefined;
  /** The day in Brasília, and the instant; today and now where what was sent is none. */
  readonly day: string;
  readonly at: string;
}

/** What the occurrences of poultry and fish have of their own. */
export interface ActWorld<Lot extends ActLot, Kept extends Occurrence> {
  readonly controller: string;
  readonly permission: string;
  readonly of: DepletionDocumentRow['of'];
  readonly types: readonly string[];
  readonly table: () => Table<Kept>;
  readonly lots: () => Table<Lot>;
  /** The ids of the lots of what is sent. */
  readonly lotsIn: (type: string, sent: Sent) => readonly unknown[];
  /** The ids of the lots of what is kept. */
  readonly lotsOf: (row: Kept) => readonly number[];
  /** What is kept of them. */
  readonly kept: (lots: readonly Lot[]) => Partial<Kept>;
  readonly place: (lot: Lot) => StockPlace;
  readonly lotWire: (lot: Lot) => JsonBodyType;
  /** What is wrong with the values of a type. */
  readonly errors: (act: Act<Lot, Kept>) => FieldErrors;
  /** Why a record cannot be deleted, in words. */
  readonly unremovable?: (row: Kept) => string | null;
  /** What a save leads besides; what it answers goes out with the record. */
  readonly saved: (act: Act<Lot, Kept>, row: Kept, earlier: Kept | undefined, call: Call) => object;
}

const isAdministrator = ({ link }: Call) => {
  const type = demo.world.profiles.get(link?.profileId)?.licenceType;
  return type === 1 || type === 2 || ((type === 8 || type === 9) && link?.isOwner === true);
};

/** Why the lot takes no occurrence now, in the server's words. */
function lotRefusal({ status }: ActLot): string | null {
  if (status === 'BLOCKED') return 'O lote está bloqueado e não aceita ocorrências.';
  return status === 'FINISHED' ? 'O lote está finalizado e não aceita ocorrências.' : null;
}

export function momentErrors(
  lot: Pick<ActLot, 'housingDate'>,
  type: string,
  happenedAt: string | undefined,
): FieldErrors {
  const moment = isDay(happenedAt?.slice(0, 10)) ? Date.parse(happenedAt ?? '') : Number.NaN;
  if (Number.isNaN(moment)) return { HappenedAt: ['Informe a data e a hora.'] };
  if (moment > Date.now() + 60_000) return { HappenedAt: ['A data não pode ser depois de agora.'] };
  if (WITHOUT_ANIMALS.includes(type)) return {};
  if (lot.housingDate === null) return { LotId: ['O lote ainda aguarda o alojamento.'] };
  const early = brazilianDay(new Date(moment)) < lot.housingDate;
  return early ? { HappenedAt: ['A ocorrência não pode ser antes do alojamento.'] } : {};
}

/** Dead and eliminated: whole numbers, at least one, and no more than there are. */
export function lossErrors(values: Sent, most: number, animals: string): FieldErrors {
  const { dead = 0, eliminated = 0 } = values;
  if (!isCount(dead ?? 0) || !isCount(eliminated ?? 0))
    return { Dead: ['Informe números inteiros que não sejam negativos.'] };
  const lost = numberOf(dead) + numberOf(eliminated);
  if (lost < 1) return { Dead: ['Informe pelo menos um morto ou eliminado.'] };
  return lost > most ? { Dead: [`O lote tem ${String(most)} ${animals}.`] } : {};
}

export function consumptionErrors(values: Sent, automatic: boolean): FieldErrors {
  const given = [values['feedKg'], values['waterLitres']].filter((one) => one != null);
  if (given.length === 0) return { FeedKg: ['Informe a ração ou a água.'] };
  if (given.some((one) => typeof one !== 'number' || one < 0))
    return { FeedKg: ['Informe um valor que não seja negativo.'] };
  return automatic && !text(values['reason'])
    ? { Reason: ['Informe o motivo para substituir os dados automáticos.'] }
    : {};
}

/** The last act of a lot: what is written down after it has to be changed before. */
export const laterErrors = (later: number): FieldErrors =>
  later > 0 ? { HappenedAt: [`Há ${later} ocorrência(s) depois desta data: altere-as antes.`] } : {};

/** The calls of the occurrences of one world. */
export function occurrenceRoutes<Lot extends ActLot, Kept extends Occurrence>(world: ActWorld<Lot, Kept>) {
  const access = { permission: world.permission };
  const path = (action: string) => `/${world.controller}/${action}`;
  const lotOf = ({ customerId }: Call, wanted: unknown) => {
    const lot = world.lots().get(id(wanted));
    return lot?.customerId === customerId ? lot : undefined;
  };
  const ownOf = ({ customerId }: Call, wanted: unknown) => {
    const row = world.table().get(id(wanted));
    return row?.customerId === customerId ? row : undefined;
  };
  const lotsKept = (row: Kept) => world.lotsOf(row).flatMap((lotId) => world.lots().get(lotId) ?? []);
  const refusalOf = (lots: readonly Lot[]) => lots.map(lotRefusal).find((no) => no !== null);
  const linked = (row: Kept) => {
    const document = depletionOf(row, world.of);
    return document && refused(`Já existe o documento de baixa nº ${document.number} para esta ocorrência.`);
  };

  function wire(row: Kept) {
    const document = depletionOf(row, world.of);
    const { customerId: _owner, clientKey: _key, ...shown } = row;
    return {
      ...shown,
      version: versionOf(row),
      values: row.values as Record<string, string>,
      document: document ? { id: document.id, number: document.number } : null,
    };
  }

  function sameDay({ lot, type, day, before }: Act<Lot, Kept>): FieldErrors {
    if (type !== 'consumo') return {};
    const same = world
      .table()
      .find(
        (row) =>
          row.lotId === lot.id &&
          row.type === type &&
          row.id !== before?.id &&
          brazilianDay(new Date(row.happenedAt)) === day,
      );
    return same ? { HappenedAt: ['Este dia já tem um consumo.'] } : {};
  }

  async function save(call: Call, before: Kept | undefined): Promise<Response> {
    const sent = await call.body();
    const type = before?.type ?? text(sent['type']) ?? '';
    const wanted = world.lotsIn(type, sent).map((one) => lotOf(call, one));
    const lots = wanted.filter((one) => one !== undefined);
    const happenedAt = text(sent['happenedAt']);
    const clientKey = text(sent['clientKey']) ?? null;
    const known = clientKey !== null && world.table().find((row) => row.clientKey === clientKey);
    // Sent again because its answer was lost.
    if (known && known.customerId === call.customerId) return json(wire(known));
    const changed = changedMeanwhile(sent['version'], before);
    if (changed) return changed;
    if (!world.types.includes(type)) return refused('Tipo de ocorrência desconhecido.');
    if (type === MEDICAL_LEAVE && !isAdministrator(call))
      return forbidden({ constantFilter: world.permission });
    const [lot] = lots;
    if (!lot || lots.length < wanted.length) return invalid({ LotId: ['Escolha o lote.'] });
    const no = refusalOf(lots) ?? (before && refusalOf(lotsKept(before)));
    if (no) return refused(no);
    const isLinked = before && linked(before);
    if (isLinked) return isLinked;
    const values = isObject(sent['values']) ? sent['values'] : {};
    const depletion = entriesOf(sent['depletion']);
    const observation = text(sent['observation']) ?? '';
    const wrong = lots
      .map((one) => momentErrors(one, type, happenedAt))
      .find((one) => Object.keys(one).length > 0);
    const isMoment = happenedAt !== undefined && !wrong?.['HappenedAt'];
    const at = isMoment ? happenedAt : new Date().toISOString();
    const act = { lots, lot, type, values, before, at, day: brazilianDay(new Date(at)) };
    const errors = {
      ...world.errors(act),
      ...(isMoment ? sameDay(act) : {}),
      ...wrong,
      ...(observation.length > LONGEST_OBSERVATION
        ? { Observation: [`O campo Observação deve ter no máximo ${LONGEST_OBSERVATION} caracteres.`] }
        : {}),
      ...depletionErrors(world.place(lot), depletion),
    };
    if (Object.keys(errors).length > 0 || happenedAt === undefined) return invalid(errors);
    const kept = {
      ...world.kept(lots),
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
    const row = before
      ? world.table().update(before.id, kept)
      : world.table().insert(kept as unknown as Omit<Kept, 'id'>);
    return json({ ...wire(row), ...world.saved(act, row, earlier, call) });
  }

  return [
    route(
      'GET',
      path('GetLotsForSelect'),
      ({ customerId }) => {
        // What is in stock now, and every occurrence, come from the lots as they were seeded.
        world.table().all();
        return json(
          world
            .lots()
            .filter((lot) => lot.customerId === customerId)
            .map(world.lotWire),
        );
      },
      access,
    ),
    route(
      'GET',
      path('GetGridData'),
      (call) => {
        const lotId = id(call.query.get('lotId'));
        const hidden = !isAdministrator(call);
        const isShown = (row: Kept) =>
          lotId === undefined
            ? world.lotsOf(row).some((one) => world.lots().get(one)?.status !== 'FINISHED')
            : world.lotsOf(row).includes(lotId);
        const rows = world
          .table()
          .filter(
            (row) =>
              row.customerId === call.customerId && !(hidden && row.type === MEDICAL_LEAVE) && isShown(row),
          );
        return json(rows.map(wire));
      },
      access,
    ),
    route(
      'GET',
      path('GetById'),
      (call) => {
        const row = ownOf(call, call.query.get('id'));
        if (!row) return notFound();
        if (row.type === MEDICAL_LEAVE && !isAdministrator(call)) return notFound();
        return json(wire(row));
      },
      access,
    ),
    route('POST', path('Create'), (call) => save(call, undefined), access),
    route(
      'PUT',
      path('Edit'),
      (call) => {
        const row = ownOf(call, call.query.get('id'));
        return row ? save(call, row) : notFound();
      },
      access,
    ),
    route(
      'DELETE',
      path('Delete'),
      (call) => {
        const row = ownOf(call, call.query.get('id'));
        const lots = row ? lotsKept(row) : [];
        if (!row || lots.length === 0) return notFound();
        if (row.type === MEDICAL_LEAVE && !isAdministrator(call))
          return forbidden({ constantFilter: world.permission });
        const no = refusalOf(lots);
        if (no) return refused(no);
        const isLinked = linked(row);
        if (isLinked) return isLinked;
        const kept = world.unremovable?.(row);
        if (kept) return refused(kept);
        world.table().remove(row.id);
        return json({ id: row.id });
      },
      access,
    ),
  ];
}
