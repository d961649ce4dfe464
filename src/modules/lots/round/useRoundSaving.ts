import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { addDays, type LocalDate } from '@/platform/format/date';
import { formatNumber } from '@/platform/format/number';
import { useAppForm } from '@/platform/forms/useAppForm';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { useAppDispatch } from '@/platform/store/hooks';
import { invalidate } from '@/platform/store/tags';
import { toast } from '@/platform/ui/toast';
import { OCCURRENCE_TAGS } from '../occurrences/occurrencesSlice';
import { useUnlikely } from './components/useUnlikely';
import { fieldName, placeOf, type RoundValues } from './roundNames';
import { roundOutbox, type WaitingEntry } from './roundOutbox';
import { outgoingOf, presentRecords, releaseKey, sendEntry } from './roundService';
import type { RoundFigures, RoundLot, TypedFigures } from './roundTypes';
import {
  aliveAfter,
  type DayFigures,
  enteredSince,
  figuresOf,
  isMoreThanAlive,
  lacksReason,
  NOTHING,
  type WaitingFigures,
  waitingOf,
} from './rules/round';
import { sendRound } from './rules/sendRound';

interface LotDay {
  readonly now: DayFigures;
  readonly before: RoundFigures;
  readonly waiting: WaitingFigures;
}
const EMPTY_DAY: LotDay = {
  now: { figures: NOTHING, consumption: null },
  before: NOTHING,
  waiting: { lost: NOTHING, consumption: false },
};

const faultsAt = (faults: readonly (readonly [field: string, reason: string])[]) => ({
  kind: 'validation',
  status: 400,
  fields: Object.fromEntries(faults.map(([field, reason]) => [field, [reason]])),
});

function keepEntry(entry: WaitingEntry): boolean {
  try {
    roundOutbox.add(entry);
    return true;
  } catch (full) {
    log.warn('round not kept', { reason: faultOf(full) });
    return false;
  }
}

interface TypedLot {
  readonly lot: RoundLot;
  readonly typed: TypedFigures;
  readonly before: RoundFigures;
  readonly name: string;
}

/** Nothing typed at an aviary. */
const BLANK: TypedFigures = { ...NOTHING, reason: '' };

/** What is known of each lot's day: what was entered, the day before, and what waits for a network. */
function useLotDays(lots: readonly RoundLot[], records: readonly OccurrenceRecord[], day: LocalDate) {
  const waiting = useSyncExternalStore(roundOutbox.subscribe, roundOutbox.current);
  const days = useMemo(
    () =>
      new Map(
        lots.map(({ id }): [number, LotDay] => [
          id,
          {
            now: figuresOf(records, id, day),
            before: figuresOf(records, id, addDays(day, -1)).figures,
            waiting: waitingOf(waiting, id, day),
          },
        ]),
      ),
    [lots, records, day, waiting],
  );
  return (lotId: number) => days.get(lotId) ?? EMPTY_DAY;
}

