import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { layout } from '@/platform/theme/tokens';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { IconAction } from '@/platform/ui/IconAction';

interface AppDialogProps {
  readonly title: string;
  /** 480, 640 or 960 px. */
  readonly size?: keyof typeof layout.dialog;
  /** Takes the whole screen of a telephone: for forms and long contents. */
  readonly full?: boolean;
  readonly onClose: () => void;
  /** Cannot be closed: something is under way. */
  readonly busy?: boolean;
  /** `DialogContent`, which scrolls, and `DialogActions`. */
  readonly children: ReactNode;
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  padding: '14px 12px 10px 24px',
  '& h2': {
    ...theme.typography.h2,
    flex: 1,
    minWidth: 0,
    margin: 0,
    overflowWrap: 'anywhere',
  },
  [theme.breakpoints.down('sm')]: { paddingLeft: 16 },
}));

/** A dialog of the application: its name, a way out, and what it holds. */
export function AppDialog({
  title,
  size = 'm',
  full = false,
  onClose,
  busy = false,
  children,
}: AppDialogProps) {
  const { t } = useTranslation('ui');
  const small = useSmallScreen();
  const titleId = useId();
  const whole = small && full;
  const close = () => !busy && onClose();
  return (
    <Dialog
      open
      fullScreen={whole}
      onClose={close}
      aria-labelledby={titleId}
      maxWidth={false}
      slotProps={{
        paper: {
          sx: {
            '@media (max-width: 599.95px)': {
              '& .MuiDialogContent-root, & .MuiDialogActions-root': { px: 2 },
            },
            ...(whole ? {} : { width: layout.dialog[size], maxWidth: 'calc(100% - 32px)', m: 2 }),
          },
        },
      }}
    >
      <Head>
        <h2 id={titleId}>{title}</h2>
        <IconAction label={t('close')} icon={<CloseOutlined />} onClick={close} />
      </Head>
      {children}
    </Dialog>
  );
}
