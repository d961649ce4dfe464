import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { addMonths, isLocalDate } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatMoney } from '@/platform/format/money';
import { IntegerField, PercentField } from '@/platform/forms/fields/NumberField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { typeStep } from '@/platform/theme/typography';
import { styled } from '@mui/material/styles';
import { USUAL_RATES } from '../rules/lateCharges';
import { Span } from './formLayout';
import { RECURRENCES, type TitleInput } from './titleValues';

const Preview = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: '10px 0 0',
  color: theme.tokens.textMuted,
}));

/** A document that comes again with its whole value: rent, wages, insurance. One in installments does not. */
export function RecurrenceFields() {
  const { t } = useTranslation('financeTitles');
  const count = useWatch<TitleInput, 'count'>({ name: 'count' });
  const months = useWatch<TitleInput, 'recurrence'>({ name: 'recurrence' });
  const times = useWatch<TitleInput, 'times'>({ name: 'times' });
  const total = useWatch<TitleInput, 'total'>({ name: 'total' });
  const firstDue = useWatch<TitleInput, 'firstDue'>({ name: 'firstDue' });
  if (count !== 1) return null;
  const repeats = months !== null && months > 0;
  const known = repeats && times !== null && times > 1 && total !== null && isLocalDate(firstDue);
  return (
    <>
      <Span of={3}>
        <SelectField
          name="recurrence"
          label={t('form.recurrence')}
          options={RECURRENCES.map((id) => ({ id, name: t(`form.recurrences.${id}`) }))}
          required
        />
      </Span>
      {repeats && (
        <Span of={3}>
          <IntegerField name="times" label={t('form.times')} required />
        </Span>
      )}
      {known && (
        <Span of={6}>
          <Preview role="status">
            {t('form.recurrencePreview', {
              count: times,
              value: formatMoney(total),
              last: dayText(addMonths(firstDue, months * (times - 1))),
            })}
          </Preview>
        </Span>
      )}
    </>
  );
}

/** What was agreed for a late payment, and for an early one; what is empty is as with the partner, or as usual. */
export function TermsFields() {
  const { t } = useTranslation('financeTitles');
  const discount = useWatch<TitleInput, 'discountRate'>({ name: 'discountRate' });
  return (
    <>
      <Span of={3}>
        <PercentField
          name="penaltyRate"
          label={t('form.penaltyRate')}
          helper={t('form.usualRate', { rate: USUAL_RATES.penalty })}
        />
      </Span>
      <Span of={3}>
        <PercentField
          name="interestRate"
          label={t('form.interestRate')}
          helper={t('form.usualRate', { rate: USUAL_RATES.interest })}
        />
      </Span>
      <Span of={3}>
        <PercentField name="discountRate" label={t('form.discountRate')} />
      </Span>
      {discount !== null && (
        <Span of={3}>
          <IntegerField name="discountDays" label={t('form.discountDays')} required />
        </Span>
      )}
    </>
  );
}
