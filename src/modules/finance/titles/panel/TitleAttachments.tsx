import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '@/platform/export/downloadFile';
import type { FileRules } from '@/platform/forms/files/checkFile';
import { DropZone } from '@/platform/forms/files/DropZone';
import { toBase64 } from '@/platform/forms/files/fileContent';
import { type FileKind, MIME_TYPES, readKind } from '@/platform/forms/files/fileKinds';
import { FileFacts, FileLine, FileLines, SendingLines } from '@/platform/forms/files/FileLines';
import { Refusals } from '@/platform/forms/files/Refusals';
import { useAcceptedWords } from '@/platform/forms/files/useAcceptedWords';
import { useFileIntake } from '@/platform/forms/files/useFileIntake';
import { useUploads } from '@/platform/forms/files/useUploads';
import { useAppDispatch } from '@/platform/store/hooks';
import { useList } from '@/platform/store/useResource';
import { confirm } from '@/platform/ui/confirm';
import { IconAction } from '@/platform/ui/IconAction';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { attach, attachmentContent } from '../titlesService';
import { type Attachment, attachments } from '../titlesSlice';
import { PartHead, Quiet } from './panelParts';
import { PartState } from './PartState';

const ACCEPT: readonly FileKind[] = ['pdf', 'png', 'jpeg', 'webp', 'xml'];
const RULES: FileRules = { accept: ACCEPT };
const MOST_FILES = 10;

/** The files of a title: its slip, its receipt. Each is sent as soon as it is chosen. */
export function TitleAttachments({ titleId }: { readonly titleId: number }) {
  const { t } = useTranslation('financeTitles');
  const { t: tForms } = useTranslation('forms');
  const dispatch = useAppDispatch();
  const hint = useId();
  const { rows: all, list, retry } = useList(attachments, titleId);
  const { status, error } = list;
  const files = all.filter((file) => file.titleId === titleId);
  const uploads = useUploads(
    async (file, onUploadProgress, signal) => {
      const kind = await readKind(file, file.name);
      const body = {
        tradeAccountId: titleId,
        fileName: file.name,
        contentType: MIME_TYPES[kind] ?? file.type,
        contentAsBase64String: await toBase64(file),
      };
      const saved = await attach(body, { onUploadProgress, signal });
      return { id: saved?.id };
    },
    () => void dispatch(attachments.written()),
  );
  const { sending, send } = uploads;
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
      notifyRefusal(thrown, t('files.notOpened', { name: fileName }));
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
      await dispatch(attachments.remove(id));
    } catch (thrown) {
      notifyRefusal(thrown, t('remove.refused'));
    }
  };
  return (
    <section aria-label={t('files.title')}>
      <PartHead>{t('files.title')}</PartHead>
      <PartState status={status} error={error} empty={files.length === 0} onRetry={retry}>
        <Quiet>{t('files.empty')}</Quiet>
      </PartState>
      <FileLines>
        {files.map((file) => (
          <FileLine key={file.id}>
            <div>
              {file.fileName}
              <FileFacts {...file} />
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
          </FileLine>
        ))}
        <SendingLines {...uploads} />
      </FileLines>
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