/** The form of a day's round and its saving: what is refused is said at its field, the rest is saved or kept. */
export function useRoundSaving(
  lots: readonly RoundLot[],
  records: readonly OccurrenceRecord[],
  day: LocalDate,
) {
  const { t } = useTranslation('lotRound');
  const dispatch = useAppDispatch();
  const isConfirmed = useUnlikely();
  /** Takes back that a round ended in the middle, once the rest is sent. */
  const saidStopped = useRef(new AbortController());
  const form = useAppForm<RoundValues>({
    schema: () => import('./roundSchema').then(({ roundSchema }) => roundSchema),
    defaultValues: Object.fromEntries(lots.map(({ id }) => [placeOf(id), BLANK])),
    draft: { key: `round:${day}` },
  });
  const dayOf = useLotDays(lots, records, day);

  const refuseMoreThanAlive = (typedLots: readonly TypedLot[]) => {
    const tooMuch = typedLots
      .map(({ lot, typed }) => ({ lot, typed, alive: aliveAfter(lot, dayOf(lot.id).waiting.lost) }))
      .filter(({ typed, alive }) => isMoreThanAlive(typed, alive));
    if (tooMuch.length > 0)
      throw faultsAt(
        tooMuch.map(({ lot, alive }) => [
          fieldName(lot.id, 'dead'),
          t('fault.moreThanAlive', { birds: formatNumber(alive ?? 0, { decimals: 0 }) }),
        ]),
      );
  };
  const askReasons = (typedLots: readonly TypedLot[]) => {
    const without = typedLots.filter(({ lot, typed }) => lacksReason(typed, lot));
    if (without.length > 0)
      throw faultsAt(without.map(({ lot }) => [fieldName(lot.id, 'reason'), t('fault.reason')]));
  };
  /** What somebody else has entered while it was typed here. */
  const enteredByOthers = async (typedLots: readonly TypedLot[]) => {
    const present = await presentRecords();
    return typedLots.flatMap(({ lot, typed }) => {
      if (present === null) return [];
      const { figures } = figuresOf(present, lot.id, day);
      return enteredSince(typed, dayOf(lot.id).now.figures, figures).map(
        (field) =>
          [
            fieldName(lot.id, field),
            t('fault.enteredSince', { value: formatNumber(figures[field], { minDecimals: 0 }) || '—' }),
          ] as const,
      );
    });
  };
  const finish = (outcome: Awaited<ReturnType<typeof sendRound>>) => {
    saidStopped.current.abort();
    saidStopped.current = new AbortController();
    const done = [...outcome.saved, ...outcome.kept];
    for (const { lotId, fields, entry } of done) {
      releaseKey(entry.key);
      const cleared = Object.fromEntries(fields.map((field) => [field, null]));
      const rest = { ...BLANK, ...form.getValues(placeOf(lotId)), ...cleared };
      form.setValue(placeOf(lotId), rest, { shouldDirty: true });
    }
    if (outcome.kept.length > 0) toast({ tone: 'warning', text: t('kept', { count: outcome.kept.length }) });
    if (outcome.saved.length > 0) {
      toast({ tone: 'success', text: t('saved', { count: outcome.saved.length }) });
      dispatch(invalidate(OCCURRENCE_TAGS));
    }
    if (outcome.stopped) {
      log.warn('round ended', { reason: faultOf(outcome.stopped) });
      // The call is silent, for a lost network is no fault of a round; what the server failed at is said here.
      if (outcome.stopped.kind === 'server')
        toast({ tone: 'danger', text: t('fault.stopped'), withdrawn: saidStopped.current.signal });
      throw outcome.stopped;
    }
    if (outcome.refused.length > 0)
      throw faultsAt(
        outcome.refused.map(({ outgoing: { lotId, fields }, reason }) => [
          fieldName(lotId, fields[0] ?? 'dead'),
          reason || t('fault.refused'),
        ]),
      );
  };
  const save = async (values: RoundValues) => {
    const typedLots = lots.map((lot) => ({
      lot,
      typed: values[placeOf(lot.id)] ?? BLANK,
      before: dayOf(lot.id).before,
      name: t('row.name', { aviary: lot.aviaryName, number: lot.number }),
    }));
    refuseMoreThanAlive(typedLots);
    askReasons(typedLots);
    if (!(await isConfirmed(typedLots))) throw { kind: 'cancelled' };
    const entered = await enteredByOthers(typedLots);
    if (entered.length > 0) {
      dispatch(invalidate(OCCURRENCE_TAGS));
      throw faultsAt(entered);
    }
    const outgoing = await outgoingOf(typedLots, day, (lotId) => dayOf(lotId).now);
    if (outgoing.length === 0)
      throw { kind: 'validation', status: 400, fields: {}, message: t('fault.nothing') };
    const outcome = await sendRound(outgoing, sendEntry, keepEntry);
    finish(outcome);
    // Zeros alone are no occurrence: they leave the form with the rest.
    form.reset(Object.fromEntries(lots.map(({ id }) => [placeOf(id), BLANK])));
  };
  return { form, save, dayOf };
}
