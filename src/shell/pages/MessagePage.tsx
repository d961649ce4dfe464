import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { HOME_PATH } from '@/modules/session/rules/entryPaths';
import { SignInFrame } from '@/platform/ui/SignInFrame';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 24 });

interface MessagePageProps {
  title: string;
  text: string;
  /** Offers to load the page anew, for when trying again may help. */
  reloads?: boolean;
}

/** The frame of the pages that say why another page is not there, with the way home. */
export function MessagePage({ title, text, reloads = false }: MessagePageProps) {
  const { t } = useTranslation('common');
  return (
    <SignInFrame title={title} lead={text}>
      <Actions>
        {/* A full page load: what broke may be this very application in memory. */}
        <Button variant="contained" href={HOME_PATH}>
          {t('goHome')}
        </Button>
        {reloads && (
          <Button variant="outlined" onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
        )}
      </Actions>
    </SignInFrame>
  );
}
