import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useFileBytes } from '@/platform/store/useFileBytes';
import { LocalPicture } from '@/platform/forms/files/FilePicture';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { type AssetFile, assetFileService } from '../assetFileService';

const Frame = styled('button')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'grid',
  gridTemplateRows: '120px auto',
  gap: 4,
  width: '100%',
  padding: 4,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.control,
  backgroundColor: theme.tokens.surface,
  color: theme.tokens.textMuted,
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.tokens.hover },
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: 2 },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));
const Broken = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 120 });

interface AssetPhotoProps {
  readonly file: AssetFile;
  readonly onOpen: () => void;
}

/** A photograph as a small picture that opens the large one. */
export function AssetPhoto({ file, onOpen }: AssetPhotoProps) {
  const { t } = useTranslation('financePatrimony');
  const { id, fileName } = file;
  const { status, data: blob } = useFileBytes(String(id), () => assetFileService.content(id));
  return (
    <Frame type="button" title={fileName} aria-label={t('files.open', { name: fileName })} onClick={onOpen}>
      {status === 'loading' && (
        <Loading>
          <SkeletonBlock height={120} />
        </Loading>
      )}
      {status === 'failed' && (
        <Broken>
          <BrokenImageOutlined titleAccess={t('files.notShown')} />
        </Broken>
      )}
      {blob && <LocalPicture file={blob} alt="" />}
      <span>{fileName}</span>
    </Frame>
  );
}
