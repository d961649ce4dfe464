import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCustomer } from '@/domain/identity/selectors';
import { dayText, momentText } from '@/platform/format/dayText';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import { HtmlView } from '@/platform/ui/HtmlView';
import type { PartnerDetails, Terms } from '../integrationsWire';
import { areAccepted } from '../rules/partnerStatus';
import { AcceptTerms } from './AcceptTerms';

const Paper = styled('div')(({ theme: { tokens } }) => ({
  maxHeight: 'min(420px, 60dvh)',
  overflow: 'auto',
  padding: '12px 16px',
  border: `1px solid ${tokens.border}`,
  borderRadius: radius.control,
  backgroundColor: tokens.surfaceSunken,
  '&:focus-visible': { outline: `2px solid ${tokens.focusRing}`, outlineOffset: 2 },
}));
const Body = styled('div')({ ...typeStep('body'), display: 'grid', gap: 12, '& > p': { margin: 0 } });

/** Who agreed to which version, and when; and where that was another one, that it no longer counts. */
function AcceptanceLine({ terms }: { readonly terms: Terms }) {
  const { t } = useTranslation('integrations');
  const { acceptance } = terms;
  if (!acceptance) return null;
  const { acceptedAt, acceptedByName: name, version } = acceptance;
  return (
    <p>
      {t(areAccepted(terms) ? 'terms.acceptedBy' : 'terms.formerBy', {
        name,
        version: version ?? '–',
        when: momentText(acceptedAt),
      })}
    </p>
  );
}

interface TermsCardProps {
  readonly partner: PartnerDetails;
  readonly busy: boolean;
  readonly onAccept: (termsId: number) => void;
}

/** The partner's terms. Accepted ones are folded away; those in the way are there to be read. */
export function TermsCard({ partner, busy, onAccept }: TermsCardProps) {
  const { t } = useTranslation('integrations');
  const customer = useCustomer();
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(false);
  const { terms, termsHtmlCode, responsibleNames } = partner;
  const accepted = areAccepted(terms);
  const who = responsibleNames.join(', ');
  if (!terms || termsHtmlCode === '')
    return (
      <Card title={t('terms.title')}>
        <Body>
          <p>{t('terms.unavailable')}</p>
        </Body>
      </Card>
    );
  const visible = !accepted || open;
  return (
    <Card
      title={t('terms.title')}
      aside={t('terms.version', { version: terms.version ?? '–', when: dayText(terms.publishedAt) })}
      actions={
        accepted && (
          <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? 'terms.hide' : 'terms.show')}
          </Button>
        )
      }
    >
      <Body>
        <AcceptanceLine terms={terms} />
        {visible && (
          <Paper tabIndex={0} role="region" aria-label={t('terms.text')}>
            <HtmlView html={termsHtmlCode} onShown={() => setShown(true)} />
          </Paper>
        )}
        {!accepted && customer?.isOwner && (
          <AcceptTerms key={terms.id} read={shown} busy={busy} onAccept={() => onAccept(terms.id)} />
        )}
        {!accepted && !customer?.isOwner && (
          <Alert severity="info">{who ? t('terms.onlyOwner', { who }) : t('terms.onlyOwnerUnnamed')}</Alert>
        )}
      </Body>
    </Card>
  );
}
