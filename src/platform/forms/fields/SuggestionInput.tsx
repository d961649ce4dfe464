import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, FieldFrame } from '@/platform/forms/FieldFrame';
import type { CommonProps, ControlProps } from '@/platform/forms/fieldProps';
import { OptionsFailed } from '@/platform/forms/OptionsFailed';

interface SuggestionInputProps {
  readonly params: AutocompleteRenderInputParams;
  readonly field: CommonProps &
    Pick<ControlProps<unknown>, 'name' | 'error' | 'inputRef'> & {
      readonly placeholder?: string | undefined;
    };
  readonly id: string;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly onRetry?: (() => void) | undefined;
}

/** The box of an autocomplete, in the frame that every field has. */
export function SuggestionInput({ params, field, id, loading, failed, onRetry }: SuggestionInputProps) {
  const { label, bare = false } = field;
  return (
    <FieldFrame {...field} id={id} helper={failed ? <OptionsFailed onRetry={onRetry} /> : field.helper}>
      <OutlinedInput
        {...params.slotProps.input}
        label={bare ? undefined : label}
        notched={!bare}
        name={field.name}
        placeholder={field.placeholder}
        autoFocus={field.autoFocus ?? false}
        inputRef={field.inputRef}
        readOnly={field.readOnly ?? false}
        inputProps={{
          ...params.slotProps.htmlInput,
          'aria-describedby': describedBy(id, field),
          'aria-label': bare ? label : undefined,
          'aria-required': field.required || undefined,
        }}
        endAdornment={
          <>
            {loading && <CircularProgress aria-hidden size={16} sx={{ mr: 4 }} />}
            {params.slotProps.input.endAdornment}
          </>
        }
      />
    </FieldFrame>
  );
}
