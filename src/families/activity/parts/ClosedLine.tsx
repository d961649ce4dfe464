import { styled } from '@mui/material/styles';
import { memo, useContext, useEffect, useMemo } from 'react';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { RegistryContext } from '@/platform/forms/formContext';
import { translateMessage } from '@/platform/forms/formMessage';
import { useStable } from '@/platform/react/useStable';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { useActivity } from '../activityContext';
import type { ActivityDescriptor } from '../activityTypes';
import { type ActivityValues, lineQuantity } from '../activityValues';
import { wrongNames } from './openLines';
import { useActivityWords } from './words';

/** The fields of a line of production with what they are called, in the order of the form. */
function useLineFields(activity: ActivityDescriptor, unit: string | null) {
  const { t } = useTranslation('activity');
  const { unitName, quantityName } = useActivityWords();
  return useMemo(
    () => [
      { key: 'productName', label: t('fields.product') },
      { key: 'accountId', label: t('fields.incomeAccount') },
      { key: 'centerId', label: t('fields.center') },
      { key: 'main', label: t('fields.main') },
      ...activity.quantities.map(({ name }) => ({ key: `quantities.${name}`, label: quantityName(name) })),
      { key: 'unit', label: t('fields.unit') },
      { key: 'price', label: t('fields.price', { unit: unitName(unit) }) },
      { key: 'total', label: t('fields.total') },
      { key: 'spread', label: t('fields.received') },
      { key: 'parts', label: t('parts.title') },
      ...(activity.storage ? [{ key: 'storage', label: t('fields.storage') }] : []),
      ...(activity.plots ? [{ key: 'plots', label: t('fields.plots') }] : []),
    ],
    [activity, unit, t, unitName, quantityName],
  );
}

const Row = styled('button')(({ theme: { tokens } }) => ({
  ...typeStep('body'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))',
  alignItems: 'baseline',
  gap: '0 16px',
  width: '100%',
  padding: '8px 12px',
  border: `1px solid ${tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: 'transparent',
  color: tokens.text,
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { backgroundColor: tokens.surfaceSunken },
  '&:focus-visible': { outline: `2px solid ${tokens.focusRing}`, outlineOffset: 2 },
  '&[data-wrong="true"]': { borderColor: tokens.danger.solid },
  '@media (max-width: 719px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
const Name = styled('span')({
  ...typeStep('bodyStrong'),
  overflowWrap: 'anywhere',
  '@media (max-width: 719px)': { gridColumn: '1 / -1' },
});
const Place = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'block',
  color: theme.tokens.textMuted,
}));
const Figure = styled('span')({ textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
const Faults = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  gridColumn: '1 / -1',
  color: theme.tokens.danger.softText,
}));

const UNKNOWN = '–';

interface WrongFieldProps {
  readonly name: string;
  readonly label: string;
  readonly onOpen: (name: string) => void;
}

/** A field that is wrong in a line that is closed: its words, and where a jump to it leads. */
function WrongField({ name, label, onOpen }: WrongFieldProps) {
  const { t } = useTranslation('forms');
  const { field, fieldState } = useController({ name });
  const { ref } = field;
  useEffect(() => ref({ focus: () => onOpen(name) }), [ref, onOpen, name]);
  const words = translateMessage(fieldState.error?.message, t, label, (other) => other);
  return <span>{words.startsWith(label) ? words : `${label}: ${words}`} </span>;
}

interface ClosedLineProps {
  readonly at: number;
  readonly id: string;
  /** It was open a moment ago: the focus is here. */
  readonly focused: boolean;
  /** Opens it, at one of its fields where that is given. */
  readonly onOpen: (id: string, field: string) => void;
}

/** One of many products in a line: what, where, how much and for which money. Opens the form of it. */
export const ClosedLine = memo(function ClosedLine({ at, id, focused, onOpen }: ClosedLineProps) {
  const { t } = useTranslation('activity');
  const { activity, centers } = useActivity();
  const { unitName } = useActivityWords();
  const registry = useContext(RegistryContext);
  const name = `production.${at}` as const;
  const line = useWatch<ActivityValues, `production.${number}`>({ name });
  const { errors } = useFormState<ActivityValues>({ name });
  const fields = useLineFields(activity, line.unit);
  const number = t('production.line', { number: at + 1 });
  // What the server says of a field finds it here too, and says of which product it is.
  useEffect(() => {
    const gone = fields.map(({ key, label }) => registry?.add(`${name}.${key}`, `${label} (${number})`));
    return () => gone.forEach((forget) => forget?.());
  }, [registry, fields, name, number]);
  const center = centers.find((each) => each.id === line.centerId)?.name ?? t('production.noCenter');
  const quantity = lineQuantity(activity, line);
  const unit = unitName(line.unit);
  const wrong = wrongNames(errors.production?.[at]);
  const openAt = useStable((field: string) => onOpen(id, field));
  const labelOf = (key: string) => fields.find((field) => field.key === key)?.label ?? key;
  return (
    <Row
      type="button"
      aria-expanded={false}
      data-wrong={wrong.length > 0}
      autoFocus={focused}
      onClick={() => onOpen(id, `${name}.${wrong[0] ?? 'productName'}`)}
    >
      <Name>
        {line.productName || t('production.noProduct')}
        <Place>{[number, center, ...(line.main ? [t('production.main')] : [])].join(' · ')}</Place>
      </Name>
      <Figure>{quantity === null ? UNKNOWN : `${formatNumber(quantity)} ${unit}`}</Figure>
      <Figure>
        {line.price === null
          ? t('production.noPrice')
          : t('production.priceOf', {
              price: formatNumber(line.price, { decimals: 4, minDecimals: 2 }),
              unit,
            })}
      </Figure>
      <Figure>{line.total === null ? UNKNOWN : formatMoney(line.total)}</Figure>
      {wrong.length > 0 && (
        <Faults>
          {wrong.map((key) => (
            <WrongField key={key} name={`${name}.${key}`} label={labelOf(key)} onOpen={openAt} />
          ))}
        </Faults>
      )}
    </Row>
  );
});
