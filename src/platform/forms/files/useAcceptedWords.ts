import { useTranslation } from 'react-i18next';
import { formatBytes } from '@/platform/format/bytes';
import { type FileRules, largestSize } from '@/platform/forms/files/checkFile';
import { AUDIO, type FileKind, IMAGES } from '@/platform/forms/files/fileKinds';

const has = (kinds: readonly FileKind[], kind: FileKind) => kinds.includes(kind);

/** The kinds a field takes, in words: 'PDF, imagem, áudio'; and how large they may be. */
export function useAcceptedWords(accept: readonly FileKind[]) {
  const { t } = useTranslation('forms');
  const names = accept.map((kind) => {
    if (has(IMAGES, kind)) return t('file.kind.image');
    if (has(AUDIO, kind)) return t('file.kind.audio');
    return kind === 'certificate' ? t('file.kind.certificate') : kind.toUpperCase();
  });
  return {
    words: [...new Set(names)].join(', '),
    /** `reduces`: larger pictures are made smaller here instead of being refused. */
    limit: (rules: FileRules, { reduces = false } = {}) => {
      const sizes = accept.map((kind) => largestSize(kind, rules));
      const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
      if (least === most) return formatBytes(most);
      return t(reduces ? 'file.imageReduced' : 'file.imageLimit', {
        most: formatBytes(most),
        image: formatBytes(least),
      });
    },
  };
}
