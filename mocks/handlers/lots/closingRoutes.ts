import type { JsonBodyType } from 'msw';
import { invalid, json, notFound, refused } from '../../answers';
import { recordsOf } from '../../db/lotRecords';
import { daysFrom } from '../../db/poultry';
import { isDay, text } from '../../read';
import { type Call, type DemoRoute, type Method, route } from '../../route';
import { Checks } from '../admin/checks';
import { midnight, todayHere } from './lotTables';

/** What poultry and fish have in common where lots are closed and taken back. */
export interface ClosableLot {
  id: number;
  version: number;
  number: string;
  status: 'AWAITING' | 'IN_PROGRESS' | 'BLOCKED' | 'FINISHED';
  housingDate: string | null;
  closingDate: string | null;
  madeByLotId: number | null;
  resultDocument: { id: number | null; number: string } | null;
  updatedAt: string | null;
  updatedByName: string | null;
}

/** Animals until a day; null where that is not known. */
interface Left {
  housed: number | null;
  lost: number | null;
  loaded: number;
}

interface ClosingOptions<Lot extends ClosableLot> {
  paths: {
    closing: string;
    close: readonly [Method, string];
    reopening: string;
    reopen: readonly [Method, string];
  };
  permission: { permission: string };
  own: (call: Call, wanted: unknown) => Lot | undefined;
  /** The lots of its place, the lot among them. */
  lotsOf: (lot: Lot) => Lot[];
  left: (lot: Lot, day: string) => Left;
  next: (lot: Lot) => { id: number | null; number: string };
  close: (lot: Lot, day: string, reason: string | null, call: Call) => Lot;
  /** The lot is in progress again; the next one, if any, is gone. */
  reopen: (lot: Lot, nextId: number | null, call: Call) => Lot;
  wire: (lot: Lot) => JsonBodyType;
  /** What somebody types into a lot, by the names of the wire. */
  typed: Partial<Record<keyof Lot, string>>;
  words: { ofPlace: string; rest: string };
}

/** ' por ANA às 10:15', as far as it is known. */
function whoAndWhen(lot: ClosableLot): string {
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
export function stale(lot: ClosableLot, version: unknown): Response | undefined {
  if (version === lot.version) return undefined;
  const who = whoAndWhen(lot);
  return refused(`O lote ${lot.number} foi alterado${who}. Abra-o de novo para ver como está.`, 409);
}

const later = (lot: ClosableLot, day: string) => recordsOf(lot.id).filter((record) => record.day > day);

/** The calls by which lots of one kind are closed and taken back. */
export function closingRoutes<Lot extends ClosableLot>(of: ClosingOptions<Lot>): DemoRoute[] {
  function closingOf(lot: Lot, day: string) {
    const { housed, lost, loaded } = of.left(lot, day);
    return {
      housed,
      lost,
      loaded,
      remaining: housed === null ? null : Math.max(0, housed - (lost ?? 0) - loaded),
      later: later(lot, day).map(({ id, name, day: on }) => ({ id, name, date: midnight(on) })),
    };
  }

  const getClosing = route(
    'GET',
    of.paths.closing,
    (call) => {
      const lot = of.own(call, call.query.get('id'));
      if (!lot) return notFound();
      const requested = (call.query.get('date') ?? '').slice(0, 10);
      const day = isDay(requested) ? requested : todayHere();
      return json({ id: lot.id, ...closingOf(lot, day), nextLot: of.next(lot) });
    },
    of.permission,
  );

  const close = route(
    ...of.paths.close,
    async (call) => {
      const sent = await call.body();
      const lot = of.own(call, sent.id ?? call.query.get('id'));
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
      if (known && day > todayHere())
        checks.refuse('closingDate', 'O fechamento não pode ser depois de hoje.');
      const { remaining, later: after } = closingOf(lot, known ? day : todayHere());
      if (after.length > 0)
        checks.refuse('closingDate', `Há ${after.length} ocorrência(s) depois desta data: altere-as antes.`);
      const reason = checks.optional('reason', 'Motivo', 300);
      if (remaining !== 0 && reason === null) checks.refuse('reason', `Informe o motivo: ${of.words.rest}.`);
      if (checks.failed) return invalid(checks.errors);
      return json(of.wire(of.close(lot, day, text(reason) ?? null, call)));
    },
    of.permission,
  );

  function reopeningOf(lot: Lot) {
    const others = of.lotsOf(lot).filter(({ id }) => id !== lot.id);
    const made = others.find((row) => row.madeByLotId === lot.id);
    const refusals: { message: string; lotId: number | null; code: string; number: string }[] = [];
    const refuse = (code: string, message: string, about: Lot | null, more: object = {}) =>
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
    if (living)
      refuse('IN_PROGRESS', `O lote ${living.number} ${of.words.ofPlace} está em andamento.`, living);
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
    const names = Object.keys(of.typed) as (keyof Lot)[];
    const nextLot =
      made?.status === 'AWAITING'
        ? {
            id: made.id,
            number: made.number,
            version: made.version,
            typed: names.flatMap((name) => (made[name] === null ? [] : (of.typed[name] ?? []))),
          }
        : null;
    return { refusals, nextLot };
  }

  const getReopening = route(
    'GET',
    of.paths.reopening,
    (call) => {
      const lot = of.own(call, call.query.get('id'));
      return lot ? json({ id: lot.id, ...reopeningOf(lot) }) : notFound();
    },
    of.permission,
  );

  const reopen = route(
    ...of.paths.reopen,
    async (call) => {
      const sent = await call.body();
      const lot = of.own(call, sent.id ?? call.query.get('id'));
      if (!lot) return notFound();
      const { refusals, nextLot } = reopeningOf(lot);
      const [first] = refusals;
      if (first) return refused(first.message, 409);
      const late = stale(lot, sent.version);
      if (late) return late;
      if ((nextLot?.version ?? null) !== (sent.nextVersion ?? null))
        return refused('O próximo lote foi alterado enquanto isso. Confira-o antes de reverter.', 409);
      return json(of.wire(of.reopen(lot, nextLot?.id ?? null, call)));
    },
    of.permission,
  );

  return [getClosing, close, getReopening, reopen];
}
