import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { MultilineField } from '@/platform/forms/fields/TextField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { maxLength } from '@/platform/forms/validators';

const MOST = 500;
interface NoteValues {
  text: string;
}
const noteSchema = object({
  text: string().defined().default('').test(maxLength(MOST)),
});

interface NoteDialogProps {
  /** What the cell is called: its row and its column. */
  readonly cell: string;
  readonly text: string;
  /** The saved view that it is kept with; null while none is shown. */
  readonly view: string | null;
  readonly onKeep: (text: string) => void;
  readonly onClose: () => void;
}

/** Writes, changes or takes away the note on a cell. */
export function NoteDialog({ cell, text, view, onKeep, onClose }: NoteDialogProps) {
  const { t } = useTranslation('report');
  const form = useAppForm<NoteValues>({
    schema: noteSchema,
    defaultValues: { text },
    draft: { key: `relatorio.nota:${view ?? ''}:${cell}`, basis: text },
  });
  return (
    <FormDialog
      form={form}
      title={t('note.title')}
      size="s"
      onClose={onClose}
      onSubmit={({ text: typed }) => {
        onKeep(typed.trim());
        onClose();
      }}
    >
      <Typography sx={{ mb: 2 }}>{cell}</Typography>
      <MultilineField name="text" label={t('note.text')} maxLength={MOST} rows={4} format={false} autoFocus />
      <Typography variant="caption">
        {view === null ? t('note.withoutView') : t('note.withView', { view })}
        {text !== '' && ` ${t('note.empty')}`}
      </Typography>
    </FormDialog>
  );
}
