import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FileFacts, FileLine } from '@/platform/forms/files/FileLines';
import type { AssetFile } from '../assetFileService';
import { AssetPhoto } from './AssetPhoto';

const isPhoto = ({ contentType }: AssetFile) => contentType.startsWith('image/');

const Photos = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 12,
  margin: '12px 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'relative', minWidth: 0 },
  '& > li > .MuiIconButton-root': {
    position: 'absolute',
    top: 8,
    right: 8,
    backgroundColor: theme.tokens.surfaceRaised,
  },
}));

interface KeptFilesProps {
  readonly files: readonly AssetFile[];
  readonly onOpen: (file: AssetFile) => void;
  /** The button that deletes one. */
  readonly deleting: (file: AssetFile) => ReactNode;
}

/** The photographs of an asset as pictures. */
export function KeptPhotos({ files, onOpen, deleting }: KeptFilesProps) {
  const { t } = useTranslation('financePatrimony');
  const photos = files.filter(isPhoto);
  if (photos.length === 0) return null;
  return (
    <Photos aria-label={t('files.photos')}>
      {photos.map((file) => (
        <li key={file.id}>
          <AssetPhoto file={file} onOpen={() => onOpen(file)} />
          {deleting(file)}
        </li>
      ))}
    </Photos>
  );
}

/** Its papers as lines. */
export function KeptPapers({ files, onOpen, deleting }: KeptFilesProps) {
  return files
    .filter((file) => !isPhoto(file))
    .map((file) => (
      <FileLine key={file.id}>
        <div>
          <Link component="button" type="button" underline="always" onClick={() => onOpen(file)}>
            {file.fileName}
          </Link>
          <FileFacts {...file} />
        </div>
        {deleting(file)}
      </FileLine>
    ));
}
