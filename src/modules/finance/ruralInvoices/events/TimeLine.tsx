import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '@/platform/routing/href';
import { typeStep } from '@/platform/theme/typography';
import { momentOf, stateTime } from '../rules/stateTime';
import type { InvoiceEvent } from '../ruralInvoiceTypes';

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });
const Entry = styled('li')(({ theme }) => ({
  ...typeStep('body'),
  padding: '8px 0 8px 16px',
  borderLeft: `2px solid ${theme.tokens.borderStrong}`,
  overflowWrap: 'anywhere',
  '& p': { margin: '2px 0 0' },
  '& .meta': { ...typeStep('caption'), color: theme.tokens.textMuted },
}));

interface TimeLineProps {
  readonly events: readonly InvoiceEvent[];
  /** Of the issuer: its clocks count. */
  readonly state: string;
}

/** What happened to an invoice, newest first: time by the clocks of the issuer's state, protocol, text. */
export function TimeLine({ events, state }: TimeLineProps) {
  const { t } = useTranslation('ruralInvoiceEvents');
  const sorted = events
    .map((event, index) => ({ event, index, moment: momentOf(event.at, state) }))
    .toSorted((a, b) => (b.moment ?? 0) - (a.moment ?? 0) || b.index - a.index);
  if (sorted.length === 0) return <p>{t('timeline.empty')}</p>;
  return (
    <List aria-label={t('timeline.title')}>
      {sorted.map(({ event, index, moment }) => (
        <Entry key={index}>
          <strong>{t(`kinds.${event.kind}`, { sequence: event.sequence })}</strong>
          <p className="meta">
            {[
              moment === null ? t('timeline.unknownTime') : stateTime(moment, state),
              event.protocol && t('timeline.protocol', { protocol: event.protocol }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {event.text && <p>{event.text}</p>}
          {event.relatedId !== null && (
            <p>
              <Link to={href('financeRuralAdjustments', {}, { nota: event.relatedId })}>
                {t('timeline.related')}
              </Link>
            </p>
          )}
        </Entry>
      ))}
    </List>
  );
}
