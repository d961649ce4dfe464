import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asAppError } from '@/platform/http/appError';
import { downloadFile } from '@/platform/export/downloadFile';
import { AppDialog } from '@/platform/ui/AppDialog';
import { ErrorState } from '@/platform/ui/ErrorState';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { FileViewer } from '@/platform/viewer/FileViewer';
import { type AssetFile, assetFileService } from '../assetFileService';

/** Somebody else deleted it, or another tab did. */
function isGone(thrown: unknown): boolean {
  const error = asAppError(thrown);
  return 'status' in error && error.status === 404;
}

/** One file of an asset, as large as the window allows. */
export function AssetFileDialog(props: { readonly file: AssetFile; readonly onClose: () => void }) {
  const { file, onClose } = props;
  const { id, fileName, contentType } = file;
  const { t } = useTranslation('financePatrimony');
  const [blob, setBlob] = useState<Blob | 'failed' | 'gone' | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let left = false;
    assetFileService.content(id).then(
      (answer) => !left && setBlob(answer),
      (thrown: unknown) => !left && setBlob(isGone(thrown) ? 'gone' : 'failed'),
    );
    return () => {
      left = true;
    };
  }, [id, round]);
  const retry = () => {
    setBlob(null);
    setRound(round + 1);
  };
  return (
    <AppDialog title={fileName} size="l" full onClose={onClose}>
      <DialogContent sx={{ height: 'min(70dvh, 640px)', p: 0 }}>
        {blob === null && (
          <Loading>
            <SkeletonBlock height={320} style={{ margin: 16, width: 'auto' }} />
          </Loading>
        )}
        {blob === 'failed' && <ErrorState title={t('files.notShown')} onRetry={retry} />}
        {blob === 'gone' && <ErrorState title={t('files.gone')} text={t('files.goneText')} />}
        {blob instanceof Blob && <FileViewer blob={blob} name={fileName} contentType={contentType} />}
      </DialogContent>
      {blob instanceof Blob && (
        <DialogActions>
          <Button startIcon={<DownloadOutlined />} onClick={() => downloadFile(blob, fileName)}>
            {t('files.download')}
          </Button>
        </DialogActions>
      )}
    </AppDialog>
  );
}
