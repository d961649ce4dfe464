import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '@/platform/format/bytes';
import { formatPercent } from '@/platform/format/percent';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import { fileIcons, fileKind } from '@/platform/viewer/fileKinds';
import type { FileActions, ListedFile } from '@/platform/viewer/FileList';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: theme.density.row + 16,
  padding: '8px 0',
}));
const Icon = styled('span')(({ theme }) => ({ display: 'grid', color: theme.tokens.textMuted }));
const Words = styled('div')({ flex: 1, minWidth: 0 });
const Name = styled('p')({
  ...typeStep('body'),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const Small = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  fontVariantNumeric: 'tabular-nums',
  color: theme.tokens.textMuted,
  '&.failed': { color: theme.tokens.danger.softText },
}));
const Actions = styled('div')({ display: 'flex', flexShrink: 0 });

interface FileRowProps extends FileActions {
  readonly file: ListedFile;
}

/** One file: its kind, name and state at left, its actions at right. */
export function FileRow({ file, onOpen, onDownload, onRemove, onRetry, removeReason }: FileRowProps) {
  const { t } = useTranslation('viewer');
  const { name, state = 'ready', progress } = file;
  const kind = fileKind(name);
  const KindIcon = fileIcons[kind];
  const percent = progress === undefined ? '' : formatPercent(progress * 100, { decimals: 0 });
  const ready = state === 'ready';
  const description = {
    ready: [file.size === undefined ? '' : formatBytes(file.size), file.note].filter(Boolean).join(' · '),
    waiting: file.waiting ?? t('files.waiting'),
    uploading: percent ? t('files.uploading', { percent }) : t('files.sending'),
    failed: file.error ?? t('files.failed'),
  }[state];

  return (
    <Row>
      <Icon>
        <KindIcon aria-hidden />
        <VisuallyHidden>{t(`files.kind.${kind}`)}</VisuallyHidden>
      </Icon>
      <Words>
        <Name title={name}>{name}</Name>
        {description && (
          <Small className={state} {...(state === 'failed' && { role: 'alert' })}>
            {description}
          </Small>
        )}
        {state === 'uploading' && (
          <LinearProgress
            aria-label={t('files.progressOf', { name })}
            sx={{ mt: 0.5 }}
            {...(progress === undefined
              ? { variant: 'indeterminate' as const }
              : { variant: 'determinate' as const, value: Math.round(progress * 100) })}
          />
        )}
      </Words>
      <Actions>
        {state === 'failed' && onRetry && (
          <IconAction
            label={t('files.retry', { name })}
            icon={<ReplayOutlined />}
            onClick={() => onRetry(file)}
          />
        )}
        {ready && onOpen && (
          <IconAction
            label={t('files.open', { name })}
            icon={<VisibilityOutlined />}
            onClick={() => onOpen(file)}
          />
        )}
        {ready && onDownload && (
          <IconAction
            label={t('files.download', { name })}
            icon={<FileDownloadOutlined />}
            onClick={() => onDownload(file)}
          />
        )}
        {onRemove && (
          <IconAction
            label={t('files.remove', { name })}
            icon={<DeleteOutlineOutlined />}
            disabledReason={removeReason?.(file)}
            onClick={() => onRemove(file)}
          />
        )}
      </Actions>
    </Row>
  );
}
