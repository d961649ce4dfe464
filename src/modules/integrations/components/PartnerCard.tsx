import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { momentText } from '@/platform/format/dayText';
import { href } from '@/platform/routing/href';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import type { Partner } from '../integrationsWire';
import { kindIcon } from '../integrationsLook';
import { dataWord, kindText, kindWord } from '../integrationsWords';
import { isPaused, partnerStatusOf } from '../rules/partnerStatus';
import { FailureNote } from './FailureNote';
import { PartnerStatusChip } from './PartnerStatusChip';

const Body = styled('div')(({ theme: { tokens } }) => ({
  ...typeStep('body'),
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  height: '100%',
  '& p, & dl, & dd': { margin: 0 },
  '& .kind': { display: 'flex', alignItems: 'center', gap: 8, color: tokens.textMuted },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 12, rowGap: 4 },
  '& dt': { color: tokens.textMuted },
  '& .foot': {
    marginTop: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    color: tokens.textMuted,
    '& a': { marginLeft: 'auto' },
  },
}));

/** When data were exchanged last, or why none are. */
function LastTime({ partner }: { readonly partner: Partner }) {
  const { t } = useTranslation('integrations');
  const { connected, lastSynchronizationAt: last } = partner;
  if (isPaused(partner)) return t('card.paused');
  if (connected && last) return t('card.last', { when: momentText(last) });
  return connected ? t('card.never') : t('card.none');
}

/** A partner: what data go where, and how the customer stands with them. */
export function PartnerCard({ data: partner }: { readonly data: Partner }) {
  const { t } = useTranslation('integrations');
  const { id, name, kind, receives, sends, failure } = partner;
  const status = partnerStatusOf(partner);
  const Icon = kindIcon(kind);
  const listed = (data: readonly string[]) => data.map(dataWord).join('\u00a0· ');
  return (
    <Card title={name} actions={<PartnerStatusChip partner={partner} />}>
      <Body>
        <p className="kind">
          <Icon aria-hidden fontSize="small" />
          {kindWord(kind)}
        </p>
        <p>{kindText(kind)}</p>
        <dl>
          {receives.length > 0 && (
            <>
              <dt>{t('receives')}</dt>
              <dd>{listed(receives)}</dd>
            </>
          )}
          {sends.length > 0 && (
            <>
              <dt>{t('sends')}</dt>
              <dd>{listed(sends)}</dd>
            </>
          )}
        </dl>
        {status === 'failed' && <FailureNote>{failure}</FailureNote>}
        <div className="foot">
          <span>
            <LastTime partner={partner} />
          </span>
          <Button
            component={Link}
            to={href('integrations', { partnerId: id })}
            size="small"
            aria-label={t(`open.${status}Label`, { name })}
          >
            {t(`open.${status}`)}
          </Button>
        </div>
      </Body>
    </Card>
  );
}
