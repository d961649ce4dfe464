import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/platform/format/date';
import { useAppDispatch } from '@/platform/store/hooks';
import { invalidate } from '@/platform/store/tags';
import { AppDialog } from '@/platform/ui/AppDialog';
import { confirm } from '@/platform/ui/confirm';
import { IconAction } from '@/platform/ui/IconAction';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { deleteEntry } from '../rotationService';
import { ROTATION } from '../rotationState';
import type { RotationEntry, RotationPlot, SeasonColumn } from '../rotationTypes';
import { columnText, entryText, goingText, nameOf, warningText } from '../rotationWords';
import type { Plantable } from '../rules/placing';
import { continuesIn, standsIn, warningsOf } from '../rules/rotation';
import { EntryDialog } from './EntryDialog';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '8px 0', borderBottom: `1px solid ${theme.tokens.border}` },
  '& .line': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .line > :first-of-type': { flex: 1, minWidth: 0 },
  '& p': { margin: 0, color: theme.tokens.textMuted },
  '& p.warning': { color: theme.tokens.warning.softText },
}));

interface CellDialogProps {
  readonly plot: RotationPlot;
  readonly column: SeasonColumn;
  /** Everything that stands on the plot, whenever. */
  readonly entries: readonly RotationEntry[];
  /** What is to be planned at once. */
  readonly what?: Plantable | undefined;
  readonly onClose: () => void;
}

/** One season of a plot: what stands there, what is unwise about it, and planning. Sown and harvested come from the field. */
export function CellDialog({ plot, column, entries, what, onClose }: CellDialogProps) {
  const { t } = useTranslation('agricultureRotation');
  const dispatch = useAppDispatch();
  const own = entries.filter((entry) => standsIn(entry, column));
  const going = entries.filter((entry) => continuesIn(entry, column));
  const [form, setForm] = useState<{ entry: RotationEntry | null } | null>(
    own.length + going.length === 0 || what ? { entry: null } : null,
  );
  const warnings = warningsOf(plot, entries);
  const title = t('cell', { plot: plot.name, column: columnText(t, column) });
  const remove = async (entry: RotationEntry) => {
    const sure = await confirm({
      title: t('remove.title', { name: nameOf(t, entry) }),
      body: title,
      confirmLabel: t('remove.action'),
      danger: true,
    });
    if (!sure) return;
    try {
      await deleteEntry(entry.id);
      toast({ tone: 'success', text: t('remove.done') });
    } catch (thrown) {
      notifyRefusal(thrown);
    }
    dispatch(invalidate([ROTATION]));
    onClose();
  };
  if (form)
    return (
      <EntryDialog
        plot={plot}
        // What is perennial is shown in later years too, and keeps the one in which it begins.
        column={form.entry ? { year: form.entry.year, season: form.entry.season } : column}
        entry={form.entry}
        what={what}
        others={entries.filter(({ id }) => id !== form.entry?.id)}
        onClose={own.length + going.length === 0 || what ? onClose : () => setForm(null)}
        onSaved={onClose}
      />
    );
  return (
    <AppDialog title={title} size="s" onClose={onClose}>
      <DialogContent>
        <List>
          {going.map((entry) => (
            <li key={entry.id}>
              <strong>{goingText(t, entry)}</strong>
              <p>{t('span', { from: formatDate(entry.from), to: formatDate(entry.to) })}</p>
            </li>
          ))}
          {own.map((entry) => (
            <li key={entry.id}>
              <div className="line">
                <strong>{entryText(t, entry)}</strong>
                {entry.state === 'PLANNED' && (
                  <>
                    <IconAction
                      label={t('edit', { name: nameOf(t, entry) })}
                      icon={<EditOutlined />}
                      onClick={() => setForm({ entry })}
                    />
                    <IconAction
                      label={t('remove.title', { name: nameOf(t, entry) })}
                      icon={<DeleteOutlined />}
                      onClick={() => void remove(entry)}
                    />
                  </>
                )}
              </div>
              <p>
                {t('span', { from: formatDate(entry.from), to: formatDate(entry.to) })}
                {entry.intercropped && ` · ${t('fields.intercropped')}`}
              </p>
              {entry.state !== 'PLANNED' && <p>{t('fromField')}</p>}
              {warnings
                .filter((warning) => warning.entry.id === entry.id)
                .map((warning) => (
                  <p key={warning.kind} className="warning">
                    {warningText(t, warning)}
                  </p>
                ))}
            </li>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setForm({ entry: null })}>
          {t('add')}
        </Button>
      </DialogActions>
    </AppDialog>
  );
}
