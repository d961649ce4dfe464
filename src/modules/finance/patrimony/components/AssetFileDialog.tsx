import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '@/platform/export/downloadFile';
import { useFileBytes } from '@/platform/store/useFileBytes';
import { AppDialog } from '@/platform/ui/AppDialog';
import { ErrorState } from '@/platform/ui/ErrorState';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { FileViewer } from '@/platform/viewer/FileViewer';
import { type AssetFile, assetFileService } from '../assetFileService';

/** One file of an asset, as large as the window allows. */
export function AssetFileDialog(props: { readonly file: AssetFile; readonly onClose: () => void }) {
  const { file, onClose } = props;
  const { id, fileName, contentType } = file;
  const { t } = useTranslation('financePatrimony');
  const { status, data: blob, error, retry } = useFileBytes(String(id), () => assetFileService.content(id));
  // Somebody else deleted it, or another tab did.
  const gone = error !== null && 'status' in error && error.status === 404;
  return (
    <AppDialog title={fileName} size="l" full onClose={onClose}>
      <DialogContent sx={{ height: 'min(70dvh, 640px)', p: 0 }}>
        {status === 'loading' && (
          <Loading>
            <SkeletonBlock height={320} style={{ margin: 16, width: 'auto' }} />
          </Loading>
        )}
        {status === 'failed' && !gone && <ErrorState title={t('files.notShown')} onRetry={retry} />}
        {status === 'failed' && gone && <ErrorState title={t('files.gone')} text={t('files.goneText')} />}
        {blob && <FileViewer blob={blob} name={fileName} contentType={contentType} />}
      </DialogContent>
      {blob && (
        <DialogActions>
          <Button startIcon={<DownloadOutlined />} onClick={() => downloadFile(blob, fileName)}>
            {t('files.download')}
          </Button>
        </DialogActions>
      )}
    </AppDialog>
  );
}
