import DoneAllOutlined from '@mui/icons-material/DoneAllOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLookup } from '@/domain/lookups/useLookup';
import { formatMoney } from '@/platform/format/money';
import { href } from '@/platform/routing/href';
import { ErrorState } from '@/platform/ui/ErrorState';
import { PageHead } from '@/platform/ui/PageHead';
import { ReconciliationFilters } from './components/ReconciliationFilters';
import { ReconciliationLines } from './components/ReconciliationLines';
import { ReconciliationNotes } from './components/ReconciliationNotes';
import { RulesDialog } from './components/RulesDialog';
import { RunReport } from './components/RunReport';
import { WorkDialogs } from './components/WorkDialogs';
import { useLearning } from './hooks/useLearning';
import { useReconciliation } from './hooks/useReconciliation';

const Body = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

/** The bank's lines beside what the system has of them: proposed, confirmed, matched by hand, reversed. */
export function Component() {
  const { t } = useTranslation('financeReconciliation');
  const navigate = useNavigate();
  const accounts = useLookup('currentAccounts', undefined);
  const learning = useLearning();
  const { learned } = learning;
  const [rulesOpen, setRulesOpen] = useState(false);
  const all = useReconciliation(accounts, learned, learning.offer, learning.forget);
  const { accountId, answer, summary, matching, confirming } = all;
  const { data } = answer;
  const busy = confirming.running;
  const matchingNow = matching.share !== null;
  const auto = summary?.auto.length ?? 0;
  const missing = summary
    ? t('missing', { lines: formatMoney(summary.openCents), records: formatMoney(summary.recordCents) })
    : t('subtitle');
  const undoAction = { label: t('undo.action'), onClick: all.undo };
  const query: Record<string, string> = accountId === null ? {} : { conta: accountId };

  return (
    <>
      <PageHead
        title={t('title')}
        subtitle={missing}
        primary={{
          label: auto === 0 ? t('confirm.nothing') : t('confirm.all', { count: auto }),
          icon: <DoneAllOutlined />,
          busy,
          onClick: all.confirmAll,
          disabledReason: auto === 0 ? t(matchingNow ? 'matching' : 'confirm.none') : undefined,
        }}
        actions={[
          {
            ...undoAction,
            icon: <UndoOutlined />,
            keyCap: 'Ctrl+Z',
            disabledReason: confirming.canUndo ? undefined : t('undo.none'),
          },
          { label: t('rules.action'), onClick: () => setRulesOpen(true) },
          { label: t('importOfx'), onClick: () => void navigate(href('financeOfxImport', {}, query)) },
          {
            label: t('statement'),
            onClick: () =>
              void navigate(
                href('financeBankStatement', {}, accountId === null ? {} : { 'filtro.banco': accountId }),
              ),
          },
        ]}
      />
      <Body>
        {accounts.failed && <ErrorState title={t('accountsFailed')} onRetry={accounts.onRetry} />}
        <ReconciliationFilters
          accounts={accounts}
          accountId={accountId}
          period={all.period}
          onAccount={all.chooseAccount}
          onPeriod={all.choosePeriod}
        />
        <RunReport
          report={confirming.report}
          undo={confirming.canUndo ? { ...undoAction, label: t('undo.short') } : undefined}
          onClose={confirming.closeReport}
        />
        <ReconciliationNotes all={all} learning={learning} />
        <ReconciliationLines all={all} learned={learned} />
      </Body>
      {rulesOpen && (
        <RulesDialog answer={learning.answer} lines={data?.lines ?? []} onClose={() => setRulesOpen(false)} />
      )}
      <WorkDialogs all={all} learned={learned} />
    </>
  );
}
