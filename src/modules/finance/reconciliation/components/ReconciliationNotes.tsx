import { useTranslation } from 'react-i18next';
import { dayText } from '@/platform/format/dayText';
import { Banner } from '@/platform/ui/Banner';
import type { Learning } from '../hooks/useLearning';
import type { Reconciliation } from '../hooks/useReconciliation';
import { DraftOffers } from './DraftOffers';

interface ReconciliationNotesProps {
  readonly all: Reconciliation;
  readonly learning: Learning;
}

/** What stands over the lines: a rule to learn, rules or lines that could not be read, a match that was begun, a closed period. */
export function ReconciliationNotes({ all, learning }: ReconciliationNotesProps) {
  const { t } = useTranslation('financeReconciliation');
  const { lesson } = learning;
  const { answer, matching, working } = all;
  const { data } = answer;
  return (
    <>
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
      {learning.answer.status === 'failed' && (
        <Banner
          tone="warning"
          fact={t('rules.failed')}
          text={t('rules.without')}
          action={{ label: t('rules.retry'), onClick: learning.answer.retry }}
        />
      )}
      {working === null && <DraftOffers drafts={all.drafts} onGoOn={all.doings.match} />}
      {data && data.unread > 0 && <Banner tone="warning" fact={t('unread', { count: data.unread })} />}
      {data?.closedUntil && (
        <Banner tone="info" fact={t('closedUntil', { day: dayText(data.closedUntil) })} />
      )}
      {data && matching.share !== null && (
        <Banner tone="info" fact={t('matching')} action={{ label: t('stop'), onClick: matching.stop }} />
      )}
      {matching.stopped && (
        <Banner tone="warning" fact={t('stopped')} action={{ label: t('goOn'), onClick: matching.again }} />
      )}
    </>
  );
}
