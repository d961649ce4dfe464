import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import FormLabel from '@mui/material/FormLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '@/platform/format/bytes';
import { describedBy, FieldFrame } from '@/platform/forms/FieldFrame';
import type { ControlProps, FieldProps } from '@/platform/forms/fieldProps';
import type { AttachedFile, Upload } from '@/platform/forms/files/attachedFile';
import type { FileRules } from '@/platform/forms/files/checkFile';
import { DropZone } from '@/platform/forms/files/DropZone';
import { FilePicture } from '@/platform/forms/files/FilePicture';
import { Refusals } from '@/platform/forms/files/Refusals';
import { useAcceptedWords } from '@/platform/forms/files/useAcceptedWords';
import { useFileIntake } from '@/platform/forms/files/useFileIntake';
import { useUploads } from '@/platform/forms/files/useUploads';
import { useField } from '@/platform/forms/useField';
import { IconAction } from '@/platform/ui/IconAction';

export interface FileControlProps extends ControlProps<readonly AttachedFile[]>, FileRules {
  /** Most files; 1 by default. */
  readonly max?: number | undefined;
  /** Sends each file as soon as it is chosen. Without it the files wait in the value for the form to be saved. */
  readonly upload?: Upload | undefined;
}

const List = styled('ul')({ listStyle: 'none', margin: '8px 0 0', padding: 0, display: 'grid', gap: 4 });
const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 8,
  minHeight: 44,
  '& .picture': {
    width: 36,
    height: 36,
    display: 'grid',
    placeItems: 'center',
    color: theme.tokens.textMuted,
  },
  '& .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .size': { ...theme.typography.caption, display: 'block', color: theme.tokens.textMuted },
  '& .failed': { ...theme.typography.caption, color: theme.tokens.danger.softText },
}));

/** Files, chosen or dropped, checked by content and size before they are taken. Its value is their list. */
function FileControl(props: FileControlProps) {
  const { label, value, onChange, max = 1, upload, readOnly = false } = props;
  const { t } = useTranslation('forms');
  const id = useId();
  const files = value ?? [];
  const { sending, send, drop } = useUploads(upload, (file) => onChange([...files, file]));
  const accepted = useAcceptedWords(props.accept);
  const intake = useFileIntake({
    ...props,
    room: max - files.length - sending.length,
    isTwice: (file) => files.some((one) => one.name === file.name && one.size === file.size),
    onFiles: (taken) => {
      if (upload) taken.forEach((file) => void send(file));
      else onChange([...files, ...taken.map((file) => ({ name: file.name, size: file.size, file }))]);
    },
  });
  const fixed = readOnly || (props.disabled ?? false) || Boolean(props.disabledReason);
  return (
    <FieldFrame {...props} id={id} unlabelled>
      <FormLabel id={`${id}-label`} sx={{ mb: 1 }}>
        {label}
      </FormLabel>
      {!fixed && files.length + sending.length < max && (
        <DropZone
          label={label}
          hint={t('file.hint', { accepted: accepted.words, limit: accepted.limit(props) })}
          multiple={max > 1}
          describedBy={describedBy(id, props)}
          buttonRef={props.inputRef}
          onFiles={(chosen) => void intake.take(chosen)}
        />
      )}
      <Refusals refusals={intake.refusals} accepted={accepted.words} onClose={intake.dismiss} />
      <List aria-labelledby={`${id}-label`}>
        {files.map((file) => (
          <Line key={file.id ?? `${file.name} ${file.size}`}>
            <span className="picture">
              <FilePicture name={file.name} file={file.file} />
            </span>
            <span className="name" title={file.name}>
              {file.url ? (
                <Link href={file.url} target="_blank" rel="noreferrer">
                  {file.name}
                </Link>
              ) : (
                file.name
              )}{' '}
              <span className="size">{file.size === undefined ? '' : formatBytes(file.size)}</span>
            </span>
            {!fixed && (
              <IconAction
                label={t('file.remove', { name: file.name })}
                icon={<DeleteOutlined />}
                onClick={() => onChange(files.filter((one) => one !== file))}
              />
            )}
          </Line>
        ))}
        {sending.map(({ file, share, failed }) => (
          <Line key={`${file.name} ${file.size}`}>
            <span className="picture">
              <FilePicture name={file.name} file={file} />
            </span>
            <span className="name">
              {file.name}
              {failed ? (
                <span className="failed" role="alert">
                  {' '}
                  {t('file.failed')}
                </span>
              ) : (
                <LinearProgress
                  variant="determinate"
                  value={Math.round(share * 100)}
                  aria-label={t('file.sending', { name: file.name })}
                />
              )}
            </span>
            <span>
              {failed && (
                <IconAction
                  label={t('file.again', { name: file.name })}
                  icon={<ReplayOutlined />}
                  onClick={() => void send(file)}
                />
              )}
              <IconAction
                label={t('file.remove', { name: file.name })}
                icon={<DeleteOutlined />}
                onClick={() => drop(file)}
              />
            </span>
          </Line>
        ))}
      </List>
    </FieldFrame>
  );
}

export function FileField(props: FieldProps<FileControlProps, readonly AttachedFile[]>) {
  return <FileControl {...props} {...useField<readonly AttachedFile[]>(props)} />;
}
