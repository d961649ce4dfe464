import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import EditNotificationsOutlined from '@mui/icons-material/EditNotificationsOutlined';
import LockResetOutlined from '@mui/icons-material/LockResetOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasShortMenu } from '@/domain/identity/permissions';
import { useCustomer, useIdentity } from '@/domain/identity/selectors';
import { requestSignOut } from '@/domain/identity/signOutCommand';
import { useOpenOverlayByName } from '@/platform/routing/useOpenOverlayByName';
import type { SvgIconComponent } from '@/platform/theme/icon';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import type { AccountDialogName } from '../accountDialogs';
import { CONNECTED_DEVICES, NOTIFICATION_SETTINGS } from '../accountOverlayNames';
import { ProfilePhoto } from './ProfilePhoto';

const Person = styled('div')({ display: 'flex', alignItems: 'center', gap: 16, minWidth: 0 });
const Words = styled('div')(({ theme }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > strong': { ...typeStep('cardTitle'), display: 'block' },
  '& > span': { ...typeStep('caption'), display: 'block', marginTop: 2, color: theme.tokens.textMuted },
}));
const Lines = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '12px -16px -16px',
  padding: 4,
  borderTop: `1px solid ${theme.tokens.border}`,
}));
const Line = styled(ButtonBase)(({ theme }) => ({
  ...typeStep('body'),
  display: 'flex',
  gap: 12,
  width: '100%',
  minHeight: 44,
  padding: '4px 12px',
  borderRadius: 6,
  textAlign: 'left',
  '&:hover': { backgroundColor: theme.tokens.hover },
  '& > span': { flex: 1, minWidth: 0 },
  '& > svg': { flexShrink: 0, fontSize: 20, color: theme.tokens.textMuted },
  '&[aria-disabled="true"]': { color: theme.tokens.textDisabled },
}));

interface Entry {
  readonly label: string;
  readonly icon: SvgIconComponent;
  readonly onClick: () => void;
  /** Opens nothing: does at once what it says. */
  readonly acts?: boolean;
}

interface ProfilePanelProps {
  readonly administers: boolean;
  readonly onOpen: (dialog: AccountDialogName) => void;
}

/** The signed-in person: picture, password, and who looks after the account; what administrators set up besides. */
export function ProfilePanel({ administers, onOpen }: ProfilePanelProps) {
  const { t } = useTranslation('account');
  const identity = useIdentity();
  const customer = useCustomer();
  const openSettings = useOpenOverlayByName(NOTIFICATION_SETTINGS);
  const openDevices = useOpenOverlayByName(CONNECTED_DEVICES);
  const [leaving, setLeaving] = useState(false);
  if (!identity) return null;

  const entries: Entry[] = [
    { label: t('password.title'), icon: LockResetOutlined, onClick: () => onOpen('senha') },
  ];
  if (customer)
    entries.push(
      {
        label: t('classification.title'),
        icon: WorkspacePremiumOutlined,
        onClick: () => onOpen('classificacao'),
      },
      { label: t('manager.title'), icon: BadgeOutlined, onClick: () => onOpen('gerente') },
    );
  if (administers && openSettings)
    entries.push({
      label: t('profile.notifications'),
      icon: EditNotificationsOutlined,
      onClick: () => openSettings(),
    });
  if (administers && openDevices)
    entries.push({ label: t('profile.devices'), icon: DevicesOutlined, onClick: () => openDevices() });
  if (hasShortMenu(identity))
    // The user menu of these has nothing but the way here.
    entries.push({
      label: t('profile.signOut'),
      icon: LogoutOutlined,
      acts: true,
      onClick: () => {
        if (leaving) return;
        setLeaving(true);
        void requestSignOut();
      },
    });
  return (
    <Card title={t('profile.title')}>
      <Person>
        <ProfilePhoto identity={identity} />
        <Words>
          <strong>{identity.name}</strong>
          <span>{identity.email}</span>
          {customer && <span>{customer.profile.name}</span>}
        </Words>
      </Person>
      <Lines>
        {entries.map(({ label, icon: Icon, onClick, acts = false }) => (
          <li key={label}>
            <Line onClick={onClick} {...(acts ? {} : { 'aria-haspopup': 'dialog' as const })}>
              <Icon aria-hidden />
              <span>{label}</span>
              {!acts && <ChevronRightOutlined aria-hidden />}
            </Line>
          </li>
        ))}
      </Lines>
    </Card>
  );
}
