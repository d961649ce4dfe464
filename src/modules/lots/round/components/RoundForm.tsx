import { styled } from '@mui/material/styles';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import type { LocalDate } from '@/platform/format/date';
import { numberMarks } from '@/platform/format/formatLocale';
import { formatNumber } from '@/platform/format/number';
import { AppForm } from '@/platform/forms/AppForm';
import { FormFoot } from '@/platform/forms/FormFoot';
import { toast } from '@/platform/ui/toast';
import { placeOf, type RoundValues } from '../roundNames';
import { CONSUMED, ROUND_FIELDS, type RoundField, type RoundLot } from '../roundTypes';
import { isBlock, pastedBlock } from '../rules/pastedBlock';
import { isTyped, lostOf, NOTHING, reportsItself } from '../rules/round';
import { useRoundSaving } from '../useRoundSaving';
import { RoundRow } from './RoundRow';

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

interface RoundFormProps {
  readonly day: LocalDate;
  readonly lots: readonly RoundLot[];
  readonly records: readonly OccurrenceRecord[];
}

/** The round of a day through every aviary. */
export function RoundForm({ day, lots, records }: RoundFormProps) {
  const { t } = useTranslation('lotRound');
  const { form, save, dayOf } = useRoundSaving(lots, records, day);
  const [opened] = useState(() => Date.now());
  const isOpen = (lotId: number, field: RoundField) => {
    const lot = lots.find(({ id }) => id === lotId);
    const byItself = lot !== undefined && reportsItself(lot, day, opened);
    return !CONSUMED.includes(field) || !(byItself || dayOf(lotId).waiting.consumption);
  };
  /** Cells of a spreadsheet go to the figures beside and below; a field alone would refuse them. */
  const pasteBlock = (event: ClipboardEvent<HTMLElement>) => {
    const { target } = event;
    const text = event.clipboardData.getData('text');
    if (!(target instanceof HTMLInputElement) || !isBlock(text)) return;
    const [place, name] = target.name.split('.');
    const field = ROUND_FIELDS.find((one) => one === name);
    const lot = lots.find(({ id }) => placeOf(id) === place);
    if (!field || !lot) return;
    event.preventDefault();
    event.stopPropagation();
    const block = pastedBlock({
      text,
      marks: numberMarks(),
      lotIds: lots.map(({ id }) => id),
      from: { lotId: lot.id, field },
      isOpen,
    });
    if ('why' in block)
      return toast({
        tone: 'warning',
        text: block.why === 'tooLarge' ? t('paste.tooLarge') : t('paste.unreadable', { text: block.text }),
      });
    for (const { lotId, field: of, value } of block.figures)
      form.setValue(
        placeOf(lotId),
        { ...NOTHING, ...form.getValues(placeOf(lotId)), [of]: value },
        { shouldDirty: true },
      );
    if (block.left > 0) toast({ tone: 'warning', text: t('paste.left', { count: block.left }) });
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
      <Rows onKeyDown={moveDown} onPasteCapture={pasteBlock}>
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
