import ReportOutlined from '@mui/icons-material/ReportOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '@/platform/export/downloadFile';
import { StateFrame } from '@/platform/ui/StateFrame';
import type { Problem, ViewedFile } from '@/platform/viewer/inspect/inspection';

interface ProblemNoteProps {
  readonly problem: Problem;
  readonly file: ViewedFile;
  readonly onRetry?: (() => void) | undefined;
}

/** Says why a file is not shown, and what can be done about it. */
export function ProblemNote({ problem, file, onRetry }: ProblemNoteProps) {
  const { t } = useTranslation('viewer');
  const { blob, name } = file;
  // Bytes alone: a program that calls itself an invoice is not opened by a click on it.
  const plain = () => downloadFile(blob.slice(0, blob.size, 'application/octet-stream'), name);
  return (
    <StateFrame
      role="alert"
      tone="warning"
      icon={<ReportOutlined />}
      title={t('problem.title', { name })}
      text={t(`problem.${problem.reason}`, problem.values ?? {})}
      action={
        onRetry ? (
          <Button variant="outlined" onClick={onRetry}>
            {t('problem.retry')}
          </Button>
        ) : (
          blob.size > 0 && (
            <Button variant="outlined" onClick={plain}>
              {t('problem.download')}
            </Button>
          )
        )
      }
    />
  );
}
