import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { NumberField } from '@/platform/forms/fields/NumberField';
import { useFormValues } from '@/platform/forms/useFormValues';
import { typeStep } from '@/platform/theme/typography';
import type { OccurrenceField } from '../occurrenceFields';
import type { OccurrenceSubject, OccurrenceValues } from '../occurrenceTypes';
import { spreadParts } from '../rules/figures';
import { keptParts, partsIn, sumOfParts } from '../rules/parts';

const Frame = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  gap: '8px 16px',
  alignItems: 'start',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
const Foot = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  color: theme.tokens.textMuted,
}));

interface PartsViewProps {
  readonly field: Extract<OccurrenceField, { readonly kind: 'parts' }>;
  readonly label: string;
  readonly subjects: readonly OccurrenceSubject[];
  readonly readOnly: boolean;
}

/** How a quantity falls to each of several subjects: by share until a part is typed, and as typed from then on. */
export function PartsView({ field, label, subjects, readOnly }: PartsViewProps) {
  const { t } = useTranslation('occurrence');
  const { setValue } = useFormContext();
  const values = useFormValues<OccurrenceValues>();
  const { name, of, unit, decimals } = field;
  const typed: unknown = values[of];
  const total = typeof typed === 'number' ? typed : null;
  const chosen = values.subjectIds.flatMap((id) => subjects.find((one) => one.id === id) ?? []);
  const parts = partsIn(values[name]);
  const spread = spreadParts(total, chosen);
  const [now, wanted] = [JSON.stringify(parts), JSON.stringify(spread)];
  /** The parts as they were last written here: others than these somebody has typed. */
  const made = useRef<string | null>(null);
  const follow = useEffectEvent(() => {
    const isOwn = parts.some(({ value }) => value !== null) && now !== wanted && now !== made.current;
    const ids = chosen.map(({ id }) => id);
    const next = chosen.length < 2 ? [] : isOwn ? keptParts(parts, ids) : spread;
    const text = JSON.stringify(next);
    if (!isOwn) made.current = text;
    if (text !== now) setValue(name, next, { shouldDirty: true });
  });
  useEffect(() => {
    if (!readOnly) follow();
  }, [readOnly, now, wanted]);
  if (chosen.length < 2) return null;
  const figure = (value: number) => `${formatNumber(value, { decimals })} ${unit}`;
  const split = () => {
    made.current = wanted;
    setValue(name, spread, { shouldDirty: true });
  };
  return (
    <Frame aria-label={label}>
      {chosen.map((subject, at) => (
        <NumberField
          key={subject.id}
          name={`${name}.${at}.value`}
          label={subject.name}
          unit={unit}
          decimals={decimals}
          required
          readOnly={readOnly}
        />
      ))}
      <Foot>
        <span>
          {t('parts.sum', { sum: figure(sumOfParts(parts)), total: total === null ? '–' : figure(total) })}
        </span>
        {!readOnly && now !== wanted && (
          <Button size="small" onClick={split}>
            {t('parts.split')}
          </Button>
        )}
      </Foot>
    </Frame>
  );
}
