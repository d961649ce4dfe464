import { useTranslation } from 'react-i18next';
import { AUDIO, type FileKind, IMAGES } from '@/platform/forms/files/fileKinds';
import type { Notice } from '@/platform/viewer/inspect/inspection';
import { PageNote } from '@/platform/viewer/parts/PageNote';

const has = (kinds: readonly FileKind[], kind: FileKind) => kinds.includes(kind);

/** What is worth saying of a file that is shown all the same. */
export function Notices({ notices, kind }: { notices: readonly Notice[]; kind: FileKind }) {
  const { t } = useTranslation('viewer');
  const word = () => {
    if (has(IMAGES, kind)) return t('kind.image');
    if (has(AUDIO, kind)) return t('kind.audio');
    return t('kind.document', { type: kind.toUpperCase() });
  };
  return notices.map((notice) => <PageNote key={notice} text={t(`notice.${notice}`, { kind: word() })} />);
}
