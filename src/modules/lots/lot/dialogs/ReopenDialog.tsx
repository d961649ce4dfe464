import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { registerTexts } from '@/families/register/registerTexts';
import { DangerAlert } from '@/platform/forms/DangerAlert';
import { asAppError, isConflict } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import { say } from '@/platform/i18n/say';
import { useAppDispatch } from '@/platform/store/hooks';
import { AppDialog } from '@/platform/ui/AppDialog';
import { ErrorState } from '@/platform/ui/ErrorState';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { toast } from '@/platform/ui/toast';
import { useQuery } from '@/platform/store/useQuery';
import { LotLink } from '../components/LotLink';
import type { Reopening } from '../lotAnswers';
import { useLotWords } from '../lotKind';
import { chickenPort, type LotPort } from '../lotPort';
import type { ManagedLot } from '../lotWire';

const List = styled('ul')({ margin: '4px 0 0', paddingLeft: 20, '& a': { color: 'inherit' } });

/** What stands in the way, or what goes with the closing. */
function Consequences({ answer, words }: { readonly answer: Reopening } & Pick<LotPort, 'words'>) {
  const t = useLotWords();
  const { refusals, nextLot } = answer;
  const texts = registerTexts(say, words);
  if (refusals.length > 0)
    return (
      <DangerAlert severity="error">
        {t('reopening.refused')}
        <List>
          {refusals.map(({ message, lotId, reason }) => (
            <li key={message}>
              {reason ? t(`reopening.reasons.${reason.code}`, { ...reason }) : message}{' '}
              {lotId !== null && <LotLink id={lotId}>{t('reopening.openLot')}</LotLink>}
            </li>
          ))}
        </List>
      </DangerAlert>
    );
  return (
    <>
      <Typography>{t('reopening.back')}</Typography>
      <Typography sx={{ mt: 1 }}>
        {nextLot ? t('reopening.removes', { number: nextLot.number }) : t('reopening.keeps')}
      </Typography>
      {nextLot && nextLot.typed.length > 0 && (
        <Typography sx={{ mt: 1 }}>
          {t('reopening.typed', { fields: nextLot.typed.map((name) => texts.field(name)).join(', ') })}
        </Typography>
      )}
    </>
  );
}

interface ReopenDialogProps {
  readonly lot: ManagedLot;
  /** Of poultry by default. */
  readonly port?: LotPort;
  readonly onClose: () => void;
}

/** Takes a closing back, and with it the lot that it made; the server says before what that is, and may refuse. */
export function ReopenDialog({ lot, port = chickenPort, onClose }: ReopenDialogProps) {
  const t = useLotWords();
  const dispatch = useAppDispatch();
  const { data, status, retry } = useQuery(port.reopenings, lot.id);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const refused = data !== null && data.refusals.length > 0;
  const reopen = async () => {
    if (!data) return;
    setBusy(true);
    setRefusal(null);
    try {
      await port.calls.reopen(lot, data.nextLot?.version ?? null);
      toast({ tone: 'success', text: t('reopening.done', { number: lot.number }) });
      onClose();
      dispatch(port.written(lot));
    } catch (thrown) {
      const error = asAppError(thrown);
      // What is in the way is read anew and stands below.
      setRefusal(isConflict(error) ? t('reopening.changed') : (saidBy(error) ?? t('reopening.notDone')));
      setBusy(false);
      // The obstacle has changed since it was requested: it is read anew with the lot.
      dispatch(port.written(lot));
    }
  };
  return (
    <AppDialog title={t('reopening.title', { number: lot.number })} size="s" onClose={onClose} busy={busy}>
      <DialogContent>
        {refusal !== null && (
          <DangerAlert severity="error" sx={{ mb: 2 }}>
            {refusal}
          </DangerAlert>
        )}
        {status === 'failed' && !data && <ErrorState onRetry={retry} title={t('reopening.failed')} />}
        {status === 'loading' && !data && (
          <Loading>
            <SkeletonText />
          </Loading>
        )}
        {data && <Consequences answer={data} words={port.words} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy} autoFocus>
          {t('reopening.close')}
        </Button>
        {data && !refused && (
          <LoadingButton variant="contained" busy={busy} onClick={() => void reopen()}>
            {t('reopening.action')}
          </LoadingButton>
        )}
      </DialogActions>
    </AppDialog>
  );
}
