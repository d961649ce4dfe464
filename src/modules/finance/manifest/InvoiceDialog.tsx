import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import { FiscalInvoiceView } from '@/domain/fiscal/FiscalInvoiceView';
import { readFiscalXml } from '@/domain/fiscal/readFiscalXml';
import { downloadFile } from '@/platform/export/downloadFile';
import { useFileBytes } from '@/platform/store/useFileBytes';
import { AppDialog } from '@/platform/ui/AppDialog';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import type { ManifestRow } from './manifestRow';
import { manifestService } from './manifestService';

/** The invoice as people read it, from its XML. */
export function InvoiceDialog(props: { readonly row: ManifestRow; readonly onClose: () => void }) {
  const { row, onClose } = props;
  const { t } = useTranslation('financeManifest');
  const {
    status,
    data: read,
    error,
    retry,
  } = useFileBytes(String(row.id), async (signal) => {
    const file = await manifestService.xml(row.id, signal);
    return { file, reading: readFiscalXml(await file.text()) };
  });
  const body = () => {
    if (status === 'failed')
      return <ErrorState onRetry={retry} code={error && 'status' in error ? error.status : undefined} />;
    if (read === null)
      return (
        <Loading>
          <SkeletonText lines={8} />
        </Loading>
      );
    return read.reading.ok ? (
      <FiscalInvoiceView invoice={read.reading.invoice} />
    ) : (
      <EmptyState title={t('view.unread')} />
    );
  };
  return (
    <AppDialog title={t('view.title', { number: row.number })} size="l" onClose={onClose}>
      <DialogContent>{body()}</DialogContent>
      {read && (
        <DialogActions>
          <Button
            startIcon={<DownloadOutlined />}
            onClick={() => downloadFile(read.file, `${row.accessKey || row.number}.xml`)}
          >
            {t('view.download')}
          </Button>
        </DialogActions>
      )}
    </AppDialog>
  );
}
