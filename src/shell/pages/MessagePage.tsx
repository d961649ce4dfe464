import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import { HOME_PATH } from '@/modules/session/rules/entryPaths';
import { refusedAddress } from '@/platform/routing/refusedAddress';
import { SignInFrame } from '@/platform/ui/SignInFrame';
import { ShellMessage } from './ShellMessage';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 24 });

interface MessagePageProps {
  title: string;
  text: string;
  /** Offers to load the page anew, for when trying again may help. */
  reloads?: boolean;
}

/** Names the address that was refused: the page has an address of its own. */
function useRefusal(text: string): string {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const refused = refusedAddress();
  const isRefusal = pathname === '/401' || pathname === '/404';
  return isRefusal && refused ? `${text} ${t('refusedAddress', { address: refused })}` : text;
}

/** Says why another page is not there, with the way home: inside the shell where it stands in it, else in a frame of its own. */
export function MessagePage({ title, text, reloads = false }: MessagePageProps) {
  const { t } = useTranslation('common');
  const said = useRefusal(text);
  const inShell = useMatches().some(({ id }) => id === 'shell');
  const reload = reloads && (
    <Button variant="outlined" onClick={() => window.location.reload()}>
      {t('reload')}
    </Button>
  );
  // A full page load: what broke may be this very application in memory, or its account may be another's.
  const home = (
    <Button variant="contained" href={HOME_PATH}>
      {t('goHome')}
    </Button>
  );
  if (inShell)
    return (
      <ShellMessage title={title} text={said}>
        {home}
        {reload}
      </ShellMessage>
    );
  return (
    <SignInFrame title={title} lead={said}>
      <Actions>
        {home}
        {reload}
      </Actions>
    </SignInFrame>
  );
}
