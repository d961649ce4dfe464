import { useTranslation } from 'react-i18next';
import { FileField } from '@/platform/forms/fields/FileField';
import { MultilineField } from '@/platform/forms/fields/TextField';

const FILES = ['pdf', 'xml', 'png', 'jpeg', 'webp', 'mp3', 'aac', 'ogg', 'wav', 'm4a', 'webm'] as const;
const MOST_FILES = 10;
const LONGEST_SOUND = 30;

/** What every occurrence may have besides its own fields. */
export function NoteAndFiles({ readOnly }: { readonly readOnly: boolean }) {
  const { t } = useTranslation('occurrence');
  return (
    <>
      <div className="whole">
        <MultilineField
          name="observation"
          label={t('fields.observation')}
          maxLength={1000}
          format={false}
          readOnly={readOnly}
        />
      </div>
      <div className="whole">
        <FileField
          name="files"
          label={t('fields.files')}
          accept={FILES}
          max={MOST_FILES}
          maxSeconds={LONGEST_SOUND}
          readOnly={readOnly}
        />
      </div>
    </>
  );
}
