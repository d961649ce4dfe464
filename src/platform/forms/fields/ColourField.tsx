import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { ControlProps, FieldProps } from '@/platform/forms/fieldProps';
import { TypedControl } from '@/platform/forms/TypedControl';
import { useField } from '@/platform/forms/useField';
import { useSchemeColours } from '@/platform/theme/schemeContext';
import { radius } from '@/platform/theme/tokens';

/** Reads '1b5e20', '#1B5E20' and the short '#fa0' into '#RRGGBB'; null when it is no colour. */
function readColour(text: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1];
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toUpperCase();
}

const Swatch = styled('input')(({ theme }) => ({
  width: 20,
  height: 20,
  padding: 0,
  border: `1px solid ${theme.tokens.borderStrong}`,
  borderRadius: radius.cell,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
  '&::-webkit-color-swatch-wrapper': { padding: 0 },
  '&::-webkit-color-swatch': { border: 0, borderRadius: 3 },
}));

/** A colour, typed or picked. Its value is '#RRGGBB', or the text as typed while it is none. */
function ColourControl(props: ControlProps<string | null>) {
  const { label, value, onChange, readOnly = false } = props;
  const { t } = useTranslation('forms');
  const { surface } = useSchemeColours();
  const disabled = readOnly || (props.disabled ?? false) || Boolean(props.disabledReason);
  return (
    <TypedControl
      {...props}
      inputMode="text"
      show={(colour) => colour}
      read={readColour}
      unreadable={(text) => text}
      complaint={t('message.colour')}
      placeholder={t('colour.placeholder')}
      start={
        <InputAdornment position="start">
          <Swatch
            type="color"
            aria-label={t('colour.pick', { label })}
            // The picker knows no "none": it starts from the background that shows through.
            value={(readColour(value ?? '') ?? surface).toLowerCase()}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value.toUpperCase())}
          />
        </InputAdornment>
      }
    />
  );
}

export function ColourField(props: FieldProps<ControlProps<string | null>, string | null>) {
  return <ColourControl {...props} {...useField<string | null>(props)} />;
}
