import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '@/platform/connection/connection';
import { Card } from '@/platform/ui/Card';
import { EmptyState } from '@/platform/ui/EmptyState';
import { useEmbedConsent } from '../embedConsent';
import type { EmbedAddress } from '../rules/embedAddress';
import { EmbedConsent } from './EmbedConsent';
import { EmbedFrame } from './EmbedFrame';

interface EmbedCardProps {
  readonly address: EmbedAddress;
  /** Chooses between this site and the figures of the USDA. */
  readonly choice: ReactNode;
  readonly onUsda: () => void;
}

/** The quotes of another site, once they are wanted. */
export function EmbedCard({ address, choice, onUsda }: EmbedCardProps) {
  const { t } = useTranslation('home');
  const { host } = address;
  const consent = useEmbedConsent(host);
  const offline = useConnection().offlineSince !== null;
  const [blocked, setBlocked] = useState(false);

  function body() {
    if (!consent.given) return <EmbedConsent host={host} onGive={consent.give} />;
    if (!blocked && !offline) {
      return <EmbedFrame address={address} onBlocked={() => setBlocked(true)} onRevoke={consent.revoke} />;
    }
    return (
      <EmptyState
        icon={<CloudOffOutlined />}
        title={t('prices.embed.blocked')}
        text={t('prices.embed.blockedText', { host })}
        action={
          <Button variant="outlined" onClick={onUsda}>
            {t('prices.embed.usda')}
          </Button>
        }
      />
    );
  }
  return (
    <Card title={t('prices.title')} actions={choice} flush>
      {body()}
    </Card>
  );
}
