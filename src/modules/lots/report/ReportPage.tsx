import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/platform/format/date';
import { formatDateTime } from '@/platform/format/instant';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { ChoiceBar } from '@/platform/ui/ChoiceBar';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { useQuery } from '@/platform/store/useQuery';
import { lotName } from '../choice/lotChoice';
import { LotLink } from '../lot/components/LotLink';
import { ReportView } from './components/ReportView';
import { lotChoices, reportState } from '../lotReportsState';

const PARAM = 'lote';

/** A lot day by day: losses, feed, water, weight, climate and what happened, as it goes to the integrator at 20:00. */
export function Component() {
  const { t } = useTranslation('lotReports');
  const { text, set } = useAddressValues();
  const list = useQuery(lotChoices, undefined);
  const lots = list.data ?? [];
  const asked = text(PARAM);
  const lot = asked === null ? lots[0] : lots.find(({ id }) => String(id) === asked);
  const answer = useQuery(reportState, lot?.id ?? null);
  const report = answer.data;
  const options = useMemo(
    () => (list.data ?? []).map((one) => ({ id: one.id, name: lotName(t, one) })),
    [list.data, t],
  );
  const body = () => {
    const failed = list.status === 'failed' ? list : answer.status === 'failed' ? answer : null;
    if (failed && !report)
      return failed.error?.kind === 'forbidden' ? <ForbiddenState /> : <ErrorState onRetry={failed.reload} />;
    if (list.status === 'ready' && lots.length === 0)
      return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
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
              <LotLink id={report.id}>{t('choice.lot', { number: report.number })}</LotLink>{' '}
              {[report.farmName, report.lineage, t('choice.housed', { date: formatDate(report.housingDate) })]
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
              : t('report.sentAt', { when: formatDateTime(report.sentAt) })
            : undefined
        }
      />
      <ChoiceBar>
        <div className="wide">
          <AutocompleteControl
            label={t('choice.label')}
            value={lot?.id ?? null}
            options={options}
            loading={list.status === 'loading'}
            onChange={(id) => set({ [PARAM]: id }, { push: true })}
          />
        </div>
      </ChoiceBar>
      {body()}
    </>
  );
}
