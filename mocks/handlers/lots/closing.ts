import { invalid, json, notFound, refused } from '../../answers';
import { livedCourse } from '../../db/occurrence/livedCourse';
import { daysFrom } from '../../db/poultry';
import { recordsOf } from '../../db/lotRecords';
import type { PoultryLot } from '../../db/poultryTypes';
import { isDay, text } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { Checks } from '../admin/checks';
import { notifyOfClosing, notifyOfReopening } from './lotNotices';
import { lotWire } from './lotWire';
import { nextNumber } from './nextNumber';
import { housedOf, LOT, lostUntil, lotsOf, midnight, ownLot, todayHere, writeLot } from './lotTables';
import { expectResult, forgetResult } from './resultInvoice';

/** The lot that closing would make the next one, or the one that waits already. */
function nextAfter(lot: PoultryLot): { id: number | null; number: string } {
  const lots = lotsOf(lot.aviaryId);
  const waiting = lots.find(({ status, id }) => status === 'AWAITING' && id !== lot.id);
  return waiting ? { id: waiting.id, number: waiting.number } : { id: null, number: nextNumber(lot, lots) };
}

const later = (lot: PoultryLot, day: string) => recordsOf(lot.id).filter((record) => record.day > day);

function closingOf(lot: PoultryLot, day: string) {
  const housed = housedOf(lot);
  const lost = lostUntil(lot, day);
  const { housingDate } = lot;
  const loaded = housingDate === null ? 0 : livedCourse(demo.world, lot, daysFrom(housingDate, day)).loaded;
  return {
    housed,
    lost,
    loaded,
    remaining: housed === null ? null : Math.max(0, housed - (lost ?? 0) - loaded),
    later: later(lot, day).map(({ id, name, day: on }) => ({ id, name, date: midnight(on) })),
  };
}

/** ' por ANA às 10:15', as far as it is known. */
function whoAndWhen(lot: PoultryLot): string {
  const at = lot.updatedAt
    ? new Date(lot.updatedAt).toLocaleTimeString('pt-BR', {
        timeZone: 'America/Sao_Paulo',
        hour: '2-digit',
        minute: '2-digit',
      })
    : '';
  return lot.updatedByName ? ` por ${lot.updatedByName}${at && ` às ${at}`}` : ' por outra pessoa';
}

/** Somebody else was faster: what was read is no longer so. */
export function stale(lot: PoultryLot, version: unknown): Response | undefined {
  if (version === lot.version) return undefined;
  const who = whoAndWhen(lot);
  return refused(`O lote ${lot.number} foi alterado${who}. Abra-o de novo para ver como está.`, 409);
}

const getClosing = route(
  'GET',
  '/ChickenLot/GetClosing',
  (call) => {
    const lot = ownLot(call, call.query.get('id'));
    if (!lot) return notFound();
    const requested = (call.query.get('date') ?? '').slice(0, 10);
    const day = isDay(requested) ? requested : todayHere();
    return json({ id: lot.id, ...closingOf(lot, day), nextLot: nextAfter(lot) });
  },
  LOT,
);

function makeNext(lot: PoultryLot, number: string, { user }: Call): PoultryLot {
  const { customerId, aviaryId, durationDays, automatic, silentHours } = lot;
  return demo.world.poultryLots.insert({
    customerId,
    aviaryId,
    durationDays,
    automatic,
    silentHours,
    number,
    status: 'AWAITING',
    version: 1,
    simulated: false,
    zootechnicalReferenceId: lot.zootechnicalReferenceId,
    ambienceReferenceId: lot.ambienceReferenceId,
    madeByLotId: lot.id,
    lineage: null,
    housingDate: null,
    expectedEndDate: null,
    closingDate: null,
    received: null,
    discarded: null,
    breederLot: null,
    litterNumber: null,
    henAgeWeeks: null,
    hatchery: null,
    unitWeight: null,
    startingWeight: null,
    gender: null,
    productionOrder: null,
    litter: null,
    litterProduct: null,
    cleaned: null,
    closingReason: null,
    resultDocument: null,
    pace: 1,
    appetite: 1,
    losses: 1,
    spread: 0,
    weighedOn: [],
    createdAt: new Date().toISOString(),
    updatedAt: null,
    updatedByName: user.name,
  });
}

/** Blocks a lot on a day; unless one waits already, the next lot of its aviary is there. */
export function closeLot(lot: PoultryLot, closingDate: string, closingReason: string | null, call: Call) {
  const next = nextAfter(lot);
  const closed = writeLot(lot, { status: 'BLOCKED', closingDate, closingReason }, call);
  if (next.id === null) makeNext(lot, next.number, call);
  expectResult(closed);
  notifyOfClosing(closed, next.number);
  return closed;
}

