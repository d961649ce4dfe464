import { useTranslation } from 'react-i18next';
import { formatDateTime } from '@/platform/format/instant';
import { formatMoney, toCents } from '@/platform/format/money';
import { useList } from '@/platform/store/useResource';
import { isOneOf } from '@/platform/typed/records';
import type { Texts } from '../components/titleLook';
import { history } from '../titlesSlice';
import type { EventWire } from '../titlesWire';
import { Facts, PartHead, Quiet } from './panelParts';
import { PartState } from './PartState';

/** What the words know; of anything else the server's own word stands. */
const ACTIONS = ['CREATED', 'EDITED', 'WRITTEN_OFF', 'REVERSED', 'SLIP', 'ATTACHED', 'DETACHED'] as const;
type Action = (typeof ACTIONS)[number];
const isKnown = (action: string): action is Action => isOneOf(ACTIONS, action);

const reaisText = (reais: number) => formatMoney(toCents(reais));

/** Who did what; of a payment the part of the title, and what moved where that is another sum. */
function eventText({ action, userName, value, titleValue, note }: EventWire, t: Texts): string {
  const what = isKnown(action) ? t(`log.actions.${action}`) : action;
  const parted = value !== null && titleValue !== null && value !== titleValue;
  const sums = parted
    ? [t('log.titlePart', { value: reaisText(titleValue) }), t('log.movedPart', { value: reaisText(value) })]
    : [value === null ? note : reaisText(value)];
  return [userName, what, ...sums].filter(Boolean).join(' · ');
}

interface TitleHistoryProps {
  readonly titleId: number;
  /** True while the title is being deleted. */
  readonly isGoing: { readonly current: boolean };
}

/** Who did what with a title and when, the newest first. */
export function TitleHistory({ titleId, isGoing }: TitleHistoryProps) {
  const { t } = useTranslation('financeTitles');
  const { rows: all, list, retry } = useList(history, titleId, { isGoing });
  const { status, error } = list;
  const events = all
    .filter((event) => event.titleId === titleId)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
  return (
    <section aria-label={t('log.title')}>
      <PartHead>{t('log.title')}</PartHead>
      <PartState status={status} error={error} empty={events.length === 0} onRetry={retry}>
        <Quiet>{t('log.empty')}</Quiet>
      </PartState>
      <Facts>
        {events.map((event) => (
          <div key={event.id} style={{ display: 'contents' }}>
            <dt>{formatDateTime(event.createdAt)}</dt>
            <dd>{eventText(event, t)}</dd>
          </div>
        ))}
      </Facts>
    </section>
  );
}
