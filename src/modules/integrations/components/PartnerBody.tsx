import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import SyncOutlined from '@mui/icons-material/SyncOutlined';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageAction } from '@/platform/ui/pageAction';
import { PageHead } from '@/platform/ui/PageHead';
import type { PartnerDetails } from '../integrationsWire';
import { kindWord } from '../integrationsWords';
import { partnerStatusOf } from '../rules/partnerStatus';
import { ConnectionCard } from './ConnectionCard';
import { DataCard } from './DataCard';
import { HistoryCard } from './HistoryCard';
import { Stack, TwoColumns } from './PartnerSkeleton';
import { TermsCard } from './TermsCard';
import { usePartnerActions } from './usePartnerActions';

/**
 * The button that changed a state often goes with it, and the focus would fall to the top of the document: then the
 * page's heading takes it, from where the keyboard goes on.
 */
function useKeptFocus(state: string): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
  }, [state]);
}

interface PartnerBodyProps {
  readonly partner: PartnerDetails;
}

/** What stands in the way comes first: terms to accept, then the connection. */
export function PartnerBody({ partner }: PartnerBodyProps) {
  const { t } = useTranslation('integrations');
  const { busy, accept, synchronize, disconnect } = usePartnerActions(partner);
  const status = partnerStatusOf(partner);
  useKeptFocus(status);
  const waits = status === 'waitingTerms';
  const sync: PageAction = {
    label: t('sync.action'),
    icon: <SyncOutlined />,
    onClick: synchronize,
    busy: busy === 'synchronize',
    disabledReason: waits ? t('sync.waits') : undefined,
  };
  const leave: PageAction = {
    label: t('disconnect.action'),
    icon: <LinkOffOutlined />,
    onClick: () => void disconnect(),
    busy: busy === 'disconnect',
  };
  const terms = <TermsCard partner={partner} busy={busy === 'accept'} onAccept={accept} />;
  // Beside the form of a failed connection and the acceptance, which have a filled button, nothing else is filled.
  const primary = status === 'connected' ? { primary: sync } : {};
  const actions = partner.connected ? (status === 'connected' ? [leave] : [sync, leave]) : [];
  return (
    <>
      <PageHead title={partner.name} subtitle={kindWord(partner.kind)} {...primary} actions={actions} />
      <TwoColumns>
        <Stack>
          {waits && terms}
          <ConnectionCard partner={partner} />
          {partner.synchronizations.length > 0 && <HistoryCard rows={partner.synchronizations} />}
          {!waits && terms}
        </Stack>
        {/* As high as what it says: beside a long text it would be a long empty box. */}
        <div>
          <DataCard partner={partner} />
        </div>
      </TwoColumns>
    </>
  );
}
