import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { FileRow } from '@/platform/viewer/parts/FileRow';
import { confirm } from '@/platform/ui/confirm';

export interface ListedFile {
  readonly id: string | number;
  readonly name: string;
  /** In bytes. */
  readonly size?: number;
  /** Stands behind the size: who sent it, when. */
  readonly note?: string;
  readonly state?: 'ready' | 'waiting' | 'uploading' | 'failed';
  /** What it is waiting for. */
  readonly waiting?: string;
  /** 0 to 1 while it is uploading; without it the wait has no measure. */
  readonly progress?: number;
  /** Why it failed, as a sentence. */
  readonly error?: string | undefined;
}

export interface FileActions {
  readonly onOpen?: (file: ListedFile) => void;
  readonly onDownload?: (file: ListedFile) => void;
  /** Called after the user has confirmed. */
  readonly onRemove?: (file: ListedFile) => void;
  readonly onRetry?: (file: ListedFile) => void;
  /** Why a file may not be removed; its button then says so. */
  readonly removeReason?: (file: ListedFile) => string | undefined;
}

interface FileListProps extends FileActions {
  readonly label: string;
  readonly files: readonly ListedFile[];
  /** Asks before one is removed; of a file that is still on this device nothing is lost. */
  readonly askRemove?: boolean;
}

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li:not(:last-of-type)': { borderBottom: `1px solid ${theme.tokens.border}` },
}));

/** Files with what can be done with them, and how far those on their way have come. */
export function FileList({ label, files, onRemove, askRemove = true, ...actions }: FileListProps) {
  const { t } = useTranslation('viewer');
  const ask = async (file: ListedFile) => {
    if (!askRemove) return onRemove?.(file);
    const sure = await confirm({
      title: t('files.removeTitle'),
      body: t('files.removeBody', { name: file.name }),
      confirmLabel: t('files.removeVerb'),
      danger: true,
    });
    if (sure) onRemove?.(file);
  };
  return (
    <List aria-label={label}>
      {files.map((file) => (
        <FileRow
          key={file.id}
          file={file}
          {...actions}
          {...(onRemove && { onRemove: (each: ListedFile) => void ask(each) })}
        />
      ))}
    </List>
  );
}
