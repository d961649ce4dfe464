import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldForSearch, matchesSearch } from '@/platform/format/text';
import { describedBy, FieldFrame } from '@/platform/forms/FieldFrame';
import type { ControlProps, FieldProps } from '@/platform/forms/fieldProps';
import { type OptionSearch, useOptionSearch } from '@/platform/forms/fields/useOptionSearch';
import type { Id, Option, OptionSource } from '@/platform/forms/options';
import { OptionsFailed } from '@/platform/forms/OptionsFailed';
import { useField } from '@/platform/forms/useField';

export interface AutocompleteControlProps<I extends Id>
  extends ControlProps<I | null>, Partial<OptionSource<I>> {
  /** Asks the server instead of filtering `options`. A function of the module, not one made while rendering. */
  readonly search?: OptionSearch<I> | undefined;
  /** The chosen one, whose name the server's search has not brought yet. */
  readonly current?: Option<I> | null | undefined;
  /** Most suggestions shown at a time. */
  readonly limit?: number | undefined;
  readonly placeholder?: string | undefined;
  /** Called with the whole option. */
  readonly onOption?: ((option: Option<I> | null) => void) | undefined;
}

/** A long list, searched by typing, without regard to accents or case. Its value is the id, or null. */
export function AutocompleteControl<I extends Id>(props: AutocompleteControlProps<I>) {
  const { label, value, onChange, search, current, limit = 10, readOnly = false, bare = false } = props;
  const { t } = useTranslation('forms');
  const id = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<Option<I> | null>(null);

  const given = props.options ?? [];
  const chosen = [picked, current, ...given].find((option) => option != null && option.id === value) ?? null;
  // The text of the chosen one is no question.
  const query = chosen && typed === chosen.name ? '' : typed;
  const found = useOptionSearch(search, query, { enabled: open });
  const options = search ? found.options : given;
  const failed = search ? found.failed : (props.failed ?? false);
  const loading = search ? found.loading : (props.loading ?? false);

  const choose = (option: Option<I> | null) => {
    setPicked(option);
    onChange(option?.id ?? null);
    props.onOption?.(option);
  };
  return (
    <Autocomplete
      id={id}
      value={chosen}
      onChange={(_, option) => choose(option)}
      inputValue={open || !chosen ? typed : chosen.name}
      onInputChange={(_, text) => setTyped(text)}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onBlur={() => props.onBlur?.()}
      options={options}
      loading={loading}
      loadingText={t('options.loading')}
      noOptionsText={
        failed ? t('options.failed') : foldForSearch(query) ? t('options.notFound') : t('options.empty')
      }
      // The server filters by rules of its own; a list at hand is filtered here.
      filterOptions={(all) =>
        all.filter((option) => Boolean(search) || matchesSearch(option.name, query)).slice(0, limit)
      }
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      getOptionDisabled={(option) => Boolean(option.disabledReason)}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      autoHighlight
      disabled={(props.disabled ?? false) || Boolean(props.disabledReason)}
      readOnly={readOnly}
      clearText={t('options.clear')}
      openText={t('options.open')}
      closeText={t('options.close')}
      renderInput={(params) => (
        <FieldFrame
          {...props}
          id={id}
          helper={failed ? <OptionsFailed onRetry={search ? found.retry : props.onRetry} /> : props.helper}
        >
          <OutlinedInput
            {...params.slotProps.input}
            label={bare ? undefined : label}
            notched={!bare}
            name={props.name}
            placeholder={props.placeholder}
            autoFocus={props.autoFocus ?? false}
            inputRef={props.inputRef}
            readOnly={readOnly}
            inputProps={{
              ...params.slotProps.htmlInput,
              'aria-describedby': describedBy(id, props),
              'aria-label': bare ? label : undefined,
              'aria-required': props.required || undefined,
            }}
            endAdornment={
              <>
                {loading && open && <CircularProgress size={16} sx={{ mr: 4 }} />}
                {params.slotProps.input.endAdornment}
              </>
            }
          />
        </FieldFrame>
      )}
    />
  );
}

export function AutocompleteField<I extends Id>(props: FieldProps<AutocompleteControlProps<I>, I | null>) {
  return <AutocompleteControl {...props} {...useField<I | null>(props)} />;
}
