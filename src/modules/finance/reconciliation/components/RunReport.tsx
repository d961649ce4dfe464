import { useTranslation } from 'react-i18next';
import { dayText } from '@/platform/format/dayText';
import { formatMoney } from '@/platform/format/money';
import { Banner } from '@/platform/ui/Banner';
import type { NotDone, Report } from '../hooks/useConfirming';

interface RunReportProps {
  readonly report: Report | null;
  readonly undo: { readonly label: string; readonly onClick: () => void } | undefined;
  readonly onClose: () => void;
}

/** What became of a run: how many are matched, and each that is not with the reason. */
export function RunReport({ report, undo, onClose }: RunReportProps) {
  const { t } = useTranslation('financeReconciliation');
  if (!report) return null;
  const { done, notDone } = report;
  const named = ({ lines, said, kind }: NotDone) => {
    const [line] = lines;
    const name = line ? `${dayText(line.day)} ${line.memo || line.payee} ${formatMoney(line.cents)}` : '';
    return t(`report.${kind}`, { name, said: said ?? t('report.noReason') });
  };
  return (
    <Banner
      tone={notDone.length === 0 ? 'success' : done > 0 ? 'warning' : 'danger'}
      fact={[
        (done > 0 || notDone.length === 0) && t('report.done', { count: done }),
        notDone.length > 0 && t('report.notDone', { count: notDone.length }),
      ]
        .filter(Boolean)
        .join(' ')}
      text={notDone.map(named).join(' ')}
      {...(undo && done > 0 ? { action: undo } : {})}
      onClose={onClose}
    />
  );
}
