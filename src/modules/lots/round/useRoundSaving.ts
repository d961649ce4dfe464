import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { addDays, type LocalDate } from '@/platform/format/date';
import { formatNumber } from '@/platform/format/number';
import { type FormInput, useAppForm } from '@/platform/forms/useAppForm';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { useAppDispatch } from '@/platform/store/hooks';
import { invalidate } from '@/platform/store/tags';
import { toast } from '@/platform/ui/toast';
import { useUnlikely } from './components/useUnlikely';
import { fieldName, placeOf, type RoundValues } from './roundNames';
import { allOutgoing, presentRecords, releaseKey } from './roundSending';
import type { AtField, Figures, PlaceDay, RoundShape, RoundWorld, TypedPlace, WaitingOf } from './roundWorld';
import { changedSince } from './rules/between';
import { type Outcome, sendRound } from './rules/sendRound';

const faultsAt = (faults: readonly (readonly [field: string, reason: string])[]) => ({
  kind: 'validation',
  status: 400,
  fields: Object.fromEntries(faults.map(([field, reason]) => [field, [reason]])),
});
const refuse = (faults: readonly AtField<string>[]): void => {
  if (faults.length > 0)
    throw faultsAt(faults.map(({ lotId, field, text }) => [fieldName(lotId, field), text]));
};

function keepEntry<S extends RoundShape>({ outbox }: RoundWorld<S>, entry: WaitingOf<S>): boolean {
  try {
    outbox.add(entry);
    return true;
  } catch (full) {
    log.warn('round not kept', { reason: faultOf(full) });
    return false;
  }
}

/** What is known of each lot's day: what was entered, the day before, and what waits for a network. */
function usePlaceDays<S extends RoundShape>(
  world: RoundWorld<S>,
  lots: readonly S['lot'][],
  records: readonly OccurrenceRecord[],
  day: LocalDate,
): (lotId: number) => PlaceDay<S> {
  const { outbox, figuresOf, waitingOf } = world;
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.current);
  const days = useMemo(() => {
    const of = (id: number): PlaceDay<S> => ({
      now: figuresOf(records, id, day),
      before: figuresOf(records, id, addDays(day, -1)).figures,
      waiting: waitingOf(waiting, id, day),
    });
    return new Map(lots.map(({ id }) => [id, of(id)]));
  }, [lots, records, day, waiting, figuresOf, waitingOf]);
  return (lotId) =>
    days.get(lotId) ?? {
      now: figuresOf([], lotId, day),
      before: figuresOf([], lotId, day).figures,
      waiting: waitingOf([], lotId, day),
    };
}

/** The form of a day's round and its saving: what is refused is said at its field, the rest is saved or kept. */
export function useRoundSaving<S extends RoundShape>(
  world: RoundWorld<S>,
  lots: readonly S['lot'][],
  records: readonly OccurrenceRecord[],
  day: LocalDate,
) {
  const { t } = useTranslation('lotRound');
  const dispatch = useAppDispatch();
  const isConfirmed = useUnlikely();
  /** Takes back that a round ended in the middle, once the rest is sent. */
  const saidStopped = useRef(new AbortController());
  const blanks = () =>
    Object.fromEntries(lots.map((lot) => [placeOf(lot.id), world.blank(lot)])) as FormInput<RoundValues>;
  const form = useAppForm<RoundValues>({
    schema: () => import('./roundSchema').then(({ roundSchema }) => roundSchema),
    defaultValues: blanks(),
    draft: { key: world.name === 'poultry' ? `round:${day}` : `round.${world.name}:${day}` },
  });
  const dayOf = usePlaceDays(world, lots, records, day);

  /** What somebody else has entered while it was typed here. */
  const enteredByOthers = async (places: readonly TypedPlace<S>[]): Promise<AtField<S['field']>[]> => {
    const present = await presentRecords(world);
    return places.flatMap(({ lot, typed, now }) => {
      if (present === null) return [];
      const figures = world.figuresOf(present, lot.id, day).figures as Figures<S['field']>;
      const shown = now.figures as Figures<S['field']>;
      return changedSince(world.fields, world.figuresIn(typed), shown, figures).map((field) => ({
        lotId: lot.id,
        field,
        text: t('fault.enteredSince', { value: formatNumber(figures[field], { minDecimals: 0 }) || '—' }),
      }));
    });
  };
  const finish = (outcome: Outcome<S['field']>) => {
    saidStopped.current.abort();
    saidStopped.current = new AbortController();
    const done = [...outcome.saved, ...outcome.kept];
    for (const { lotId, clears, entry } of done) {
      releaseKey(entry.key);
      const lot = lots.find(({ id }) => id === lotId);
      const cleared = Object.fromEntries(clears.map((field) => [field, null]));
      const rest = { ...(lot && world.blank(lot)), ...form.getValues(placeOf(lotId)), ...cleared };
      form.setValue(placeOf(lotId), rest, { shouldDirty: true });
    }
    if (outcome.kept.length > 0) toast({ tone: 'warning', text: t('kept', { count: outcome.kept.length }) });
    if (outcome.saved.length > 0) {
      toast({ tone: 'success', text: t('saved', { count: outcome.saved.length }) });
      dispatch(invalidate(world.tags));
    }
    if (outcome.stopped) {
      log.warn('round ended', { reason: faultOf(outcome.stopped) });
      // The call is silent, for a lost network is no fault of a round; what the server failed at is said here.
      if (outcome.stopped.kind === 'server')
        toast({ tone: 'danger', text: t('fault.stopped'), withdrawn: saidStopped.current.signal });
      throw outcome.stopped;
    }
    refuse(
      outcome.refused.map(({ outgoing: { lotId, fields }, reason }) => ({
        lotId,
        field: fields[0] ?? world.fields[0] ?? 'reason',
        text: reason || t('fault.refused'),
      })),
    );
  };
  const save = async (values: RoundValues) => {
    const places = lots.map((lot): TypedPlace<S> => ({
      ...dayOf(lot.id),
      lot,
      typed: { ...world.blank(lot), ...values[placeOf(lot.id)] },
      name: t('row.name', { aviary: world.placeOf(lot), number: lot.number }),
    }));
    refuse(world.faults(t, places));
    if (!(await isConfirmed(places.flatMap((place) => world.unlikely(t, place, day)))))
      throw { kind: 'cancelled' };
    const entered = await enteredByOthers(places);
    if (entered.length > 0) dispatch(invalidate(world.tags));
    refuse(entered);
    const outgoing = await allOutgoing(world, places, day);
    if (outgoing.length === 0)
      throw {
        kind: 'validation',
        status: 400,
        fields: {},
        message: t(world.name === 'poultry' ? 'fault.nothing' : 'fish.fault.nothing'),
      };
    const outcome = await sendRound(outgoing, world.send, (entry) => keepEntry(world, entry));
    finish(outcome);
    // Zeros alone are no occurrence: they leave the form with the rest.
    form.reset(blanks());
  };
  return { form, save, dayOf };
}
