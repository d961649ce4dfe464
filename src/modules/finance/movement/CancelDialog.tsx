import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { MultilineField } from '@/platform/forms/fields/TextField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { formatMoney } from '@/platform/format/money';
import type { RowId } from '@/platform/store/resourceState';
import { Loading, SkeletonText } from '@/platform/ui/Skeletons';
import { useAppDispatch } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import { createQuery } from '@/platform/store/createQuery';
import { useQuery } from '@/platform/store/useQuery';
import { type MovementRow, nameOf, sumOf } from './movementRow';
import { movementService } from './movementService';
import { movements } from './movementSlice';
import { wordOfUse } from '../whoUses/wordOfUse';

const LIMIT = 500;
const schema = object({ reason: string().trim().max(LIMIT).required() });
const uses = createQuery('finance', 'documentUses', (id: RowId) => movementService.dependents(id), {
  keep: false,
});

const UsesPlace = styled('div')({ marginBottom: 20 });

/** What hangs on the document, as the server says; without that answer it still refuses by itself. */
function Uses({ row }: { readonly row: MovementRow }) {
  const { t } = useTranslation('financeMovement');
  const { t: finance } = useTranslation('finance');
  const { data, status } = useQuery(uses, row.id);
  if (data === null)
    return status === 'failed' ? (
      <Alert severity="warning">{t('cancel.usesUnknown')}</Alert>
    ) : (
      <Loading>
        <SkeletonText lines={2} />
      </Loading>
    );
  if (data.length === 0) return <Alert severity="info">{t('cancel.noUses')}</Alert>;
  const list = data.map(({ name: said, count }) => {
    const name = wordOfUse(said, finance);
    return count === null ? name : t('cancel.use', { name, count });
  });
  return <Alert severity="warning">{t('cancel.uses', { list: list.join(', ') })}</Alert>;
}

interface CancelDialogProps {
  readonly row: MovementRow;
  readonly onClose: () => void;
}

/** Takes a document back with everything it moved, once it is said what hangs on it. */
export function CancelDialog({ row, onClose }: CancelDialogProps) {
  const { t } = useTranslation('financeMovement');
  const dispatch = useAppDispatch();
  const form = useAppForm({
    schema,
    defaultValues: { reason: '' },
    draft: { key: `documentCancel:${row.id}`, route: '/movimento-de-documentos' },
  });
  const titles = sumOf(row.titles);
  const submit = async ({ reason }: { reason: string }) => {
    await movementService.cancel(row, reason);
    toast({ tone: 'success', text: t('cancel.done', { name: nameOf(row) }) });
    onClose();
    dispatch(movements.written());
  };
  return (
    <FormDialog
      form={form}
      title={t('cancel.title', { name: nameOf(row) })}
      onSubmit={submit}
      onClose={onClose}
      saveLabel={t('cancel.action')}
    >
      <Typography sx={{ mb: 1.5 }}>
        {titles === null
          ? t('cancel.effect')
          : t('cancel.effectTitles', { count: row.titles?.length ?? 0, value: formatMoney(titles) })}
      </Typography>
      <UsesPlace>
        <Uses row={row} />
      </UsesPlace>
      <MultilineField
        name="reason"
        label={t('cancel.reason')}
        format={false}
        maxLength={LIMIT}
        rows={3}
        autoFocus
        required
      />
    </FormDialog>
  );
}
