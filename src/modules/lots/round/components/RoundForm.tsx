import { styled } from '@mui/material/styles';
import { useMemo, useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { addDays, type LocalDate } from '@/platform/format/date';
import { formatNumber } from '@/platform/format/number';
import { AppForm } from '@/platform/forms/AppForm';
import { FormFoot } from '@/platform/forms/FormFoot';
import { useAppForm } from '@/platform/forms/useAppForm';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { useAppDispatch } from '@/platform/store/hooks';
import { invalidate } from '@/platform/store/tags';
import { toast } from '@/platform/ui/toast';
import { OCCURRENCE_TAGS } from '../../occurrences/occurrencesSlice';
import { fieldName, placeOf, type RoundValues } from '../roundNames';
import { roundOutbox, type WaitingEntry } from '../roundOutbox';
import { outgoingOf, presentRecords, releaseKey, sendEntry } from '../roundService';
import type { RoundFigures, RoundLot } from '../roundTypes';
import {
  aliveAfter,
  type DayFigures,
  enteredSince,
  figuresOf,
  isMoreThanAlive,
  isTyped,
  lostOf,
  NOTHING,
  type WaitingFigures,
  waitingOf,
} from '../rules/round';
import { sendRound } from '../rules/sendRound';
import { moveDown } from './moveDown';
import { RoundRow } from './RoundRow';
import { useUnlikely } from './useUnlikely';

const Rows = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });
// The button stays in sight while the round goes down a long list of aviaries.
const Bottom = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  paddingBottom: 12,
  backgroundColor: theme.tokens.background,
}));
function Total({ lots }: { readonly lots: readonly RoundLot[] }) {
  const { t } = useTranslation('lotRound');
  const values = useWatch<RoundValues>();
  const typed = lots.map(({ id }) => ({ ...NOTHING, ...values[placeOf(id)] })).filter(isTyped);
  const lost = typed.reduce((sum, one) => sum + lostOf(one), 0);
  return typed.length === 0
    ? t('foot.nothing')
    : t('foot.typed', { count: typed.length, lost: formatNumber(lost, { decimals: 0 }) });
}

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

interface RoundFormProps {
  readonly day: LocalDate;
  readonly lots: readonly RoundLot[];
  readonly records: readonly OccurrenceRecord[];
}

/** The round of a day through every aviary. */
export function RoundForm({ day, lots, records }: RoundFormProps) {
  const { t } = useTranslation('lotRound');
  const dispatch = useAppDispatch();
  const isConfirmed = useUnlikely();
  const waiting = useSyncExternalStore(roundOutbox.subscribe, roundOutbox.current);
  const form = useAppForm<RoundValues>({
    schema: () => import('../roundSchema').then(({ roundSchema }) => roundSchema),
    defaultValues: Object.fromEntries(lots.map(({ id }) => [placeOf(id), { ...NOTHING }])),
    draft: { key: `round:${day}` },
  });
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
  const dayOf = (lotId: number) => days.get(lotId) ?? EMPTY_DAY;

  const save = async (values: RoundValues) => {
    const typedLots = lots.map((lot) => ({
      lot,
      typed: values[placeOf(lot.id)] ?? NOTHING,
      before: dayOf(lot.id).before,
      name: t('row.name', { aviary: lot.aviaryName, number: lot.number }),
    }));
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
    if (!(await isConfirmed(typedLots))) throw { kind: 'cancelled' };
    const present = await presentRecords();
    const entered = typedLots.flatMap(({ lot, typed }) => {
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
    if (entered.length > 0) {
      dispatch(invalidate(OCCURRENCE_TAGS));
      throw faultsAt(entered);
    }
    const outgoing = await outgoingOf(typedLots, day, (lotId) => dayOf(lotId).now);
    if (outgoing.length === 0)
      throw { kind: 'validation', status: 400, fields: {}, message: t('fault.nothing') };
    const outcome = await sendRound(outgoing, sendEntry, keepEntry);
    const done = [...outcome.saved, ...outcome.kept];
    for (const { lotId, fields, entry } of done) {
      releaseKey(entry.key);
      const cleared = Object.fromEntries(fields.map((field) => [field, null]));
      const rest = { ...NOTHING, ...form.getValues(placeOf(lotId)), ...cleared };
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
      if (outcome.stopped.kind === 'server') toast({ tone: 'danger', text: t('fault.stopped') });
      throw outcome.stopped;
    }
    if (outcome.refused.length > 0)
      throw faultsAt(
        outcome.refused.map(({ outgoing: { lotId, fields }, reason }) => [
          fieldName(lotId, fields[0] ?? 'dead'),
          reason || t('fault.refused'),
        ]),
      );
    // Zeros alone are no occurrence: they leave the form with the rest.
    form.reset(Object.fromEntries(lots.map(({ id }) => [placeOf(id), { ...NOTHING }])));
  };

  return (
    <AppForm
      form={form}
      onSubmit={save}
      label={t('title')}
      footer={
        <Bottom>
          <FormFoot saveLabel={t('foot.save')}>
            <Total lots={lots} />
          </FormFoot>
        </Bottom>
      }
    >
      <Rows onKeyDown={moveDown}>
        {lots.map((lot) => (
          <RoundRow
            key={lot.id}
            lot={lot}
            day={day}
            now={dayOf(lot.id).now.figures}
            before={dayOf(lot.id).before}
            waiting={dayOf(lot.id).waiting}
          />
        ))}
      </Rows>
    </AppForm>
  );
}
