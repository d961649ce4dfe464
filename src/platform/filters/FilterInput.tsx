import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type FilterField, optionOf } from '@/platform/filters/filterSpec';
import { type FilterValue, isRange, isTooLong } from '@/platform/filters/filterValues';
import { isLocalDate } from '@/platform/format/date';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import { DateControl } from '@/platform/forms/fields/DateField';
import { MultiSelectControl } from '@/platform/forms/fields/MultiSelectField';
import { MoneyControl, NumberControl } from '@/platform/forms/fields/NumberField';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { TextControl } from '@/platform/forms/fields/TextField';

/** Longer lists are searched by typing. */
const SHORT_LIST = 12;

/** A leap year: the longest period in days. */
const YEAR = 366;

/** A label on the border takes less than 6 px a letter, and this much around it. */
const widthOfLabel = (label: string) => Math.round(5.9 * label.length) + 24;

const Ends = styled('fieldset')({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

interface FilterInputProps {
  readonly spec: FilterField;
  readonly value: FilterValue | null;
  readonly onChange: (value: FilterValue | null) => void;
  /** The form was sent with something unreadable in it: fields say what. */
  readonly checked: boolean;
  /** What the filter's own rule says against its value. */
  readonly fault?: string | undefined;
}

interface OneDateProps extends Omit<FilterInputProps, 'spec' | 'value'> {
  readonly label: string;
  readonly value: string | null;
}

function OneDate(props: OneDateProps) {
  const { t } = useTranslation('grid');
  const wrong = props.checked && props.value !== null && !isLocalDate(props.value);
  return (
    <DateControl
      label={props.label}
      value={props.value}
      onChange={props.onChange}
      error={wrong ? t('filters.badDate') : props.fault}
    />
  );
}

/** Two fields of a range; the range is gone when both are empty. */
function RangeInput({ spec, value, onChange, checked, fault: given }: FilterInputProps) {
  const { t } = useTranslation('grid');
  const range = value !== null && isRange(value) ? value : { from: null, to: null };
  const set = (part: { from?: unknown; to?: unknown }) => {
    const next = { ...range, ...part };
    onChange(next.from === null && next.to === null ? null : (next as FilterValue));
  };
  const labels = { from: t('filters.fromOf', spec), to: t('filters.toOf', spec) };
  const least = Math.max(widthOfLabel(labels.from), widthOfLabel(labels.to));
  const ends = (['from', 'to'] as const).map((side) => {
    const label = labels[side];
    const own = range[side];
    const change = (next: unknown) => set({ [side]: next });
    if (spec.kind === 'dateRange') {
      const date = typeof own === 'string' ? own : null;
      const tooLong = checked && side === 'to' && isTooLong(spec, value);
      const { mostDays = 0 } = spec;
      const most = mostDays === YEAR ? t('filters.overAYear') : t('filters.tooLong', { count: mostDays });
      const fault = tooLong ? most : side === 'to' ? given : undefined;
      return (
        <OneDate key={side} label={label} value={date} onChange={change} checked={checked} fault={fault} />
      );
    }
    const Control = spec.kind === 'moneyRange' ? MoneyControl : NumberControl;
    return (
      <Control
        key={side}
        label={label}
        value={typeof own === 'number' ? own : null}
        onChange={change}
        decimals={spec.decimals}
        unit={spec.unit}
        negative
      />
    );
  });
  return (
    // Side by side where both labels can be read.
    <Ends
      aria-label={spec.label}
      style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}px), 1fr))` }}
    >
      {ends}
    </Ends>
  );
}

/** The field of a filter, by its kind; out of the set that all forms use. */
export function FilterInput(props: FilterInputProps) {
  const { spec, value, onChange, checked, fault } = props;
  const { t } = useTranslation('grid');
  const { label, options = [], loading, failed, onRetry } = spec;
  const notifyShown = useEffectEvent(() => spec.onShown?.());
  useEffect(() => notifyShown(), []);
  const source = { options, loading, failed, onRetry };
  switch (spec.kind) {
    case 'text':
      return (
        <TextControl
          label={label}
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => onChange(text || null)}
          format={false}
        />
      );
    case 'number':
      return (
        <NumberControl
          label={label}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
          decimals={spec.decimals ?? 0}
          unit={spec.unit}
          negative
        />
      );
    case 'date': {
      const date = typeof value === 'string' ? value : null;
      return <OneDate label={label} value={date} onChange={onChange} checked={checked} fault={fault} />;
    }
    case 'numberRange':
    case 'moneyRange':
    case 'dateRange':
      return <RangeInput {...props} />;
    case 'select': {
      const chosen = typeof value === 'string' ? (optionOf(spec, value)?.id ?? value) : null;
      const choose = (id: string | number | null) => onChange(id === null ? null : String(id));
      const Control = options.length > SHORT_LIST ? AutocompleteControl : SelectControl;
      const why = spec.disabledReason;
      const state = why ? { disabledReason: why, helper: why } : { error: fault };
      return <Control label={label} value={chosen} onChange={choose} {...state} {...source} />;
    }
    case 'multiSelect': {
      const texts: readonly string[] = Array.isArray(value) ? value : [];
      return (
        <MultiSelectControl
          label={label}
          inView={options.length <= SHORT_LIST}
          value={texts.map((text) => optionOf(spec, text)?.id ?? text)}
          onChange={(ids) => onChange(ids.length === 0 ? null : ids.map(String))}
          error={fault}
          {...(spec.disabledReason
            ? { disabledReason: spec.disabledReason, helper: spec.disabledReason }
            : {})}
          {...source}
        />
      );
    }
    case 'yesNo':
    case 'active': {
      const words =
        spec.kind === 'active'
          ? [t('filters.isActive'), t('filters.isInactive')]
          : [t('filters.yes'), t('filters.no')];
      const both = words.map((name, index) => ({ id: index, name }));
      return (
        <SelectControl
          label={label}
          value={typeof value === 'boolean' ? Number(!value) : null}
          onChange={(id) => onChange(id === null ? null : id === 0)}
          options={both}
        />
      );
    }
  }
}
