import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
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
import { confirm } from '@/platform/ui/confirm';
import { toast } from '@/platform/ui/toast';
import { fieldName, placeOf, type RoundValues } from '../roundNames';
import { roundOutbox } from '../roundOutbox';
import { entriesOf, sendEntry } from '../roundService';
import { ROUND_FIELDS, type RoundLot, type Unlikely } from '../roundTypes';
import { figuresOf, isMoreThanAlive, isTyped, lostOf, NOTHING, unlikelyOf } from '../rules/round';
import { type Outgoing, sendRound } from '../rules/sendRound';
import { RoundRow } from './RoundRow';

const Rows = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });
// The button stays in sight while the round goes down a long list of aviaries.
const Bottom = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  paddingBottom: 12,
  backgroundColor: theme.tokens.background,
}));
const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Enter and the arrows go to the same figure of the next aviary, as in a sheet. */
function moveDown(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey) return;
  const column = target.name.split('.')[1] ?? '';
  const inputs = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>(`input[name$=".${column}"]:not(:disabled)`),
  ];
  const next = inputs[inputs.indexOf(target) + step];
  // Enter would save the round; after the last aviary the next column is begun with Tab.
  event.preventDefault();
  next?.focus();
  next?.select();
}

function Total({ lots }: { readonly lots: readonly RoundLot[] }) {
  const { t } = useTranslation('lotRound');
  const values = useWatch<RoundValues>();
  const typed = lots.map(({ id }) => ({ ...NOTHING, ...values[placeOf(id)] })).filter(isTyped);
  const lost = typed.reduce((sum, one) => sum + lostOf(one), 0);
  return typed.length === 0
    ? t('foot.nothing')
    : t('foot.typed', { count: typed.length, lost: formatNumber(lost, { decimals: 0 }) });
}

interface RoundFormProps {
  readonly day: LocalDate;
  readonly lots: readonly RoundLot[];
  readonly records: readonly OccurrenceRecord[];
  readonly onSaved: () => void;
}

/** The round of a day through every aviary. */
export function RoundForm({ day, lots, records, onSaved }: RoundFormProps) {
  const { t } = useTranslation('lotRound');
  // Of what may have reached the server: sent again it keeps its key, and is entered once.
  const keys = useRef(new Map<string, string>());
  /** Unlikely figures that somebody has confirmed; asked once. */
  const [confirmed] = useState(() => new Set<string>());
  const form = useAppForm<RoundValues>({
    schema: () => import('../roundSchema').then(({ roundSchema }) => roundSchema),
    defaultValues: Object.fromEntries(lots.map(({ id }) => [placeOf(id), { ...NOTHING }])),
    draft: { key: `round:${day}` },
  });
  const days = useMemo(
    () =>
      new Map(
        lots.map(({ id }) => [
          id,
          { now: figuresOf(records, id, day), before: figuresOf(records, id, addDays(day, -1)) },
        ]),
      ),
    [lots, records, day],
  );
  const nameOf = (lot: RoundLot) => t('row.name', { aviary: lot.aviaryName, number: lot.number });
  const figure = (value: number) => formatNumber(value, { decimals: 0 });
  const questionOf = (lot: RoundLot, { field, key, values }: Unlikely) =>
    t(`unlikely.${key}`, {
      lot: nameOf(lot),
      field: t(`fields.${field}`).toLocaleLowerCase(),
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, figure(value)])),
      percent: formatNumber(values['percent'] ?? 0, { decimals: 1 }),
    });

  /** Asks back what does not look like the day before, each figure once. */
  const confirmUnlikely = async (values: RoundValues): Promise<boolean> => {
    const asked = lots.flatMap((lot) => {
      const typed = values[placeOf(lot.id)] ?? NOTHING;
      const before = days.get(lot.id)?.before.figures ?? NOTHING;
      return unlikelyOf(typed, before, lot).map((one) => ({
        id: `${lot.id} ${one.field} ${typed[one.field] ?? ''}`,
        text: questionOf(lot, one),
      }));
    });
    const open = asked.filter(({ id }) => !confirmed.has(id));
    if (open.length === 0) return true;
    const sure = await confirm({
      title: t('unlikely.title'),
      body: open.map(({ text }) => text).join('\n'),
      confirmLabel: t('unlikely.confirm'),
      cancelLabel: t('unlikely.back'),
    });
    if (sure) open.forEach(({ id }) => confirmed.add(id));
    return sure;
  };

  const outgoingOf = async (values: RoundValues): Promise<Outgoing[]> => {
    const outgoing: Outgoing[] = [];
    for (const lot of lots) {
      const typed = values[placeOf(lot.id)] ?? NOTHING;
      const own = days.get(lot.id)?.now ?? { figures: NOTHING, consumption: null };
      for (const entry of await entriesOf(lot, day, typed, own, nameOf(lot))) {
        const content = JSON.stringify([lot.id, day, entry.values.type, typed]);
        const key = keys.current.get(content) ?? crypto.randomUUID();
        keys.current.set(content, key);
        const fields = entry.values.type === 'consumo' ? ROUND_FIELDS.slice(2) : ROUND_FIELDS.slice(0, 2);
        outgoing.push({ lotId: lot.id, fields, entry: { ...entry, key } });
      }
    }
    return outgoing;
  };

  const save = async (values: RoundValues) => {
    const tooMuch = lots.filter((lot) => isMoreThanAlive(values[placeOf(lot.id)] ?? NOTHING, lot));
    if (tooMuch.length > 0)
      throw {
        kind: 'validation',
        status: 400,
        fields: Object.fromEntries(
          tooMuch.map((lot) => [
            fieldName(lot.id, 'dead'),
            [t('fault.moreThanAlive', { birds: figure(lot.alive ?? 0) })],
          ]),
        ),
      };
    if (!(await confirmUnlikely(values))) throw { kind: 'cancelled' };
    const outgoing = await outgoingOf(values);
    if (outgoing.length === 0)
      throw { kind: 'validation', status: 400, fields: {}, message: t('fault.nothing') };
    const outcome = await sendRound(outgoing, sendEntry, roundOutbox.add);
    const done = [...outcome.saved, ...outcome.kept];
    for (const { lotId, fields } of done) {
      const cleared = Object.fromEntries(fields.map((field) => [field, null]));
      const rest = { ...NOTHING, ...form.getValues(placeOf(lotId)), ...cleared };
      form.setValue(placeOf(lotId), rest, { shouldDirty: true });
    }
    if (outcome.kept.length > 0) toast({ tone: 'warning', text: t('kept', { count: outcome.kept.length }) });
    if (outcome.saved.length > 0) {
      toast({ tone: 'success', text: t('saved', { count: outcome.saved.length }) });
      onSaved();
    }
    if (outcome.stopped) {
      log.warn('round ended', { reason: faultOf(outcome.stopped) });
      throw outcome.stopped;
    }
    if (outcome.refused.length > 0)
      throw {
        kind: 'validation',
        status: 400,
        fields: Object.fromEntries(
          outcome.refused.map(({ outgoing: { lotId, fields }, reason }) => [
            fieldName(lotId, fields[0] ?? 'dead'),
            [reason || t('fault.refused')],
          ]),
        ),
      };
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
            now={days.get(lot.id)?.now.figures ?? NOTHING}
            before={days.get(lot.id)?.before.figures ?? NOTHING}
          />
        ))}
      </Rows>
    </AppForm>
  );
}
