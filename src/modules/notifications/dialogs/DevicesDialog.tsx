import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdentity } from '@/domain/identity/selectors';
import type { OverlayProps } from '@/platform/routing/overlays';
import { useList } from '@/platform/store/useResource';
import { layout, radius } from '@/platform/theme/tokens';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { SkeletonRows, Loading } from '@/platform/ui/Skeletons';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import { DeviceRow } from '../components/DeviceRow';
import { devices } from '../devicesSlice';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  overflow: 'hidden',
  '& th, & td': { padding: '8px 12px', textAlign: 'left', verticalAlign: 'middle' },
  '& thead th': {
    ...theme.typography.cellHead,
    backgroundColor: theme.tokens.surfaceSunken,
    color: theme.tokens.textMuted,
  },
  '& tbody :is(th, td)': { borderTop: `1px solid ${theme.tokens.border}` },
  // No column gets narrower than a word.
  '& tbody th': { ...theme.typography.bodyStrong, overflowWrap: 'break-word' },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.tokens.textMuted },
  '& td:last-of-type': { width: 1, textAlign: 'right' },
  [theme.breakpoints.down('sm')]: { '& th, & td': { paddingInline: 8 } },
}));

const SKELETON = [
  { field: 'name', width: '1fr' },
  { field: 'since', width: '1fr' },
  { field: 'action', width: '110px', kind: 'chip' },
] as const;

function DeviceList() {
  const { t } = useTranslation('notifications');
  const userId = useIdentity()?.id ?? '';
  const { rows, list, retry } = useList(devices, undefined, { follows: false });
  const { status, error } = list;
  if (rows.length === 0 && status === 'failed') {
    return <FailedState error={error} onRetry={retry} />;
  }
  if (rows.length === 0 && status !== 'ready') {
    return (
      <Loading>
        <SkeletonRows rows={3} columns={SKELETON} />
      </Loading>
    );
  }
  if (rows.length === 0) {
    return <EmptyState icon={<DevicesOutlined />} title={t('devices.empty')} text={t('devices.emptyText')} />;
  }
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('devices.device')}</th>
          <th scope="col">{t('devices.active')}</th>
          <th scope="col">
            <VisuallyHidden>{t('devices.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((device) => (
          <DeviceRow key={device.id} device={device} userId={userId} />
        ))}
      </tbody>
    </Table>
  );
}

/** The browsers in which the user gets notifications. */
export function Component({ onClose }: OverlayProps) {
  const { t } = useTranslation('notifications');
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      slotProps={{ paper: { sx: { maxWidth: layout.dialog.m, m: 2, width: 'calc(100% - 32px)' } } }}
    >
      <DialogTitle id={id}>{t('devices.title')}</DialogTitle>
      <DialogContent sx={{ minHeight: 180 }}>
        <DeviceList />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
