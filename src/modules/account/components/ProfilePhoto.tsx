import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureChanged } from '@/domain/identity/identitySlice';
import type { Identity } from '@/domain/identity/identityWire';
import { initials, pictureUrl } from '@/domain/identity/pictures';
import { toBase64 } from '@/platform/forms/files/fileContent';
import { ImageCropDialog } from '@/platform/forms/files/ImageCropDialog';
import { useAppDispatch } from '@/platform/store/hooks';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { toast } from '@/platform/ui/toast';
import { saveImage } from '../accountService';
import { PHOTO_SIDE } from '../rules/photo';
import { usePhotoIntake } from './usePhotoIntake';

const SIZE = 80;

const Frame = styled('div')({ position: 'relative', flexShrink: 0, width: SIZE, height: SIZE });
const Picture = styled(Avatar)(({ theme }) => ({
  ...typeStep('metricSmall'),
  width: SIZE,
  height: SIZE,
  color: theme.tokens.primarySoftText,
  backgroundColor: theme.tokens.primarySoft,
}));
const Change = styled('span')(({ theme }) => ({
  position: 'absolute',
  right: -10,
  bottom: -10,
  borderRadius: '50%',
  border: `1px solid ${theme.tokens.borderStrong}`,
  backgroundColor: theme.tokens.surfaceRaised,
}));

/** The person's picture, and the way to another one: chosen, cut, sent, and shown everywhere at once. */
export function ProfilePhoto({ identity }: { readonly identity: Identity }) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const { file, take, drop } = usePhotoIntake();

  const save = async (cut: File) => {
    const contentAsBase64String = await toBase64(cut);
    await saveImage({
      id: identity.id,
      contentAsBase64String,
      contentType: cut.type,
      fileName: cut.name,
    });
    dispatch(pictureChanged(`data:${cut.type};base64,${contentAsBase64String}`));
    toast({ tone: 'success', text: t('photo.changed') });
    drop();
  };
  return (
    <Frame>
      <Picture
        src={pictureUrl(identity.imageName, identity.urls.storageUrl)}
        alt={t('photo.of', { name: identity.name })}
      >
        {initials(identity.name)}
      </Picture>
      <Change>
        <IconAction
          label={t('photo.change')}
          icon={<PhotoCameraOutlined />}
          onClick={() => input.current?.click()}
        />
      </Change>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/gif,image/webp"
        aria-label={t('photo.choose')}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          // The same file may be chosen again after a refusal.
          event.target.value = '';
          if (chosen) void take(chosen);
        }}
      />
      {file && (
        <ImageCropDialog
          file={file}
          round
          title={t('photo.title')}
          saveLabel={t('photo.save')}
          maxSide={PHOTO_SIDE}
          onSave={save}
          onClose={drop}
        />
      )}
    </Frame>
  );
}
