import LockOutlined from '@mui/icons-material/LockOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { momentText } from '@/platform/format/dayText';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import type { PartnerDetails } from '../integrationsWire';
import { isPaused, partnerStatusOf } from '../rules/partnerStatus';
import { ConnectionForm } from './ConnectionForm';
import { FailureNote } from './FailureNote';

const Body = styled('div')(({ theme: { tokens } }) => ({
  ...typeStep('body'),
  display: 'grid',
  gap: 12,
  '& p, & dl, & dd': { margin: 0 },
  '& .locked': { display: 'flex', alignItems: 'center', gap: 8, color: tokens.textMuted },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 16, rowGap: 4 },
  '& dt': { color: tokens.textMuted },
}));

/** As whom the customer is connected, since when, and when data came last. */
function Facts({ partner }: { readonly partner: PartnerDetails }) {
  const { t } = useTranslation('integrations');
  const { account, connectedAt, connectedByName, lastSynchronizationAt } = partner;
  const since = momentText(connectedAt);
  const facts = [
    [t('connection.account'), account],
    [
      t('connection.since'),
      since && (connectedByName ? t('connection.sinceBy', { when: since, name: connectedByName }) : since),
    ],
    [t('connection.last'), momentText(lastSynchronizationAt) || t('card.never')],
  ] as const;
  return (
    <dl>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface ConnectionCardProps {
  readonly partner: PartnerDetails;
}

/** The connection: what it waits for, the form that makes it, or what it is. */
export function ConnectionCard({ partner }: ConnectionCardProps) {
  const { t } = useTranslation('integrations');
  const status = partnerStatusOf(partner);
  return (
    <Card title={t('connection.title')}>
      <Body>
        {status === 'waitingTerms' && (
          <p className="locked">
            <LockOutlined aria-hidden fontSize="small" />
            {t(isPaused(partner) ? 'connection.paused' : 'connection.locked')}
          </p>
        )}
        {status === 'failed' && <FailureNote>{partner.failure}</FailureNote>}
        {partner.connected && <Facts partner={partner} />}
        {(status === 'notConnected' || status === 'failed') && (
          <ConnectionForm partner={partner} again={status === 'failed'} />
        )}
      </Body>
    </Card>
  );
}
