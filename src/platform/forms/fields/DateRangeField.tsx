import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { isLocalDate } from '@/platform/format/date';
import type { ControlProps, FieldProps } from '@/platform/forms/fieldProps';
import { DateControl, type DateControlProps } from '@/platform/forms/fields/DateField';
import { PeriodPresets } from '@/platform/forms/fields/PeriodPresets';
import type { Period, Preset } from '@/platform/forms/fields/periods';
import { useField } from '@/platform/forms/useField';

interface DateRangeControlProps extends ControlProps<Period | null>, Pick<DateControlProps, 'min' | 'max'> {
  /** Shortcuts offered beside the fields. */
  readonly presets?: readonly Preset[] | undefined;
}

// Side by side only where a whole date fits beside its calendar button; else one under the other.
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  alignItems: 'flex-start',
  '& > .MuiFormControl-root': {
    flex: `1 1 ${theme.density.name === 'comfortable' ? 168 : 128}px`,
    width: 'auto',
  },
}));

const NOTHING: Period = { from: null, to: null };

/** A first and a last day. Its value is `{ from, to }`, each a LocalDate or null. */
export function DateRangeControl(props: DateRangeControlProps) {
  const { label, value, onChange, presets = [], error, helper, min, max } = props;
  const { t } = useTranslation('forms');
  const { from, to } = value ?? NOTHING;
  const day = (date: string | null) => (isLocalDate(date) ? date : undefined);
  const shared = { ...props, autoFocus: false, error: undefined, helper: undefined };
  const offered = presets.length > 0 && !props.readOnly && !props.disabled && !props.disabledReason;
  return (
    <Row role="group" aria-label={label}>
      <DateControl
        {...shared}
        label={t('date.rangeFrom', { label })}
        autoFocus={props.autoFocus}
        helper={helper}
        error={error}
        value={from}
        onChange={(next) => onChange({ from: next, to })}
        min={min}
        max={day(to) ?? max}
      />
      <DateControl
        {...shared}
        label={t('date.rangeTo', { label })}
        inputRef={undefined}
        helper={offered && <PeriodPresets presets={presets} onPick={onChange} />}
        value={to}
        onChange={(next) => onChange({ from, to: next })}
        min={day(from) ?? min}
        max={max}
      />
    </Row>
  );
}

export function DateRangeField(props: FieldProps<DateRangeControlProps, Period | null>) {
  return <DateRangeControl {...props} {...useField<Period | null>(props)} />;
}
