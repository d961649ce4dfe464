import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { Suspense, use } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/platform/store/hooks';
import type { RowId } from '@/platform/store/resourceState';
import { AppDialog } from '@/platform/ui/AppDialog';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { toast } from '@/platform/ui/toast';
import type { Register } from '../defineRegister';
import { inWords } from '../recordUses';
import type { Dependent } from '../registerTypes';
import { BulkOutcome } from './BulkOutcome';
import { useEach } from './useEach';

interface BulkActiveDialogProps<Row extends { id: RowId }, Item extends object, Values extends FieldValues> {
  readonly register: Register<Row, Item, Values>;
  readonly rows: readonly Row[];
  readonly active: boolean;
  /** What uses the records, requested when the dialog was opened; null when unknown. */
  readonly uses: Promise<Dependent[]> | null;
  readonly onClose: () => void;
}

function Uses({ uses }: { readonly uses: Promise<Dependent[]> }) {
  const { t } = useTranslation('register');
  const used = use(uses);
  return (
    used.length > 0 && <Typography sx={{ mb: 1 }}>{t('uses.inactivate', { uses: inWords(used) })}</Typography>
  );
}

/** Puts several records in or out of use, after a question, and says exactly which were. */
export function BulkActiveDialog<Row extends { id: RowId }, Item extends object, Values extends FieldValues>({
  register,
  rows,
  active,
  uses,
  onClose,
}: BulkActiveDialogProps<Row, Item, Values>) {
  const { t } = useTranslation('register');
  const dispatch = useAppDispatch();
  const { state, remaining, run, stop } = useEach(rows, register.fullNameOf ?? register.nameOf);
  const verb = active ? 'activate' : 'inactivate';

  async function change() {
    const { changed, refused, left } = await run(async ({ id }) => {
      await register.calls.setActive?.(id, active);
    });
    if (changed.length > state.changed.length) dispatch(register.resource.written());
    if (refused.length + left.length > 0) return;
    toast({ tone: 'success', text: t(`${verb}.done`, { count: changed.length }) });
    onClose();
  }
  return (
    <AppDialog
      title={t(`${verb}.many`, { count: rows.length })}
      size="s"
      busy={state.running}
      onClose={onClose}
    >
      <DialogContent>
        {uses && (
          <Suspense fallback={<Typography sx={{ mb: 1 }}>{t('uses.asking')}</Typography>}>
            <Uses uses={uses} />
          </Suspense>
        )}
        <Typography sx={{ color: 'text.secondary' }}>{t(`${verb}.bodyMany`)}</Typography>
        {state.total > 0 && <BulkOutcome state={state} onStop={stop} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus disabled={state.running} onClick={onClose}>
          {t(state.total > 0 ? 'close' : 'cancel')}
        </Button>
        <LoadingButton variant="contained" busy={state.running} onClick={() => void change()}>
          {t(`${verb}.button`, { count: remaining.length })}
        </LoadingButton>
      </DialogActions>
    </AppDialog>
  );
}
