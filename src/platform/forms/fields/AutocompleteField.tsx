import Autocomplete from '@mui/material/Autocomplete';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ControlProps, FieldProps } from '@/platform/forms/fieldProps';
import { SuggestionInput } from '@/platform/forms/fields/SuggestionInput';
import { useSingleOption } from '@/platform/forms/fields/useSingleOption';
import { type SuggestionProps, useSuggestions } from '@/platform/forms/fields/useSuggestions';
import type { Id, Option } from '@/platform/forms/options';
import { useField } from '@/platform/forms/useField';

export interface AutocompleteControlProps<I extends Id> extends ControlProps<I | null>, SuggestionProps<I> {
  /** The chosen one, whose name the server's search has not brought yet. */
  readonly current?: Option<I> | null | undefined;
  /** A single option of `options` is chosen by itself, and the field says so. */
  readonly lockSingle?: boolean | undefined;
  readonly placeholder?: string | undefined;
  /** Called with the whole option. */
  readonly onOption?: ((option: Option<I> | null) => void) | undefined;
}

/** A long list, searched by typing, without regard to accents or case. Its value is the id, or null. */
export function AutocompleteControl<I extends Id>(props: AutocompleteControlProps<I>) {
  const { value, onChange, current } = props;
  const { t } = useTranslation('forms');
  const id = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  // What is typed stands even while the list is closed: an emptied field closes it.
  const [typing, setTyping] = useState(false);
  const [picked, setPicked] = useState<Option<I> | null>(null);

  const known = [picked, current, ...(props.options ?? [])];
  const chosen = known.find((option) => option != null && option.id === value) ?? null;
  // The text of the chosen one is no question.
  const found = useSuggestions(props, chosen && typed === chosen.name ? '' : typed, open);

  const choose = (option: Option<I> | null) => {
    if (option) setTyping(false);
    setPicked(option);
    onChange(option?.id ?? null);
    props.onOption?.(option);
  };
  const only = useSingleOption(props, choose);
  const readOnly = (props.readOnly ?? false) || only !== undefined;
  return (
    <Autocomplete
      id={id}
      value={chosen}
      onChange={(_, option) => choose(option)}
      inputValue={open || typing || !chosen ? typed : chosen.name}
      onInputChange={(_, text, reason) => {
        setTyped(text);
        if (reason === 'input' || reason === 'clear') setTyping(true);
      }}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={(_, reason) => {
        setOpen(false);
        if (reason === 'escape') setTyping(false);
      }}
      onBlur={() => {
        setTyping(false);
        props.onBlur?.();
      }}
      options={found.options}
      loading={found.loading}
      filterOptions={found.filter}
      {...found.texts}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      getOptionDisabled={(option) => Boolean(option.disabledReason)}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      autoHighlight
      disabled={(props.disabled ?? false) || Boolean(props.disabledReason)}
      readOnly={readOnly}
      forcePopupIcon={!readOnly}
      renderInput={(params) => (
        <SuggestionInput
          params={params}
          field={only ? { ...props, readOnly, helper: t('options.single') } : props}
          id={id}
          loading={found.loading}
          failed={found.failed}
          onRetry={found.retry}
        />
      )}
    />
  );
}

export function AutocompleteField<I extends Id>(props: FieldProps<AutocompleteControlProps<I>, I | null>) {
  return <AutocompleteControl {...props} {...useField<I | null>(props)} />;
}
