import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { layout } from '@/platform/theme/tokens';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { IconAction } from '@/platform/ui/IconAction';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  paddingRight: 12,
  '& > h2': { flex: 1, minWidth: 0 },
});

interface DialogFrameProps {
  readonly title: string;
  readonly onClose: () => void;
  /** The scrolling part and, where there is one, the foot. */
  readonly children: ReactNode;
}

/** A dialog with a fixed head: 640 px wide, on a telephone the whole screen. */
export function DialogFrame({ title, onClose, children }: DialogFrameProps) {
  const { t } = useTranslation('home');
  const id = useId();
  const small = useSmallScreen();
  return (
    <Dialog
      open
      fullWidth
      fullScreen={small}
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: small ? {} : { maxWidth: layout.dialog.m } } }}
    >
      <Head>
        <DialogTitle id={id}>{title}</DialogTitle>
        <IconAction label={t('notices.dialog.close')} icon={<CloseOutlined />} onClick={onClose} />
      </Head>
      {children}
    </Dialog>
  );
}
