import { styled } from '@mui/material/styles';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import type { LocalDate } from '@/platform/format/date';
import { AppForm } from '@/platform/forms/AppForm';
import { FormFoot } from '@/platform/forms/FormFoot';
import { toast } from '@/platform/ui/toast';
import { placeOf, type RoundValues } from '../roundNames';
import type { RoundShape, RoundWorld } from '../roundWorld';
import { useRoundSaving } from '../useRoundSaving';

const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Enter and the arrows go to the same figure of the next place, as in a sheet. */
function moveDown(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey) return;
  // The arrows go through the choices of a question.
  if (target.type === 'radio') return;
  const column = target.name.split('.')[1] ?? '';
  const inputs = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>(`input[name$=".${column}"]:not(:disabled)`),
  ];
  const next = inputs[inputs.indexOf(target) + step];
  // Enter would save the round; after the last place the next column is begun with Tab.
  event.preventDefault();
  next?.focus();
  next?.select();
}

const Rows = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });
// The button stays in sight while the round goes down a long list of places.
const Bottom = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  paddingBottom: 12,
  backgroundColor: theme.tokens.background,
}));

interface OfWorld<S extends RoundShape> {
  readonly world: RoundWorld<S>;
  readonly lots: readonly S['lot'][];
}

function Total<S extends RoundShape>({ world, lots }: OfWorld<S>) {
  const { t } = useTranslation('lotRound');
  const values = useWatch<RoundValues>();
  const typed = lots
    .map((lot): S['typed'] => ({ ...world.blank(lot), ...values[placeOf(lot.id)] }))
    .filter(world.isTyped);
  return world.total(t, typed);
}

interface RoundFormProps<S extends RoundShape> extends OfWorld<S> {
  readonly day: LocalDate;
  readonly records: readonly OccurrenceRecord[];
}

/** The round of a day through every place. */
export function RoundForm<S extends RoundShape>({ world, day, lots, records }: RoundFormProps<S>) {
  const { t } = useTranslation('lotRound');
  const { form, save, dayOf } = useRoundSaving(world, lots, records, day);
  const [opened] = useState(() => Date.now());
  const pasteBlock = (event: ClipboardEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    const [place, field = ''] = target.name.split('.');
    const lot = lots.find(({ id }) => placeOf(id) === place);
    const text = event.clipboardData.getData('text');
    const from = lot && { lotId: lot.id, field };
    const block = from && world.pasted?.(t, { text, lots, from, day, opened, dayOf });
    if (!block) return;
    event.preventDefault();
    event.stopPropagation();
    for (const { lotId, field: of, value } of block.figures) {
      const own = lots.find(({ id }) => id === lotId);
      const before = form.getValues(placeOf(lotId));
      const after = { ...(own && world.blank(own)), ...before, [of]: value };
      form.setValue(placeOf(lotId), after, { shouldDirty: true });
    }
    if (block.words !== null) toast({ tone: 'warning', text: block.words });
  };
  const { Row } = world;
  return (
    <AppForm
      form={form}
      onSubmit={save}
      label={t(world.name === 'poultry' ? 'title' : 'fish.title')}
      footer={
        <Bottom>
          <FormFoot saveLabel={t('foot.save')}>
            <Total world={world} lots={lots} />
          </FormFoot>
        </Bottom>
      }
    >
      <Rows onKeyDown={moveDown} onPasteCapture={pasteBlock}>
        {lots.map((lot) => (
          <Row key={lot.id} lot={lot} day={day} records={records} {...dayOf(lot.id)} />
        ))}
      </Rows>
    </AppForm>
  );
}
