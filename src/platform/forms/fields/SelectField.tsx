import CircularProgress from '@mui/material/CircularProgress';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { describedBy, FieldFrame } from '@/platform/forms/FieldFrame';
import type { ControlProps, FieldProps } from '@/platform/forms/fieldProps';
import { useSingleOption } from '@/platform/forms/fields/useSingleOption';
import { useField } from '@/platform/forms/useField';
import type { Id, Option, OptionSource } from '@/platform/forms/options';
import { OptionsFailed } from '@/platform/forms/OptionsFailed';

interface SelectControlProps<I extends Id> extends ControlProps<I | null>, OptionSource<I> {
  /** Offers to choose nothing; so does every field that is not required. */
  readonly clearable?: boolean | undefined;
  /** The chosen one, for when the list no longer holds it: an inactive record must not vanish from its form. */
  readonly current?: Option<I> | null | undefined;
  /** A single option is chosen by itself, and the field says so. */
  readonly lockSingle?: boolean | undefined;
}

const Spinner = () => <CircularProgress aria-hidden size={16} sx={{ position: 'absolute', right: 12 }} />;

// The theme lays the box out as a row: a long name is cut in it, not under the chevron.
const Chosen = styled('span')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingRight: 20,
});

/** A short list to choose one of. Its value is the id, or null. Long lists belong in an autocomplete. */
export function SelectControl<I extends Id>(props: SelectControlProps<I>) {
  const { label, value, onChange, options, loading = false, failed = false, bare = false, required } = props;
  const { clearable = !required, current } = props;
  const { t } = useTranslation('forms');
  const id = useId();
  const labelId = `${id}-label`;

  const only = useSingleOption(props, (option) => onChange(option.id));
  const readOnly = (props.readOnly ?? false) || only !== undefined;
  const chosen = [...options, current].find((option) => option != null && option.id === value);
  const missing = value != null && !options.some((option) => option.id === value);
  return (
    <FieldFrame
      {...props}
      id={id}
      labelId={labelId}
      helper={failed ? <OptionsFailed onRetry={props.onRetry} /> : only ? t('options.single') : props.helper}
    >
      <Select
        label={bare ? undefined : label}
        notched={!bare}
        value={value ?? ''}
        name={props.name ?? ''}
        {...(bare ? {} : { labelId })}
        readOnly={readOnly}
        sx={readOnly ? { '& .MuiSelect-icon': { display: 'none' } } : null}
        autoFocus={props.autoFocus ?? false}
        inputRef={props.inputRef}
        renderValue={() => <Chosen>{chosen?.name ?? (loading ? t('options.loading') : '')}</Chosen>}
        {...(loading ? { IconComponent: Spinner } : {})}
        onChange={(event) => onChange(event.target.value === '' ? null : (event.target.value as I))}
        onBlur={props.onBlur}
        SelectDisplayProps={{
          id,
          'aria-describedby': describedBy(id, props),
          ...(bare ? { 'aria-label': label } : {}),
        }}
        inputProps={{ 'aria-required': required || undefined }}
      >
        {clearable && options.length > 0 && (
          <MenuItem value="" sx={{ color: 'text.secondary' }}>
            {t('options.none')}
          </MenuItem>
        )}
        {missing && (
          <MenuItem value={value} sx={{ display: 'none' }}>
            {chosen?.name}
          </MenuItem>
        )}
        {options.map((option) => (
          <MenuItem key={option.id} value={option.id} disabled={Boolean(option.disabledReason)}>
            {option.name}
            {option.disabledReason && ` — ${option.disabledReason}`}
          </MenuItem>
        ))}
        {options.length === 0 && (
          <MenuItem disabled value="">
            {loading ? t('options.loading') : t('options.empty')}
          </MenuItem>
        )}
      </Select>
    </FieldFrame>
  );
}

export function SelectField<I extends Id>(props: FieldProps<SelectControlProps<I>, I | null>) {
  return <SelectControl {...props} {...useField<I | null>(props)} />;
}
