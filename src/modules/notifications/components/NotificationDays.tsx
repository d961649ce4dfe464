import { styled } from '@mui/material/styles';
import { type MouseEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdentity } from '@/domain/identity/selectors';
import { today } from '@/platform/format/date';
import { routeCatalogueEntries } from '@/platform/routing/catalogue';
import { typeStep } from '@/platform/theme/typography';
import { dayName, groupByDay } from '@/platform/viewer/timelineDays';
import type { AppNotification } from '../notificationsWire';
import { destinationOf } from '../rules/destination';
import { NotificationEntry } from './NotificationEntry';

const Day = styled('h3')(({ theme }) => ({
  ...typeStep('cellHead'),
  position: 'sticky',
  top: 0,
  zIndex: 1,
  margin: 0,
  padding: '8px 12px 6px',
  color: theme.tokens.textMuted,
  backgroundColor: theme.tokens.surface,
}));
const List = styled('ul')({ margin: 0, padding: '0 0 8px', listStyle: 'none' });

/** The button that follows the one pressed, so that somebody may dismiss one after the other by keyboard. */
function focusNext(button: HTMLElement, panelTitleId: string): void {
  const entries = [...(button.closest('[data-days]')?.querySelectorAll('li') ?? [])];
  const at = entries.findIndex((entry) => entry.contains(button));
  const next = entries[at + 1] ?? entries[at - 1];
  (next?.querySelector('button') ?? document.getElementById(panelTitleId))?.focus();
}

interface NotificationDaysProps {
  /** Newest first. */
  rows: readonly AppNotification[];
  fresh: readonly string[];
  panelTitleId: string;
  onDismiss: (id: string) => void;
}

/** Notifications under the day they came. */
export function NotificationDays({ rows, fresh, panelTitleId, onDismiss }: NotificationDaysProps) {
  const { t } = useTranslation('viewer');
  const identity = useIdentity();
  const id = useId();
  const pages = routeCatalogueEntries();
  const dated = rows.map((notification) => ({ at: notification.notificationDate, notification }));
  const dismiss = (notificationId: string) => (event: MouseEvent<HTMLButtonElement>) => {
    focusNext(event.currentTarget, panelTitleId);
    onDismiss(notificationId);
  };
  return (
    <div data-days>
      {groupByDay(dated).map(({ day, entries }, index) => (
        <section key={day} aria-labelledby={`${id}-${index}`}>
          <Day id={`${id}-${index}`}>{dayName(day, today(), t)}</Day>
          <List>
            {entries.map(({ notification }) => (
              <NotificationEntry
                key={notification.id}
                notification={notification}
                fresh={fresh.includes(notification.id)}
                destination={identity && destinationOf(notification, identity, pages)}
                onDismiss={dismiss(notification.id)}
              />
            ))}
          </List>
        </section>
      ))}
    </div>
  );
}
