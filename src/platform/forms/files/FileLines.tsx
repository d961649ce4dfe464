import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '@/platform/format/bytes';
import { formatDateTime } from '@/platform/format/instant';
import type { useUploads } from '@/platform/forms/files/useUploads';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';

/** Files that the server keeps, one a line. */
export const FileLines = styled('ul')({
  listStyle: 'none',
  margin: '8px 0',
  padding: 0,
  display: 'grid',
  gap: 4,
});
export const FileLine = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { ...typeStep('caption'), display: 'block', color: theme.tokens.textMuted },
  '& small[role=alert]': { color: theme.tokens.danger.softText },
}));

interface FileFactsProps {
  /** Bytes; null where it is unknown. */
  readonly size: number | null;
  readonly userName: string | null;
  readonly createdAt: string | null;
}

/** '120 KB · ANA · 20/11/2026 14:32', of what is known. */
export function FileFacts({ size, userName, createdAt }: FileFactsProps) {
  const facts = [size === null ? null : formatBytes(size), userName, formatDateTime(createdAt)];
  return <small>{facts.filter(Boolean).join(' · ')}</small>;
}

/** Files on their way, among those that are kept: one that failed can be sent again. */
export function SendingLines({ sending, send, drop }: ReturnType<typeof useUploads>) {
  const { t } = useTranslation('forms');
  return sending.map(({ file, failed }) => (
    <FileLine key={`${file.name} ${file.size}`}>
      <div>
        {file.name}
        {failed ? (
          <small role="alert">{t('file.failed')}</small>
        ) : (
          <small role="status">{t('file.sending', { name: file.name })}</small>
        )}
      </div>
      {failed && (
        <IconAction
          label={t('file.again', { name: file.name })}
          icon={<ReplayOutlined fontSize="small" />}
          onClick={() => void send(file)}
        />
      )}
      <IconAction
        label={t('file.remove', { name: file.name })}
        icon={<DeleteOutlined fontSize="small" />}
        onClick={() => drop(file)}
      />
    </FileLine>
  ));
}
