import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatNumber, roundHalfAway } from '@/platform/format/number';
import { NumberField } from '@/platform/forms/fields/NumberField';
import { useFormValues } from '@/platform/forms/useFormValues';
import { typeStep } from '@/platform/theme/typography';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import type { OccurrenceField, PartsWay } from '../occurrenceFields';
import type { OccurrenceTexts } from '../occurrenceTexts';
import type { OccurrenceSubject, OccurrenceValues } from '../occurrenceTypes';
import { spreadParts } from '../rules/figures';
import { SEPARATOR, shortened } from '../rules/names';
import { keptParts, partsIn, restOfParts, sumOfParts } from '../rules/parts';

const Frame = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  gap: '12px 16px',
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
  '& > .ways': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& strong': { color: theme.tokens.text },
}));

/** One by itself: what is typed in it draws no other anew, however many ponds there are. */
const Part = memo(NumberField);

interface PartsViewProps {
  readonly slug: string;
  readonly field: Extract<OccurrenceField, { readonly kind: 'parts' }>;
  readonly label: string;
  readonly subjects: readonly OccurrenceSubject[];
  readonly texts: OccurrenceTexts;
  readonly readOnly: boolean;
  /** The quantity that is shared was filled in. */
  readonly onTotal: () => void;
}

/** So many parts are drawn for longer than a key takes. */
const MANY = 24;
const AFTER_TYPING_MS = 150;

/** How a quantity falls to each of several subjects: as proposed until a part is typed, and as typed from then on. */
export function PartsView(props: PartsViewProps) {
  const values = useFormValues<OccurrenceValues>();
  // A key is painted before what follows from it is computed for each of hundreds.
  return <Parts {...props} values={useDeferredValue(values)} />;
}

const Parts = memo(function Parts(props: PartsViewProps & { readonly values: OccurrenceValues }) {
  const { slug, field, label, subjects, texts, readOnly, onTotal, values } = props;
  const { t } = useTranslation('occurrence');
  const { setValue } = useFormContext();
  const [picked, setPicked] = useState<PartsWay | null>(null);
  const { name, of, unit, decimals, ways = [], about } = field;
  const typed: unknown = values[of];
  const total = typeof typed === 'number' ? typed : null;
  const chosen = values.subjectIds.flatMap((id) => subjects.find((one) => one.id === id) ?? []);
  const parts = partsIn(values[name]);
  const known = ways.map((way) => {
    const weights = chosen.map((subject) => way.shareOf(subject, values));
    const missing = chosen.filter((_, at) => weights[at] === null);
    const sum = weights.reduce<number>((all, weight) => all + (weight ?? 0), 0);
    return { way, weights, missing, sum, isKnown: missing.length === 0 && sum > 0 };
  });
  const followed =
    known.find(({ way }) => way.id === picked?.id) ??
    known.find(({ way, isKnown }) => way.proposed === true && isKnown);
  const nothing = chosen.map(() => null);
  const spread =
    ways.length === 0
      ? spreadParts(total, chosen)
      : spreadParts(total, chosen, followed?.isKnown ? followed.weights : nothing);
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
  const many = chosen.length > MANY;
  useEffect(() => {
    if (readOnly) return undefined;
    if (!many) {
      follow();
      return undefined;
    }
    // Hundreds of parts follow once the figure is typed, not each of its keys.
    const later = setTimeout(follow, AFTER_TYPING_MS);
    return () => clearTimeout(later);
  }, [readOnly, now, wanted, many]);
  if (chosen.length < 2) return null;
  const figure = (value: number) => `${formatNumber(value, { decimals })} ${unit}`;
  const split = (next: typeof spread) => {
    made.current = JSON.stringify(next);
    setValue(name, next, { shouldDirty: true });
  };
  const follows = ({ way, weights, sum }: (typeof known)[number]) => {
    const whole = total ?? (way.makesTotal ? roundHalfAway(sum, decimals) : null);
    setPicked(way);
    if (total === null && whole !== null) {
      setValue(of, whole, { shouldDirty: true });
      onTotal();
    }
    split(spreadParts(whole, chosen, weights));
  };
  const rest = total === null ? 0 : restOfParts(total, parts);
  const left = rest > 0 ? t('parts.short', { rest: figure(rest) }) : t('parts.over', { rest: figure(-rest) });
  const helperOf = (subject: OccurrenceSubject) => {
    const said = about?.(subject, values) ?? null;
    return said === null ? undefined : texts.note(said);
  };
  /** Each stands where its own part does: a record may list them in another order than its subjects. */
  const placeOf = ({ id }: OccurrenceSubject, at: number) => {
    const place = parts.findIndex(({ subjectId }) => subjectId === id);
    return place < 0 ? at : place;
  };
  return (
    <Frame aria-label={label}>
      {chosen.map((subject, at) => (
        <Part
          key={subject.id}
          name={`${name}.${placeOf(subject, at)}.value`}
          label={subject.name}
          helper={helperOf(subject)}
          unit={unit}
          decimals={decimals}
          required
          readOnly={readOnly}
        />
      ))}
      <Foot>
        <span role="status" className="ways">
          <span>
            {t('parts.sum', { sum: figure(sumOfParts(parts)), total: total === null ? '–' : figure(total) })}
          </span>
          {rest !== 0 && <strong>{left}</strong>}
        </span>
        {!readOnly && ways.length === 0 && now !== wanted && (
          <Button size="small" onClick={() => split(spread)}>
            {t('parts.split')}
          </Button>
        )}
        {!readOnly && ways.length > 0 && (
          <span className="ways">
            {t('parts.propose')}
            {known.map((one) => (
              <LoadingButton
                key={one.way.id}
                size="small"
                variant={one === followed && now === wanted ? 'outlined' : 'text'}
                aria-pressed={one === followed && now === wanted}
                disabledReason={
                  one.isKnown
                    ? undefined
                    : t('parts.unknownOf', {
                        names: shortened(
                          (one.missing.length > 0 ? one.missing : chosen)
                            .map((each) => each.name)
                            .join(SEPARATOR),
                        ),
                      })
                }
                onClick={() => follows(one)}
              >
                {texts.option(slug, name, one.way.id)}
              </LoadingButton>
            ))}
          </span>
        )}
      </Foot>
    </Frame>
  );
});
