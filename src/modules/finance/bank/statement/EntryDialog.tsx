import { useTranslation } from 'react-i18next';
import { today } from '@/platform/format/date';
import { DateField } from '@/platform/forms/fields/DateField';
import { MoneyField } from '@/platform/forms/fields/NumberField';
import { RadioField } from '@/platform/forms/fields/RadioField';
import { TextField } from '@/platform/forms/fields/TextField';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { asAppError } from '@/platform/http/appError';
import { toast } from '@/platform/ui/toast';
import { useAppDispatch } from '@/platform/store/hooks';
import { saveEntered } from '../bankService';
import type { StatementLine } from '../bankTypes';
import { ENTRY_LIMITS } from './entryLimits';
import type { EntryValues } from './entrySchema';
import { bankLinesWritten } from '../bankTags';

/** Wire names of fields, and what the form calls them. */
const FORM_NAMES: Readonly<Record<string, string>> = { date: 'day', value: 'cents' };

function inFormNames(thrown: unknown): unknown {
  const error = asAppError(thrown);
  if (error.kind !== 'validation') return thrown;
  const fields = Object.entries(error.fields).map(([wire, words]): [string, string[]] => [
    FORM_NAMES[wire.toLowerCase()] ?? wire,
    words,
  ]);
  return { ...error, fields: Object.fromEntries(fields) };
}

interface EntryDialogProps {
  readonly accountId: string;
  /** The line that is changed; null enters a new one. */
  readonly line: StatementLine | null;
  readonly onClose: () => void;
}

/** A line of the statement by hand: what moved an account and comes from no document and no file. */
export function EntryDialog({ accountId, line, onClose }: EntryDialogProps) {
  const { t } = useTranslation('financeBank');
  const dispatch = useAppDispatch();
  const form = useAppForm<EntryValues>({
    schema: async () => (await import('./entrySchema')).entrySchema,
    defaultValues: {
      day: line?.day ?? today(),
      side: line && line.cents > 0 ? 'in' : 'out',
      cents: line ? Math.abs(line.cents) : null,
      history: line?.history ?? '',
      documentNumber: line?.documentNumber ?? '',
    },
    draft: { key: `extrato.linha:${accountId}:${line ? `${line.id}=${line.version ?? 0}` : 'nova'}` },
  });
  const save = async ({ day, side, cents, history, documentNumber }: EntryValues) => {
    const entered = {
      day,
      cents: side === 'in' ? cents : -cents,
      history,
      documentNumber: documentNumber ?? '',
    };
    try {
      await saveEntered(accountId, entered, line);
    } catch (thrown) {
      throw inFormNames(thrown);
    }
    toast({ tone: 'success', text: t('entry.done') });
    onClose();
    dispatch(bankLinesWritten());
  };
  return (
    <FormDialog form={form} title={t(line ? 'entry.edit' : 'entry.new')} onSubmit={save} onClose={onClose}>
      <FieldGrid>
        <DateField name="day" label={t('entry.day')} max={today()} required autoFocus />
        <RadioField
          name="side"
          label={t('entry.side')}
          options={[
            { id: 'in', name: t('entry.in') },
            { id: 'out', name: t('entry.out') },
          ]}
          required
        />
        <MoneyField name="cents" label={t('entry.value')} required />
        <TextField name="history" label={t('entry.history')} maxLength={ENTRY_LIMITS.history} required />
        <TextField name="documentNumber" label={t('entry.document')} maxLength={ENTRY_LIMITS.number} />
      </FieldGrid>
    </FormDialog>
  );
}
