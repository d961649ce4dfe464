import CloseOutlined from '@mui/icons-material/CloseOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { usePausableTimeout } from '@/platform/react/usePausableTimeout';
import { type FallbackReason, rememberShown, wasShown } from '../mapNotice';

/** Long enough to be read twice. */
const SHOWN_FOR = 12_000;

const Strip = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  position: 'absolute',
  // Beside the tools of a screen.
  left: 68,
  top: 12,
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: 'calc(100% - 136px)',
  boxSizing: 'border-box',
  padding: '4px 4px 4px 10px',
  borderRadius: radius.control,
  color: theme.tokens.text,
  background: theme.tokens.surfaceRaised,
  border: `1px solid ${theme.tokens.border}`,
  '& > svg': { flex: 'none', fontSize: 18, color: theme.tokens.info.solid },
  '@media print': { display: 'none' },
}));

interface MapNoticeProps {
  readonly reason: FallbackReason;
  readonly person: string;
}

/** Why the map stands without imagery: one quiet line in its corner, once. */
export function MapNotice({ reason, person }: MapNoticeProps) {
  const [shown, setShown] = useState(() => !wasShown(reason, person));
  useEffect(() => rememberShown(reason, person), [reason, person]);
  return shown ? <Notice reason={reason} onClose={() => setShown(false)} /> : null;
}

function Notice({ reason, onClose }: Pick<MapNoticeProps, 'reason'> & { readonly onClose: () => void }) {
  const { t } = useTranslation(['mapView', 'ui']);
  const pausing = usePausableTimeout(onClose, SHOWN_FOR);
  return (
    <Strip {...pausing}>
      <InfoOutlined aria-hidden />
      <span role="status">{t(`notice.${reason}`)}</span>
      <IconAction
        label={t('ui:dismiss')}
        icon={<CloseOutlined fontSize="small" />}
        size="small"
        onClick={onClose}
      />
    </Strip>
  );
}
