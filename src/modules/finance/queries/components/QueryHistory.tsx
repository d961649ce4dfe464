import { useTranslation } from 'react-i18next';
import { formatDateTime } from '@/platform/format/instant';
import { isOneOf } from '@/platform/typed/records';
import { Facts, PartHead, Quiet } from '../../titles/panel/panelParts';
import type { QueryEvent } from '../queryTypes';

/** What the words know; of anything else the server's own word stands. */
const ACTIONS = [
  'CREATED',
  'EDITED',
  'DELIVERED',
  'RECEIVED',
  'PAID',
  'PRICE_FIXED',
  'USED',
  'RETURNED',
  'BID',
  'AWARDED',
  'UNDONE',
  'CANCELLED',
] as const;
type Action = (typeof ACTIONS)[number];
const isKnown = (action: string): action is Action => isOneOf(ACTIONS, action);

/** Who did what with a record and when, the newest first. */
export function QueryHistory({ events }: { readonly events: readonly QueryEvent[] | null }) {
  const { t } = useTranslation('financeQueries');
  const newestFirst = (events ?? []).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return (
    <section aria-label={t('history.title')}>
      <PartHead>{t('history.title')}</PartHead>
      {events === null && <Quiet>{t('panel.unreported')}</Quiet>}
      {events?.length === 0 && <Quiet>{t('history.none')}</Quiet>}
      <Facts>
        {newestFirst.map(({ id, action, createdAt, userName, note }) => (
          <div key={id} style={{ display: 'contents' }}>
            <dt>{formatDateTime(createdAt)}</dt>
            <dd>
              {[userName, isKnown(action) ? t(`history.actions.${action}`) : action, note]
                .filter(Boolean)
                .join(' · ')}
            </dd>
          </div>
        ))}
      </Facts>
    </section>
  );
}
