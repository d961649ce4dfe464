import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CountTabs, panelProps } from '@/platform/ui/CountTabs';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { Loading, SkeletonBlock } from '@/platform/ui/Skeletons';
import type { Tab } from '../hooks/useCandidates';
import type { Learning } from '../hooks/useLearning';
import { useNextRowFocus } from '../hooks/useNextRowFocus';
import type { Reconciliation } from '../hooks/useReconciliation';
import { LineLists } from './LineLists';

interface ReconciliationLinesProps {
  readonly all: Reconciliation;
  readonly learned: Learning['learned'];
}

/** The lines of an account by how they stand, one tab each; why there are none. */
export function ReconciliationLines({ all, learned }: ReconciliationLinesProps) {
  const { t } = useTranslation('financeReconciliation');
  const idBase = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { accountId, answer, summary, matching, confirming, working } = all;
  const { data } = answer;
  const busy = confirming.running;
  const auto = summary?.auto.length ?? 0;
  const tab: Tab = all.tab ?? (auto > 0 ? 'auto' : 'open');
  const without = all.unknown ? 'unknownAccount' : 'beforeSearch';
  const settled = !busy && working === null;
  useNextRowFocus(panel, { tab, tabId: `${idBase}-tab-${tab}`, settled, lists: summary });
  return (
    <>
      {accountId === null && <EmptyState title={t(`${without}.title`)} text={t(`${without}.text`)} />}
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
              { value: 'auto', label: t('tabs.auto'), count: matching.share !== null ? null : auto },
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
    </>
  );
}
