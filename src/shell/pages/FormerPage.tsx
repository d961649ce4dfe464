import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { useNamePage } from '@/platform/routing/pageName';
import { HOME_PATH } from '@/modules/session/rules/entryPaths';
import { ShellMessage } from './ShellMessage';

/** Stands inside the shell for a page of the menu that is still on the former site, when that site did not answer. */
export function Component() {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const { name } = useLoaderData<{ name: string }>();
  useNamePage(window.location.pathname, name);
  return (
    <ShellMessage title={t('former.title')} text={t('former.text', { name })}>
      <Button variant="contained" onClick={() => void navigate(HOME_PATH)}>
        {common('goHome')}
      </Button>
      {window.history.length > 1 && (
        <Button variant="outlined" onClick={() => void navigate(-1)}>
          {t('former.back')}
        </Button>
      )}
    </ShellMessage>
  );
}
