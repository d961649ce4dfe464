import { styled } from '@mui/material/styles';
import { useId, type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref } from 'react';

import { radius, sizes, touchInputSize } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';

export interface TextInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly type?: 'text' | 'email' | 'url' | 'tel' | 'password';
  readonly name?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly autoFocus?: boolean;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  /** Shown in the helper line, read out when it appears. */
  readonly error?: string | false | null | undefined;
  readonly helper?: string | undefined;
  /** Lines kept free under the field, so that an error moves nothing. */
  readonly helperLines?: 0 | 1 | 2;
  /** `large` is 44 px high whatever the density: for screens with a field or two. */
  readonly size?: 'medium' | 'large';
  /** Typed to the letter: no spelling checker, no capitals. Holds by itself for every type but text. */
  readonly exact?: boolean;
  readonly endAdornment?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** No spelling checker, which may send the text away, and no capitals by itself; addresses never have them. */
  readonly verbatim?: boolean;
}

// One rule for the whole field, and no part of the field set: this is drawn before anything else of the application.
const Root = styled('div')(({ theme: { tokens, density } }) => {
  const size = density.name === 'comfortable' ? touchInputSize : 14;
  return {
    position: 'relative',
    width: '100%',
    minWidth: 0,
    '& > label': {
      ...typeStep('caption'),
      position: 'absolute',
      top: -8,
      left: 13,
      zIndex: 1,
      maxWidth: 'calc(100% - 24px)',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: tokens.textMuted,
      pointerEvents: 'none',
    },
    '& > .box': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      minHeight: density.control,
      borderRadius: radius.control,
      backgroundColor: tokens.surfaceRaised,
    },
    '& input': {
      flex: 1,
      minWidth: 0,
      boxSizing: 'border-box',
      height: density.control,
      padding: '0 12px',
      border: 0,
      borderRadius: 'inherit',
      outline: 0,
      color: tokens.text,
      background: 'none',
      font: 'inherit',
      fontSize: `${size / 16}rem`,
      '&::placeholder': { color: tokens.textMuted, opacity: 1 },
      // Chrome paints its own background under filled fields; an inset shadow is the only way over it.
      '&:-webkit-autofill': {
        WebkitBoxShadow: `0 0 0 100px ${tokens.primarySoft} inset`,
        WebkitTextFillColor: tokens.text,
        caretColor: tokens.text,
      },
    },
    '&[data-large=true] input': { height: sizes.touchMin },
    '& .end': { display: 'flex', flex: 'none', marginLeft: -4, paddingRight: 12 },
    // The line around the field, with a gap as wide as the label.
    '& fieldset': {
      position: 'absolute',
      inset: '-5px 0 0',
      minWidth: 0,
      margin: 0,
      padding: '0 8px',
      border: `1px solid ${tokens.borderStrong}`,
      borderRadius: 'inherit',
      overflow: 'hidden',
      pointerEvents: 'none',
    },
    '& legend': {
      ...typeStep('caption'),
      height: 11,
      maxWidth: '100%',
      padding: '0 5px',
      visibility: 'hidden',
    },
    '& > .box:hover > fieldset': { borderColor: tokens.text },
    '& input:focus ~ fieldset': { borderWidth: 2, padding: '0 7px', borderColor: tokens.focusRing },
    '& > p': { ...typeStep('caption'), margin: '4px 2px 0', color: tokens.textMuted },
    '&[data-error=true]': {
      '& > label, & > p': { color: tokens.danger.softText },
      '& fieldset, & input:focus ~ fieldset': { borderColor: tokens.danger.solid },
    },
    '&[data-disabled=true]': {
      '& > label, & input': { color: tokens.textDisabled },
      '& > .box': { backgroundColor: tokens.surfaceSunken },
      '& fieldset': { borderColor: tokens.border },
    },
  };
});

/** A text field of the fewest parts, for the start bundle. Forms of the application use the shared field set. */
export function TextInput(props: TextInputProps) {
  const { label, value, onChange, error, helper, helperLines = 1, size = 'medium', endAdornment } = props;
  const id = useId();
  const helperId = `${id}-helper`;
  const { type = 'text', required = false, disabled = false, inputRef } = props;
  const verbatim = props.verbatim ?? type !== 'text';
  const shown = required ? `${label} *` : label;
  const words = helperLines > 0 || error || helper;
  return (
    <Root data-error={Boolean(error)} data-disabled={disabled} data-large={size === 'large'}>
      <label htmlFor={id}>{shown}</label>
      <div className="box">
        <input
          id={id}
          value={value}
          type={type}
          onChange={(event) => onChange(event.target.value)}
          onBlur={props.onBlur}
          name={props.name}
          autoComplete={props.autoComplete}
          // The one field that a screen before the application is opened for.
          autoFocus={props.autoFocus}
          placeholder={props.placeholder}
          ref={inputRef}
          required={required}
          disabled={disabled}
          aria-invalid={Boolean(error)}
          aria-describedby={words ? helperId : undefined}
          {...(verbatim ? { autoCapitalize: 'none', spellCheck: false } : {})}
        />
        {endAdornment && <span className="end">{endAdornment}</span>}
        <fieldset aria-hidden>
          <legend>{shown}</legend>
        </fieldset>
      </div>
      {words && (
        <p id={helperId} role={error ? 'alert' : undefined} style={{ minHeight: helperLines * 16 }}>
          {error || helper}
        </p>
      )}
    </Root>
  );
}
