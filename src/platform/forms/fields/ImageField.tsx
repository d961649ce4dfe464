import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { describedBy, FieldFrame } from '@/platform/forms/FieldFrame';
import type { ControlProps, FieldProps } from '@/platform/forms/fieldProps';
import { IMAGES } from '@/platform/forms/files/fileKinds';
import { LocalPicture, StoredPicture } from '@/platform/forms/files/FilePicture';
import { Refusals } from '@/platform/forms/files/Refusals';
import { useAcceptedWords } from '@/platform/forms/files/useAcceptedWords';
import { useFileIntake } from '@/platform/forms/files/useFileIntake';
import { radius } from '@/platform/theme/tokens';
import { useField } from '@/platform/forms/useField';

/** A picture chosen on this device, the address of the stored one, or none. */
export type ImageValue = File | string | null;

export interface ImageControlProps extends ControlProps<ImageValue> {
  readonly maxBytes?: number | undefined;
  /** Round, for people. */
  readonly round?: boolean | undefined;
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 });
const Preview = styled('div', { shouldForwardProp: (name) => name !== 'round' })<{ round: boolean }>(
  ({ theme, round }) => ({
    width: 96,
    height: 96,
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    border: `1px solid ${theme.tokens.border}`,
    borderRadius: round ? radius.full : radius.control,
    backgroundColor: theme.tokens.surfaceSunken,
    color: theme.tokens.textMuted,
    '& img': { borderRadius: 0 },
  }),
);

/** One picture, looked at before it is kept. */
function ImageControl(props: ImageControlProps) {
  const { label, value, onChange, inputRef, readOnly = false, round = false } = props;
  const { t } = useTranslation('forms');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const rules = { accept: IMAGES, maxBytes: props.maxBytes };
  const accepted = useAcceptedWords(IMAGES);
  const intake = useFileIntake({ ...rules, room: 1, onFiles: ([file]) => onChange(file ?? null) });
  const fixed = readOnly || (props.disabled ?? false) || Boolean(props.disabledReason);
  return (
    <FieldFrame {...props} id={id} unlabelled>
      <FormLabel id={`${id}-label`} sx={{ mb: 1 }}>
        {label}
      </FormLabel>
      <Row
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(id, props)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          if (!fixed) void intake.take([...event.dataTransfer.files].slice(0, 1));
        }}
      >
        <Preview round={round}>
          {value instanceof File && <LocalPicture file={value} alt={label} />}
          {typeof value === 'string' && value && <StoredPicture url={value} alt={label} />}
          {!value && <ImageOutlined aria-hidden />}
        </Preview>
        {!fixed && (
          <div>
            <Button ref={inputRef} variant="outlined" onClick={() => input.current?.click()}>
              {value ? t('file.changeImage') : t('file.chooseImage')}
            </Button>
            {value && (
              <Button sx={{ ml: 1 }} onClick={() => onChange(null)}>
                {t('file.removeImage')}
              </Button>
            )}
            <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
              {t('file.imageHint', { limit: accepted.limit(rules) })}
            </Typography>
          </div>
        )}
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/gif,image/webp"
          hidden
          aria-label={label}
          onChange={(event) => {
            void intake.take([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </Row>
      <Refusals refusals={intake.refusals} accepted={accepted.words} onClose={intake.dismiss} />
    </FieldFrame>
  );
}

export function ImageField(props: FieldProps<ImageControlProps, ImageValue>) {
  return <ImageControl {...props} {...useField<ImageValue>(props)} />;
}