const close = route(
  'POST',
  '/ChickenLot/Close',
  async (call) => {
    const sent = await call.body();
    const lot = ownLot(call, sent.id);
    if (!lot) return notFound();
    if (lot.status !== 'IN_PROGRESS') {
      const why = lot.status === 'AWAITING' ? 'ainda não foi alojado' : `já foi fechado${whoAndWhen(lot)}`;
      return refused(`O lote ${lot.number} ${why}.`, 409);
    }
    const late = stale(lot, sent.version);
    if (late) return late;
    const checks = new Checks(sent);
    const day = checks.day('closingDate', 'Data do fechamento');
    const known = isDay(day);
    if (known && lot.housingDate !== null && daysFrom(lot.housingDate, day) < 0)
      checks.refuse('closingDate', 'O fechamento não pode ser antes do alojamento.');
    if (known && day > todayHere()) checks.refuse('closingDate', 'O fechamento não pode ser depois de hoje.');
    const { remaining, later: after } = closingOf(lot, known ? day : todayHere());
    if (after.length > 0)
      checks.refuse('closingDate', `Há ${after.length} ocorrência(s) depois desta data: altere-as antes.`);
    const reason = checks.optional('reason', 'Motivo', 300);
    if (remaining !== 0 && reason === null)
      checks.refuse('reason', 'Informe o motivo: restam aves que não foram carregadas.');
    if (checks.failed) return invalid(checks.errors);
    return json(lotWire(closeLot(lot, day, text(reason) ?? null, call)));
  },
  LOT,
);

/** What somebody types into a lot, by the names of the wire. */
const TYPED = {
  productionOrder: 'productionOrder',
  lineage: 'lineage',
  gender: 'gender',
  breederLot: 'breederLot',
  hatchery: 'hatchery',
  henAgeWeeks: 'henAgeWeeks',
  received: 'quantityReceived',
  discarded: 'discardedOnDelivery',
  unitWeight: 'averageUnitWeight',
  litterNumber: 'litterNumber',
  litter: 'litter',
  litterProduct: 'litterProduct',
  cleaned: 'washedAndDisinfected',
} as const satisfies Partial<Record<keyof PoultryLot, string>>;
const TYPED_NAMES = Object.keys(TYPED) as (keyof typeof TYPED)[];

function reopeningOf(lot: PoultryLot) {
  const others = lotsOf(lot.aviaryId).filter(({ id }) => id !== lot.id);
  const made = others.find((row) => row.madeByLotId === lot.id);
  const refusals: { message: string; lotId: number | null; code: string; number: string }[] = [];
  const refuse = (code: string, message: string, about: PoultryLot | null, more: object = {}) =>
    refusals.push({ message, lotId: about?.id ?? null, code, number: (about ?? lot).number, ...more });
  if (lot.status === 'FINISHED')
    refuse(
      'FINISHED',
      `O lote ${lot.number} está finalizado: cancele antes o documento de resultado nº ${lot.resultDocument?.number ?? ''} no financeiro.`,
      null,
      { document: lot.resultDocument?.number ?? '' },
    );
  else if (lot.status !== 'BLOCKED') refuse('NOT_CLOSED', `O lote ${lot.number} não está fechado.`, null);
  const living = others.find(({ status }) => status === 'IN_PROGRESS');
  if (living) refuse('IN_PROGRESS', `O lote ${living.number} deste aviário está em andamento.`, living);
  const count = made ? recordsOf(made.id).length : 0;
  if (made && count > 0)
    refuse(
      'OCCURRENCES',
      `O lote ${made.number}, criado pelo fechamento, já tem ${count} ocorrência(s).`,
      made,
      { count },
    );
  const after = others.find(
    (row) => row.closingDate !== null && (row.housingDate ?? '') > (lot.housingDate ?? ''),
  );
  if (after) refuse('LATER_CLOSED', `O lote ${after.number}, alojado depois deste, já foi fechado.`, after);
  const nextLot =
    made?.status === 'AWAITING'
      ? {
          id: made.id,
          number: made.number,
          version: made.version,
          typed: TYPED_NAMES.filter((name) => made[name] !== null).map((name) => TYPED[name]),
        }
      : null;
  return { refusals, nextLot };
}

const getReopening = route(
  'GET',
  '/ChickenLot/GetReopening',
  (call) => {
    const lot = ownLot(call, call.query.get('id'));
    return lot ? json({ id: lot.id, ...reopeningOf(lot) }) : notFound();
  },
  LOT,
);

const reopen = route(
  'POST',
  '/ChickenLot/Reopen',
  async (call) => {
    const sent = await call.body();
    const lot = ownLot(call, sent.id);
    if (!lot) return notFound();
    const { refusals, nextLot } = reopeningOf(lot);
    const [first] = refusals;
    if (first) return refused(first.message, 409);
    const late = stale(lot, sent.version);
    if (late) return late;
    if ((nextLot?.version ?? null) !== (sent.nextVersion ?? null))
      return refused('O próximo lote foi alterado enquanto isso. Confira-o antes de reverter.', 409);
    if (nextLot) demo.world.poultryLots.remove(nextLot.id);
    forgetResult(lot.id);
    const opened = writeLot(lot, { status: 'IN_PROGRESS', closingDate: null, closingReason: null }, call);
    notifyOfReopening(opened);
    return json(lotWire(opened));
  },
  LOT,
);

export const closingHandlers = [getClosing, close, getReopening, reopen];
