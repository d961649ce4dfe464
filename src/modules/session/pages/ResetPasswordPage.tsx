import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { href } from '@/platform/routing/href';
import { SignInFrame } from '@/platform/ui/SignInFrame';
import { PublicFormLinks } from '../components/PublicFormLinks';
import { ResetForm } from '../components/ResetForm';
import { keptResetLink, keepResetLink, readResetLink, RESET_PATH } from '../rules/resetLink';

/** The link of the e-mail. Reached by its full address, the page moves it into memory and off the address bar. */
function useResetLink() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const fromAddress = readResetLink(pathname);
  const [kept] = useState(() => fromAddress ?? keptResetLink());
  useEffect(() => {
    if (!fromAddress) return;
    keepResetLink(fromAddress);
    void navigate(RESET_PATH, { replace: true });
  });
  return kept;
}

export function Component() {
  const { t } = useTranslation('session');
  const link = useResetLink();
  return (
    <SignInFrame
      title={t('reset.title')}
      lead={link ? t('reset.lead') : t('reset.lost')}
      links={<PublicFormLinks />}
    >
      {link ? (
        <ResetForm link={link} />
      ) : (
        <Button
          component={Link}
          to={href('sessionForgotPassword')}
          variant="outlined"
          sx={{ mt: 3, alignSelf: 'start' }}
        >
          {t('reset.askAgain')}
        </Button>
      )}
    </SignInFrame>
  );
}
