import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '@/platform/ui/AppDialog';
import { Banner } from '@/platform/ui/Banner';
import { issuedToken, useIssuedToken } from '../issuedToken';

const Key = styled('code')(({ theme }) => ({
  display: 'block',
  marginTop: 12,
  padding: 12,
  borderRadius: 8,
  overflowWrap: 'anywhere',
  userSelect: 'all',
  border: `1px solid ${theme.tokens.border}`,
}));

/** Shows a new key once. Closed or left, the key is gone from this browser. */
export function IssuedTokenDialog() {
  const { t } = useTranslation('agricultureRegisters');
  const issued = useIssuedToken();
  const [copied, setCopied] = useState<'yes' | 'failed' | null>(null);
  useEffect(() => issuedToken.forget, []);
  if (!issued) return null;
  const close = () => {
    setCopied(null);
    issuedToken.forget();
  };
  const copy = () =>
    navigator.clipboard.writeText(issued.token).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <AppDialog title={t('issued.title', { name: issued.name })} size="s" onClose={close}>
      <DialogContent>
        <Banner
          tone="warning"
          fact={t(issued.token ? 'issued.once' : 'issued.none')}
          text={t(issued.token ? 'issued.onceText' : 'issued.noneText')}
        />
        {issued.token && <Key aria-label={t('issued.key')}>{issued.token}</Key>}
        <p role="status">{copied && t(`issued.copied.${copied}`)}</p>
      </DialogContent>
      <DialogActions>
        {issued.token && <Button onClick={() => void copy()}>{t('issued.copy')}</Button>}
        <Button variant="contained" onClick={close}>
          {t('issued.close')}
        </Button>
      </DialogActions>
    </AppDialog>
  );
}
