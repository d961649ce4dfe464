import DoneAllOutlined from '@mui/icons-material/DoneAllOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLookup } from '@/domain/lookups/useLookup';
import { dayText } from '@/platform/format/dayText';
import { formatMoney } from '@/platform/format/money';
import { href } from '@/platform/routing/href';
import { Banner } from '@/platform/ui/Banner';
import { CountTabs, panelProps } from '@/platform/ui/CountTabs';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { DraftOffers } from './components/DraftOffers';
import { LineLists } from './components/LineLists';
import { MakeDialog } from './components/MakeDialog';
import { MatchDialog } from './components/MatchDialog';
import { ReconciliationFilters } from './components/ReconciliationFilters';
import { RulesDialog } from './components/RulesDialog';
import { RunReport } from './components/RunReport';
import type { Tab } from './hooks/useCandidates';
import { useNextRowFocus } from './hooks/useNextRowFocus';
import { useLearning } from './hooks/useLearning';
import { useReconciliation } from './hooks/useReconciliation';

const Body = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

/** The bank's lines beside what the system has of them: proposed, confirmed, matched by hand, reversed. */
export function Component() {
  const { t } = useTranslation('financeReconciliation');
  const navigate = useNavigate();
  const idBase = useId();
  const accounts = useLookup('currentAccounts', undefined);
  const learning = useLearning();
  const { learned, lesson } = learning;
  const [rulesOpen, setRulesOpen] = useState(false);
  const all = useReconciliation(accounts, learned, learning.offer, learning.forget);
  const { accountId, answer, summary, matching, confirming, working } = all;
  const { data } = answer;
  const busy = confirming.running;
  const matchingNow = matching.share !== null;
  const tab: Tab = all.tab ?? (summary && summary.auto.length > 0 ? 'auto' : 'open');
  const panel = useRef<HTMLDivElement>(null);
  const settled = !busy && working === null;
  useNextRowFocus(panel, { tab, tabId: `${idBase}-tab-${tab}`, settled, lists: summary });
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
        {lesson && (
          <Banner
            tone="info"
            fact={t(`rules.sentence.${lesson.side ?? 'both'}`, {
              contains: lesson.contains,
              partner: lesson.partner,
            })}
            text={t('rules.offer')}
            action={{ label: t('rules.learn'), onClick: () => void learning.learn() }}
            onClose={learning.forget}
          />
        )}
        {working === null && <DraftOffers drafts={all.drafts} onGoOn={all.doings.match} />}
        {data && data.unread > 0 && <Banner tone="warning" fact={t('unread', { count: data.unread })} />}
        {data?.closedUntil && (
          <Banner tone="info" fact={t('closedUntil', { day: dayText(data.closedUntil) })} />
        )}
        {data && matchingNow && (
          <Banner tone="info" fact={t('matching')} action={{ label: t('stop'), onClick: matching.stop }} />
        )}
        {matching.stopped && (
          <Banner tone="warning" fact={t('stopped')} action={{ label: t('goOn'), onClick: matching.again }} />
        )}
        {accountId === null && <EmptyState title={t('beforeSearch.title')} text={t('beforeSearch.text')} />}
        {accountId !== null &&
          answer.status === 'failed' &&
          (answer.error?.kind === 'forbidden' ? (
            <ForbiddenState />
          ) : (
            <ErrorState title={t('failed')} onRetry={answer.retry} />
          ))}
        {accountId !== null && answer.status !== 'failed' && !summary && (
          <Loading>
            <SkeletonBlock height={240} />
          </Loading>
        )}
        {data && summary && (
          <>
            <CountTabs<Tab>
              label={t('tabs.label')}
              idBase={idBase}
              value={tab}
              onChange={all.chooseTab}
              tabs={[
                { value: 'open', label: t('tabs.open'), count: summary.open.length },
                { value: 'auto', label: t('tabs.auto'), count: matchingNow ? null : auto },
                { value: 'done', label: t('tabs.done'), count: summary.done.length },
                { value: 'system', label: t('tabs.system'), count: data.records.length },
              ]}
            />
            <div ref={panel} {...panelProps(idBase, tab)}>
              <LineLists
                key={tab}
                tab={tab}
                summary={summary}
                candidates={data}
                learned={learned}
                busy={busy}
                doings={all.doings}
              />
            </div>
          </>
        )}
      </Body>
      {rulesOpen && (
        <RulesDialog answer={learning.answer} lines={data?.lines ?? []} onClose={() => setRulesOpen(false)} />
      )}
      {data && accountId !== null && working?.make === null && (
        <MatchDialog
          accountId={accountId}
          line={data.lines.find(({ id }) => id === working.line.id) ?? working.line}
          candidates={data}
          begun={all.drafts.offered.find(({ line }) => line.id === working.line.id)?.draft ?? null}
          onKeep={all.drafts.keep}
          refused={confirming.report?.notDone[0] ?? null}
          learned={learned}
          busy={busy}
          onMatch={(step, target) => void all.match(step, target)}
          onMake={(make) => all.workOn({ line: working.line, make })}
          onClose={() => all.workOn(null)}
        />
      )}
      {accountId !== null && working && working.make !== null && (
        <MakeDialog
          kind={working.make}
          line={working.line}
          accountId={accountId}
          onMake={(made) => all.make(working.line, made)}
          onClose={() => all.workOn(null)}
        />
      )}
    </>
  );
}
