import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ErrorState } from '@/platform/ui/ErrorState';
import { HOME_PATH } from '@/modules/session/rules/entryPaths';

/** Shown inside the shell when a page breaks: the menu stays, the page can be tried again. */
export function PageFailure({ resetErrorBoundary }: { resetErrorBoundary: () => void }) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  return (
    <>
      <h1 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>{t('serverError.title')}</h1>
      <ErrorState
        title={t('serverError.title')}
        text={
          <>
            {t('serverError.text')}
            <Button
              size="small"
              variant="text"
              // On a line of its own: within the text it would push the lines apart.
              sx={{ display: 'flex', mx: 'auto', mt: 0.5 }}
              onClick={() => void navigate(HOME_PATH)}
            >
              {t('goHome')}
            </Button>
          </>
        }
        onRetry={resetErrorBoundary}
      />
    </>
  );
}
