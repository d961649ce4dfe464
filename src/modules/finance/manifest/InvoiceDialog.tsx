import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FiscalInvoiceView } from '@/domain/fiscal/FiscalInvoiceView';
import { type FiscalReading, readFiscalXml } from '@/domain/fiscal/readFiscalXml';
import { downloadFile } from '@/platform/export/downloadFile';
import { type AppError, asAppError } from '@/platform/http/appError';
import { AppDialog } from '@/platform/ui/AppDialog';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import type { ManifestRow } from './manifestRow';
import { manifestService } from './manifestService';

interface Read {
  readonly file: Blob;
  readonly reading: FiscalReading;
}

/** The invoice as people read it, from its XML. */
export function InvoiceDialog(props: { readonly row: ManifestRow; readonly onClose: () => void }) {
  const { row, onClose } = props;
  const { t } = useTranslation('financeManifest');
  const [read, setRead] = useState<Read | AppError | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const load = async () => {
      try {
        const file = await manifestService.xml(row.id, stop.signal);
        const reading = readFiscalXml(await file.text());
        if (!stop.signal.aborted) setRead({ file, reading });
      } catch (thrown) {
        const error = asAppError(thrown);
        if (error.kind !== 'cancelled' && !stop.signal.aborted) setRead(error);
      }
    };
    void load();
    return () => stop.abort();
  }, [row.id, round]);
  const retry = useCallback(() => {
    setRead(null);
    setRound((now) => now + 1);
  }, []);
  const body = () => {
    if (read === null)
      return (
        <Loading>
          <SkeletonText lines={8} />
        </Loading>
      );
    if ('kind' in read)
      return <ErrorState onRetry={retry} code={'status' in read ? read.status : undefined} />;
    return read.reading.ok ? (
      <FiscalInvoiceView invoice={read.reading.invoice} />
    ) : (
      <EmptyState title={t('view.unread')} />
    );
  };
  return (
    <AppDialog title={t('view.title', { number: row.number })} size="l" onClose={onClose}>
      <DialogContent>{body()}</DialogContent>
      {read !== null && 'file' in read && (
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
