import { useTranslation } from 'react-i18next';
import { dayText, momentText } from '@/platform/format/dayText';
import { ChoiceBar } from '@/platform/ui/ChoiceBar';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { useQuery } from '@/platform/store/useQuery';
import { NoAviaryLink } from '../NoAviaryLink';
import { LotControl } from '../choice/LotControl';
import { useChosenLot } from '../choice/useChosenLot';
import { LotLink } from '../lot/components/LotLink';
import { ReportView } from './components/ReportView';
import { reportState } from '../lotReportsState';

/** A lot day by day: losses, feed, water, weight, climate and what happened, as it goes to the integrator at 20:00. */
export function Component() {
  const { t } = useTranslation('lotReports');
  const chosen = useChosenLot();
  const { list, lots, lot } = chosen;
  const answer = useQuery(reportState, lot?.id ?? null);
  const report = answer.data;
  const body = () => {
    const failed = list.status === 'failed' ? list : answer.status === 'failed' ? answer : null;
    if (failed && !report) return <FailedState error={failed.error} onRetry={failed.retry} />;
    if (list.status === 'ready' && lots.length === 0)
      return <EmptyState title={t('empty.title')} text={t('empty.text')} action={<NoAviaryLink />} />;
    if (list.status === 'ready' && !lot)
      return <EmptyState title={t('unknown.title')} text={t('unknown.text')} />;
    if (report) return <ReportView report={report} />;
    return (
      <Loading>
        <SkeletonBlock height={480} radius={10} />
      </Loading>
    );
  };
  return (
    <>
      <PageHead
        title={t('report.title')}
        subtitle={
          report ? (
            <>
              <LotLink id={report.id}>{t('choice.lot', { number: report.number })}</LotLink>
              {' · '}
              {[report.farmName, report.lineage, t('choice.housed', { date: dayText(report.housingDate) })]
                .filter(Boolean)
                .join(' · ')}
            </>
          ) : (
            t('report.subtitle')
          )
        }
        aside={
          report && report.closingDate === null
            ? report.sentAt === null
              ? t('report.sendsAt')
              : t('report.sentAt', { when: momentText(report.sentAt) })
            : undefined
        }
      />
      <ChoiceBar>
        <LotControl chosen={chosen} />
      </ChoiceBar>
      {body()}
    </>
  );
}
