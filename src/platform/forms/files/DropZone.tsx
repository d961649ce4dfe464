import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, type RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileDrop } from '@/platform/forms/files/useFileDrop';
import { radius } from '@/platform/theme/tokens';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';

interface DropZoneProps {
  readonly label: string;
  readonly hint: string;
  readonly multiple: boolean;
  readonly describedBy: string | undefined;
  readonly buttonRef?: RefCallback<HTMLElement> | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

const Zone = styled('div', { shouldForwardProp: (name) => name !== 'over' })<{ over: boolean }>(
  ({ theme, over }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    padding: 12,
    border: `1px dashed ${over ? theme.tokens.primary : theme.tokens.borderStrong}`,
    borderRadius: radius.control,
    backgroundColor: over ? theme.tokens.primarySoft : theme.tokens.surfaceRaised,
  }),
);

/** Takes files dropped on it, or chosen with its button. */
export function DropZone({ label, hint, multiple, describedBy, buttonRef, onFiles }: DropZoneProps) {
  const { t } = useTranslation('forms');
  const { over, dropHandlers } = useFileDrop(onFiles);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Zone over={over} {...dropHandlers}>
      <Button
        ref={buttonRef}
        variant="outlined"
        startIcon={<UploadFileOutlined />}
        onClick={() => input.current?.click()}
        aria-describedby={describedBy}
      >
        {multiple ? t('file.chooseMany') : t('file.choose')}
        <VisuallyHidden>: {label}</VisuallyHidden>
      </Button>
      <Typography variant="caption" sx={{ color: 'text.secondary', flex: '1 1 160px' }}>
        {hint}
      </Typography>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        hidden
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </Zone>
  );
}
