import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '@/platform/export/downloadFile';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  flex: 'none',
  minHeight: 44,
  padding: '3px 4px 3px 12px',
  boxSizing: 'border-box',
  borderBottom: `1px solid ${theme.tokens.border}`,
  backgroundColor: theme.tokens.surface,
}));
const Name = styled('p')({
  ...typeStep('bodyStrong'),
  flex: '999 1 120px',
  minWidth: 0,
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
// On a telephone many tools have a line of their own under the name, and share it out.
const Tools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  '@media (max-width: 599.95px)': { flex: '1 0 auto', justifyContent: 'space-between', marginLeft: -8 },
});

/** A figure between the tools: it keeps its width when it changes. */
export const ViewerFigure = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  minWidth: 44,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: theme.tokens.textMuted,
}));

interface ViewerBarProps {
  readonly name: string;
  /** As it is downloaded. */
  readonly blob: Blob;
  readonly onPrint?: (() => void) | undefined;
  /** Why it cannot be printed now. */
  readonly printReason?: string | undefined;
  readonly children?: ReactNode;
}

/** Name of the file, the tools of its kind, print and download. */
export function ViewerBar({ name, blob, onPrint, printReason, children }: ViewerBarProps) {
  const { t } = useTranslation('viewer');
  return (
    <Bar role="group" aria-label={t('file.tools', { name })}>
      <Name title={name}>{name}</Name>
      <Tools>
        {children}
        {onPrint && (
          <IconAction
            label={t('file.print')}
            icon={<PrintOutlined />}
            disabledReason={printReason}
            onClick={onPrint}
          />
        )}
        <IconAction
          label={t('file.download')}
          icon={<FileDownloadOutlined />}
          onClick={() => downloadFile(blob, name)}
        />
      </Tools>
    </Bar>
  );
}
