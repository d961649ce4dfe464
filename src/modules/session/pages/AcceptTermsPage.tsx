import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import { HtmlView } from '@/platform/ui/HtmlView';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { EntryGate } from '../components/EntryGate';
import { PublicFrame, Sheet } from '../components/PublicFrame';
import { SignOutButton } from '../components/SignOutButton';
import { useServerFailure } from '../components/useServerFailure';
import { acceptTerms } from '../sessionFlow';
import { selectSession } from '../sessionSlice';

const Paper = styled(Sheet)({
  flex: '1 1 240px',
  minHeight: 160,
  maxHeight: 'max(100dvh - 300px, 240px)',
  overflow: 'auto',
});
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  marginTop: 8,
});

function AcceptTerms() {
  const { t } = useTranslation('session');
  const dispatch = useAppDispatch();
  const sayFailure = useServerFailure();
  const { terms } = useAppSelector(selectSession);
  const [shown, setShown] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const [sending, setSending] = useState(false);
  const obstacle = shown ? (agreed ? undefined : t('acceptTerms.notAgreed')) : t('acceptTerms.notLoaded');

  async function accept(id: number) {
    setSending(true);
    const result = await dispatch(acceptTerms(id));
    // Once accepted, the gate leads on.
    if (!acceptTerms.rejected.match(result)) return;
    setSending(false);
    // A 500 is said by the application itself.
    if (result.payload && result.payload.kind !== 'server') sayFailure(result.payload);
  }

  if (!terms) return null;
  return (
    <PublicFrame title={t('acceptTerms.title')} lead={t('acceptTerms.lead')}>
      <Paper tabIndex={0} aria-label={t('terms.title')}>
        <HtmlView html={terms.htmlCode} onShown={() => setShown(true)} />
      </Paper>
      <FormControlLabel
        sx={{ mt: 2 }}
        control={<Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />}
        label={t('acceptTerms.agree')}
      />
      <Foot>
        <SignOutButton />
        <LoadingButton
          variant="contained"
          busy={sending}
          disabledReason={obstacle}
          onClick={() => void accept(terms.id)}
        >
          {t('acceptTerms.submit')}
        </LoadingButton>
      </Foot>
    </PublicFrame>
  );
}

export function Component() {
  return <EntryGate step="terms">{() => <AcceptTerms />}</EntryGate>;
}
