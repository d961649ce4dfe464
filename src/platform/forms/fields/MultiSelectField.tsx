import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import { type HTMLAttributes, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ControlProps, FieldProps } from '@/platform/forms/fieldProps';
import { CheckGroup } from '@/platform/forms/fields/CheckGroup';
import { SuggestionInput } from '@/platform/forms/fields/SuggestionInput';
import { type SuggestionProps, useSuggestions } from '@/platform/forms/fields/useSuggestions';
import type { Id, Option } from '@/platform/forms/options';
import { MOST_SUGGESTIONS } from '@/platform/forms/suggestions';
import { useField } from '@/platform/forms/useField';

export interface MultiSelectControlProps<I extends Id>
  extends ControlProps<readonly I[]>, SuggestionProps<I> {
  /** The chosen ones, whose names the server's search has not brought yet. */
  readonly current?: readonly Option<I>[] | undefined;
  readonly placeholder?: string | undefined;
  /** All the options stand there with a tick each: for a dozen, and for what is read before it is changed. */
  readonly inView?: boolean | undefined;
  /** Chips while the field has not the focus; 3 by default. The others are counted behind them. */
  readonly chipsShown?: number | undefined;
}

const SHOWN_WHILE_AWAY = 3;
const MOST_BROWSED = 200;

/** Several of a list. Its value is the list of ids, in the order of choosing. */
export function MultiSelectControl<I extends Id>({ inView, ...props }: MultiSelectControlProps<I>) {
  return inView ? <CheckGroup {...props} /> : <SearchedChoices {...props} />;
}

/** @param filled chips stand in it; @param fixed they cannot be changed */
const looks = (filled: boolean, fixed: boolean) => ({
  '&& .MuiOutlinedInput-root': {
    // The chips stay clear of the label in the border.
    pt: '8px',
    pb: '6px',
    pl: filled ? 1 : 0,
    gap: '4px',
  },
  '&& .MuiOutlinedInput-root .MuiAutocomplete-input': {
    height: 22,
    minWidth: fixed ? 0 : 60,
    pl: filled ? 0.5 : 1.5,
  },
  '& .MuiChip-root': { m: 0 },
});

interface TickedOptionProps {
  readonly attributes: HTMLAttributes<HTMLLIElement>;
  readonly name: string;
  readonly selected: boolean;
}

function TickedOption({ attributes, name, selected }: TickedOptionProps) {
  return (
    <li {...attributes}>
      <Checkbox
        size="small"
        checked={selected}
        tabIndex={-1}
        disableRipple
        sx={{ p: 0.5, mr: 1 }}
        slotProps={{ input: { 'aria-hidden': true } }}
      />
      {name}
    </li>
  );
}

/** Searched by typing, the chosen ones as chips. */
function SearchedChoices<I extends Id>(props: MultiSelectControlProps<I>) {
  const { value, onChange, current = [], options = [] } = props;
  const { t } = useTranslation('forms');
  const id = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<readonly Option<I>[]>([]);
  // Before anything is typed the list is there to be looked through; what answers a question keeps its ten.
  const browsing = !props.search && typed.trim() === '';
  const limit = props.limit ?? (browsing ? MOST_BROWSED : MOST_SUGGESTIONS);
  const found = useSuggestions({ ...props, limit }, typed, open);
  const fixed = (props.readOnly ?? false) || (props.disabled ?? false) || Boolean(props.disabledReason);

  const known = [...picked, ...current, ...options];
  const chosen = (value ?? []).map(
    (one): Option<I> => known.find((option) => option.id === one) ?? { id: one, name: String(one) },
  );
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      id={id}
      value={chosen}
      onChange={(_, next) => {
        setPicked(next);
        onChange(next.map((option) => option.id));
      }}
      inputValue={typed}
      onInputChange={(_, text, reason) => {
        // Choosing keeps the question: one search often names several.
        if (reason !== 'reset' && reason !== 'selectOption') setTyped(text);
      }}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => {
        setOpen(false);
        setTyped('');
      }}
      onBlur={() => props.onBlur?.()}
      options={found.options}
      loading={found.loading}
      filterOptions={found.filter}
      {...found.texts}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      getOptionDisabled={(option) => Boolean(option.disabledReason)}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      sx={looks(chosen.length > 0, fixed)}
      limitTags={props.chipsShown ?? SHOWN_WHILE_AWAY}
      getLimitTagsText={(more) => t('options.more', { count: more })}
      disabled={(props.disabled ?? false) || Boolean(props.disabledReason)}
      readOnly={props.readOnly ?? false}
      forcePopupIcon={!props.readOnly}
      renderValue={(list, itemProps) =>
        list.map((option, index) => {
          const { key, onDelete, ...rest } = itemProps({ index });
          return (
            <Chip
              key={key}
              {...rest}
              size="small"
              label={option.name}
              // In a narrow field the name is cut.
              title={option.name}
              {...(fixed ? {} : { onDelete })}
            />
          );
        })
      }
      renderOption={({ key, ...attributes }, option, { selected }) => (
        <TickedOption key={key} attributes={attributes} name={option.name} selected={selected} />
      )}
      renderInput={(params) => (
        <SuggestionInput
          params={params}
          field={props}
          id={id}
          loading={found.loading}
          failed={found.failed}
          onRetry={found.retry}
        />
      )}
    />
  );
}

export function MultiSelectField<I extends Id>(props: FieldProps<MultiSelectControlProps<I>, readonly I[]>) {
  return <MultiSelectControl {...props} {...useField<readonly I[]>(props)} />;
}
