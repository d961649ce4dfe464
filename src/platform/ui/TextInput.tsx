import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref } from 'react';

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
}

/** A text field of the fewest parts, for the start bundle. Forms of the application use the shared field set. */
export function TextInput(props: TextInputProps) {
  const { label, value, onChange, error, helper, helperLines = 1, size = 'medium', endAdornment } = props;
  const id = useId();
  const helperId = `${id}-helper`;
  const exact = props.exact ?? (props.type !== undefined && props.type !== 'text');
  const large = size === 'large' ? { '&&': { minHeight: 44 }, '& input': { height: 44 } } : null;
  return (
    <FormControl
      fullWidth
      error={Boolean(error)}
      required={props.required ?? false}
      disabled={props.disabled ?? false}
    >
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        value={value}
        type={props.type ?? 'text'}
        onChange={(event) => onChange(event.target.value)}
        onBlur={props.onBlur}
        name={props.name}
        autoComplete={props.autoComplete}
        autoFocus={props.autoFocus}
        placeholder={props.placeholder}
        inputRef={props.inputRef}
        endAdornment={endAdornment}
        aria-describedby={helperId}
        sx={large}
        // An address or a password is not for the spelling checker, which may send it away.
        slotProps={{ input: exact ? { autoCapitalize: 'none', spellCheck: false } : {} }}
      />
      {(helperLines > 0 || error || helper) && (
        <FormHelperText id={helperId} role={error ? 'alert' : undefined} sx={{ minHeight: helperLines * 16 }}>
          {error || helper || ' '}
        </FormHelperText>
      )}
    </FormControl>
  );
}
