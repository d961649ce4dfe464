import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileRules, Refusal } from '@/platform/forms/files/checkFile';
import { DropZone } from '@/platform/forms/files/DropZone';
import { toBase64 } from '@/platform/forms/files/fileContent';
import type { FileKind } from '@/platform/forms/files/fileKinds';
import { FileLines, SendingLines } from '@/platform/forms/files/FileLines';
import { readyFile } from '@/platform/forms/files/readyFile';
import { Refusals } from '@/platform/forms/files/Refusals';
import { useAcceptedWords } from '@/platform/forms/files/useAcceptedWords';
import { useUploads } from '@/platform/forms/files/useUploads';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { createQuery } from '@/platform/store/createQuery';
import { useAppDispatch } from '@/platform/store/hooks';
import type { RowId } from '@/platform/store/resourceState';
import { invalidate } from '@/platform/store/tags';
import { useQuery } from '@/platform/store/useQuery';
import { confirm } from '@/platform/ui/confirm';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { IconAction } from '@/platform/ui/IconAction';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { type AssetFile, assetFileService, type Filed } from '../assetFileService';
import { KeptPapers, KeptPhotos } from './KeptFiles';

const ACCEPT: readonly FileKind[] = ['jpeg', 'png', 'webp', 'pdf', 'xml'];
const RULES: FileRules = { accept: ACCEPT };

/** Takes files in: photographs are made smaller until they fit, what is none of the kinds is named. */
function useTaking(room: number, kept: readonly AssetFile[], send: (file: File) => void) {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const take = async (chosen: readonly File[]) => {
    const refused: Refusal[] = [];
    let left = room;
    for (const file of chosen) {
      const ready = await readyFile(file, RULES);
      if (!(ready instanceof File)) refused.push(ready);
      else if (kept.some(({ fileName, size }) => fileName === ready.name && size === ready.size))
        refused.push({ reason: 'twice', name: file.name });
      else if (left === 0) refused.push({ reason: 'many', name: file.name });
      else {
        left -= 1;
        send(ready);
      }
    }
    setRefusals(refused);
  };
  return { refusals, take, dismiss: () => setRefusals([]) };
}

// The viewer comes with the first file that is opened.
const FileDialog = lazy(() =>
  import('./AssetFileDialog').then((file) => ({ default: file.AssetFileDialog })),
);

const MOST_FILES = 30;

const FILES = 'finance/assetFiles';
const files = createQuery(
  'finance',
  'assetFiles',
  (wanted: Filed, signal) => assetFileService.list(wanted, signal),
  { keep: false, tags: [FILES] },
);
const filesWritten = () => invalidate([FILES]);
/** The photographs and papers of one asset. Each is sent as soon as it is chosen. */
export function FilesTab({ kind, id: assetId }: Filed) {
  const { t } = useTranslation('financePatrimony');
  const { t: tForms } = useTranslation('forms');
  const dispatch = useAppDispatch();
  const filed = useMemo(() => ({ kind, id: assetId }), [kind, assetId]);
  const { data, status, error, retry } = useQuery(files, filed);
  const [shown, setShown] = useState<AssetFile | null>(null);
  const kept = data ?? [];
  const uploads = useUploads(
    async (file, onUploadProgress, signal) => {
      const body = {
        ...filed,
        fileName: file.name,
        contentType: file.type,
        contentAsBase64String: await toBase64(file),
      };
      await assetFileService.attach(body, { onUploadProgress, signal });
      return {};
    },
    () => void dispatch(filesWritten()),
  );
  const { sending, send } = uploads;
  const intake = useTaking(MOST_FILES - kept.length - sending.length, kept, (file) => void send(file));
  const accepted = useAcceptedWords(ACCEPT);
  const runOnce = useSingleFlight<RowId>();
  // One that is gone by now leaves the list with its dialog.
  const close = () => {
    setShown(null);
    retry();
  };
  const remove = async ({ id, fileName }: AssetFile) => {
    const sure = await confirm({
      title: t('files.question', { name: fileName }),
      body: t('files.body'),
      confirmLabel: t('files.remove'),
      danger: true,
    });
    if (!sure) return;
    try {
      await assetFileService.remove(id);
    } catch (thrown) {
      notifyRefusal(thrown, t('files.notRemoved', { name: fileName }));
    }
    dispatch(filesWritten());
  };
  if (!data && status === 'failed') return <FailedState error={error} onRetry={retry} />;
  if (!data)
    return (
      <Loading>
        <SkeletonBlock height={160} />
      </Loading>
    );
  const deleting = (file: AssetFile) => (
    <IconAction
      label={tForms('file.remove', { name: file.fileName })}
      icon={<DeleteOutlined fontSize="small" />}
      onClick={() => runOnce(file.id, () => remove(file))}
    />
  );
  return (
    <section aria-label={t('files.title')}>
      {kept.length + sending.length < MOST_FILES && (
        <DropZone
          label={t('files.title')}
          hint={tForms('file.hint', {
            accepted: accepted.words,
            limit: accepted.limit(RULES, { reduces: true }),
          })}
          multiple
          describedBy={undefined}
          onFiles={(chosen) => void intake.take(chosen)}
        />
      )}
      <Refusals refusals={intake.refusals} accepted={accepted.words} onClose={intake.dismiss} />
      {kept.length + sending.length === 0 && (
        <EmptyState title={t('files.empty')} text={t('files.emptyText')} />
      )}
      <KeptPhotos files={kept} onOpen={setShown} deleting={deleting} />
      <FileLines aria-label={t('files.papers')}>
        <KeptPapers files={kept} onOpen={setShown} deleting={deleting} />
        <SendingLines {...uploads} />
      </FileLines>
      {shown && (
        <Suspense fallback={null}>
          <FileDialog file={shown} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
