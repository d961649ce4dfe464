import { useTranslation } from 'react-i18next';
import { saidBy } from '@/platform/http/saidBy';
import { Banner } from '@/platform/ui/Banner';
import { ReportFaults } from '../ReportFaults';
import type { ReportTexts } from '../reportTexts';
import type { useReportRows } from '../useReportRows';

interface BesideProps {
  readonly answer: ReturnType<typeof useReportRows>;
  readonly texts: ReportTexts;
}

/** What is wrong with what stands beside the report: it did not load, or not all of it could be read. */
export function Beside({ answer, texts }: BesideProps) {
  const { t } = useTranslation('report');
  if (answer.status !== 'failed')
    return <ReportFaults faults={answer.faults} texts={texts} of={t('compare.unread')} />;
  return (
    <div style={{ marginBottom: 8 }}>
      <Banner
        tone="warning"
        fact={t('compare.failed')}
        text={[answer.error && saidBy(answer.error), t('compare.failedText')].filter(Boolean).join(' ')}
        action={{ label: t('compare.retry'), onClick: answer.retry }}
      />
    </div>
  );
}
