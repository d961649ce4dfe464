import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '@/platform/format/bytes';
import { formatNumber } from '@/platform/format/number';
import { checkFile } from '@/platform/forms/files/checkFile';
import { IMAGES } from '@/platform/forms/files/fileKinds';
import { reducePicture } from '@/platform/forms/files/reducePicture';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { toast } from '@/platform/ui/toast';
import { useTry } from '@/platform/ui/useTry';
import { isJustTooBig, isPhotoTooBig, PHOTO_LIMIT } from '../rules/photo';

/** Lets a picture in that is small enough; one that is too large brings a toast that offers to reduce it. */
export function usePhotoIntake() {
  const { t } = useTranslation(['account', 'forms']);
  const begin = useTry();
  const [file, setFile] = useState<File | null>(null);

  const take = useCallback(
    async (chosen: File) => {
      const withdrawn = begin();
      const reduce = async () => {
        try {
          setFile(await reducePicture(chosen, PHOTO_LIMIT));
        } catch (thrown) {
          log.warn('picture not reduced', { reason: faultOf(thrown) });
          toast({ tone: 'danger', text: t('forms:crop.broken'), withdrawn });
        }
      };
      // Its own size is the last thing to be looked at: of what is no picture nothing smaller can be made.
      const refusal = await checkFile(chosen, { accept: IMAGES, maxBytes: Infinity });
      if (refusal) {
        const { reason, ...values } = refusal;
        const accepted = t('forms:file.kind.image');
        toast({
          tone: 'danger',
          text: t(`forms:file.refused.${reason}`, { accepted, ...values }),
          withdrawn,
        });
      } else if (isPhotoTooBig(chosen.size)) {
        toast({
          tone: 'danger',
          text: isJustTooBig(chosen.size)
            ? t('photo.tooBigExactly', {
                size: formatNumber(chosen.size, { decimals: 0 }),
                limit: formatNumber(PHOTO_LIMIT, { decimals: 0 }),
                kilobytes: formatBytes(PHOTO_LIMIT),
              })
            : t('photo.tooBig', { limit: formatBytes(PHOTO_LIMIT), size: formatBytes(chosen.size) }),
          action: { label: t('photo.reduce'), onClick: () => void reduce() },
          withdrawn,
        });
      } else {
        setFile(chosen);
      }
    },
    [t, begin],
  );
  const drop = useCallback(() => setFile(null), []);
  return { file, take, drop };
}
