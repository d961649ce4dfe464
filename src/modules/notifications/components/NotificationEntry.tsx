import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatTimeOfDay } from '@/platform/format/instant';
import { titleKeyAt, usePageTitles } from '@/platform/routing/pageTitles';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import { notificationStatus } from '../notificationLook';
import type { AppNotification } from '../notificationsWire';
import type { Destination } from '../rules/destination';
import { moduleLabel } from '../rules/moduleNames';
import { notificationKind } from '../rules/notificationTone';

/**
 * What the screen of a notification is called: in Portuguese as the customer's menu has it, else by the title of the
 * page itself, which the server does not translate.
 */
function useDestinationName(destination: Destination | null): string | null {
  const titles = usePageTitles();
  const { language } = useTranslation().i18n;
  if (destination === null) return null;
  const own = destination.legacy ? undefined : titles?.[titleKeyAt(destination.path) ?? ''];
  return language === 'pt-BR' ? (destination.name ?? own ?? null) : (own ?? destination.name);
}

const Entry = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  columnGap: 10,
  padding: '10px 4px 10px 12px',
  borderRadius: radius.card,
  '& + &': { marginTop: 4 },
  '&[data-fresh=true]': { backgroundColor: theme.tokens.selection },
  '& h4': { ...typeStep('bodyStrong'), margin: 0, overflowWrap: 'anywhere' },
  '& p': { ...typeStep('body'), margin: '2px 0 4px', overflowWrap: 'anywhere' },
  '& small': { ...typeStep('caption'), display: 'block', color: theme.tokens.textMuted },
  '& small strong': { color: theme.tokens.text },
  '& > svg': { fontSize: 20 },
  '& a': {
    ...typeStep('bodyStrong'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    marginTop: 4,
    minHeight: 24,
    '& svg': { fontSize: 16 },
  },
}));

interface NotificationEntryProps {
  notification: AppNotification;
  /** Not read before this visit, and not put aside in it. */
  fresh: boolean;
  destination: Destination | null;
  onDismiss: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** One notification: what it is, when, where it leads to, and the button that dismisses it. */
export function NotificationEntry({ notification, fresh, destination, onDismiss }: NotificationEntryProps) {
  const { t } = useTranslation('notifications');
  const { t: ui } = useTranslation('ui');
  const { title, description, notificationDate, notificationGroup, moduleName } = notification;
  const kind = notificationKind(notificationGroup, moduleName);
  const { tone, icon: Icon } = notificationStatus[kind];
  const time = notificationDate.length > 10 ? formatTimeOfDay(notificationDate) : '';
  const about = [moduleLabel(moduleName ?? '', t), time].filter(Boolean).join(' · ');
  const page = useDestinationName(destination);
  const place = page ? t('open', { page }) : t('openPage');
  return (
    <Entry data-fresh={fresh}>
      <Icon aria-hidden sx={{ color: (theme) => theme.tokens[tone].solid }} />
      <div>
        <h4>
          <VisuallyHidden>{ui(`status.notification.${kind}`)}: </VisuallyHidden>
          {title}
        </h4>
        {description && <p>{description}</p>}
        <small>
          {fresh && <strong>{t('fresh')}</strong>}
          {fresh && about && ' · '}
          {about}
        </small>
        {destination?.legacy === true && (
          <MuiLink href={destination.path}>
            {place}
            <ArrowForwardOutlined aria-hidden />
          </MuiLink>
        )}
        {destination?.legacy === false && (
          <MuiLink component={Link} to={destination.path}>
            {place}
            <ArrowForwardOutlined aria-hidden />
          </MuiLink>
        )}
      </div>
      <IconAction
        label={t('dismiss', { title })}
        icon={<CloseOutlined />}
        size="small"
        onClick={(event) => {
          // The second click of a double click would meet the entry that moved up.
          if (event.detail < 2) onDismiss(event);
        }}
      />
    </Entry>
  );
}
