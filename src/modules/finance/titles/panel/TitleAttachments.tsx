import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '@/platform/export/downloadFile';
import { formatBytes } from '@/platform/format/bytes';
import { formatDateTime } from '@/platform/format/instant';
import type { FileRules } from '@/platform/forms/files/checkFile';
import { DropZone } from '@/platform/forms/files/DropZone';
import { toBase64 } from '@/platform/forms/files/fileContent';
import { type FileKind, MIME_TYPES, readKind } from '@/platform/forms/files/fileKinds';
import { Refusals } from '@/platform/forms/files/Refusals';
import { useAcceptedWords } from '@/platform/forms/files/useAcceptedWords';
import { useFileIntake } from '@/platform/forms/files/useFileIntake';
import { useUploads } from '@/platform/forms/files/useUploads';
import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import { useLoad } from '@/platform/store/useLoad';
import { typeStep } from '@/platform/theme/typography';
import { confirm } from '@/platform/ui/confirm';
import { IconAction } from '@/platform/ui/IconAction';
import { tellRefusal } from '@/platform/ui/tellRefusal';
import { attach, attachmentContent } from '../titlesService';
import { type Attachment, attachments, history } from '../titlesSlice';
import { PartHead, Quiet } from './panelParts';
import { PartState } from './PartState';

const ACCEPT: readonly FileKind[] = ['pdf', 'png', 'jpeg', 'webp', 'xml'];
const RULES: FileRules = { accept: ACCEPT };
const MOST_FILES = 10;

const List = styled('ul')({ listStyle: 'none', margin: '8px 0', padding: 0, display: 'grid', gap: 4 });
const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { ...typeStep('caption'), display: 'block', color: theme.tokens.textMuted },
  '& small[role=alert]': { color: theme.tokens.danger.softText },
}));

/** The files of a title: its slip, its receipt. Each is sent as soon as it is chosen. */
export function TitleAttachments({ titleId }: { readonly titleId: number }) {
  const { t } = useTranslation('financeTitles');
  const { t: tForms } = useTranslation('forms');
  const dispatch = useAppDispatch();
  const hint = useId();
  const reload = useLoad(String(titleId), (run) => run(attachments.load(titleId)));
  const all = useAppSelector(attachments.selectRows);
  const { status, error } = useAppSelector(attachments.selectList);
  const files = all.filter((file) => file.titleId === titleId);
  const changed = () => {
    reload();
    void dispatch(history.load(titleId));
  };
  const { sending, send, drop } = useUploads(async (file, onUploadProgress, signal) => {
    const kind = await readKind(file, file.name);
    const body = {
      tradeAccountId: titleId,
      fileName: file.name,
      contentType: MIME_TYPES[kind] ?? file.type,
      contentAsBase64String: await toBase64(file),
    };
    const saved = await attach(body, { onUploadProgress, signal });
    return { id: saved?.id };
  }, changed);
  const intake = useFileIntake({
    ...RULES,
    room: MOST_FILES - files.length - sending.length,
    isTwice: (file) => files.some(({ fileName, size }) => fileName === file.name && size === file.size),
    onFiles: (taken) => taken.forEach((file) => void send(file)),
  });
  const accepted = useAcceptedWords(ACCEPT);
  const save = async ({ id, fileName }: Attachment) => {
    try {
      downloadFile(await attachmentContent(id), fileName);
    } catch (thrown) {
      tellRefusal(thrown, t('files.notOpened', { name: fileName }));
    }
  };
  const remove = async ({ id, fileName }: Attachment) => {
    const sure = await confirm({
      title: t('files.question', { name: fileName }),
      body: t('files.body'),
      confirmLabel: t('remove.action'),
      danger: true,
    });
    if (!sure) return;
    try {
      await dispatch(attachments.remove(id)).unwrap();
      changed();
    } catch (thrown) {
      tellRefusal(thrown, t('remove.refused'));
    }
  };
  return (
    <section aria-label={t('files.title')}>
      <PartHead>{t('files.title')}</PartHead>
      <PartState status={status} error={error} empty={files.length === 0} onRetry={reload}>
        <Quiet>{t('files.empty')}</Quiet>
      </PartState>
      <List>
        {files.map((file) => (
          <Line key={file.id}>
            <div>
              {file.fileName}
              <small>
                {[
                  file.size === null ? null : formatBytes(file.size),
                  file.userName,
                  formatDateTime(file.createdAt),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </div>
            <IconAction
              label={t('files.download', { name: file.fileName })}
              icon={<DownloadOutlined fontSize="small" />}
              onClick={() => void save(file)}
            />
            <IconAction
              label={tForms('file.remove', { name: file.fileName })}
              icon={<DeleteOutlined fontSize="small" />}
              onClick={() => void remove(file)}
            />
          </Line>
        ))}
        {sending.map(({ file, failed }) => (
          <Line key={`${file.name} ${file.size}`}>
            <div>
              {file.name}
              {failed ? (
                <small role="alert">{tForms('file.failed')}</small>
              ) : (
                <small role="status">{tForms('file.sending', { name: file.name })}</small>
              )}
            </div>
            {failed && (
              <IconAction
                label={tForms('file.again', { name: file.name })}
                icon={<ReplayOutlined fontSize="small" />}
                onClick={() => void send(file)}
              />
            )}
            <IconAction
              label={tForms('file.remove', { name: file.name })}
              icon={<DeleteOutlined fontSize="small" />}
              onClick={() => drop(file)}
            />
          </Line>
        ))}
      </List>
      {status === 'ready' && files.length + sending.length < MOST_FILES && (
        <DropZone
          label={t('files.title')}
          hint={tForms('file.hint', { accepted: accepted.words, limit: accepted.limit(RULES) })}
          multiple
          describedBy={hint}
          onFiles={(chosen) => void intake.take(chosen)}
        />
      )}
      <span id={hint} hidden>
        {t('files.hint')}
      </span>
      <Refusals refusals={intake.refusals} accepted={accepted.words} onClose={intake.dismiss} />
    </section>
  );
}
