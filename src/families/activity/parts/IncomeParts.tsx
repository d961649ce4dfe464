import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatCents } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { PercentField } from '@/platform/forms/fields/NumberField';
import { useListError } from '@/platform/forms/useListError';
import { typeStep } from '@/platform/theme/typography';
import { useActivity } from '../activityContext';
import { type ActivityValues, lineMonths } from '../activityValues';
import { leftOf } from '../rules/apportion';
import { SEASON_MONTHS } from '../rules/months';
import { useActivityWords } from './words';

const Months = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: '8px 12px',
  marginTop: 12,
});
const Sum = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: '8px 0 0',
  color: theme.tokens.textMuted,
}));

/** The parts in which a product is paid for: percent of each month of the season, and what that is in reais. */
export function IncomeParts({ at }: { readonly at: number }) {
  const { t } = useTranslation('activity');
  const { activity, readOnly } = useActivity();
  const { monthName } = useActivityWords();
  const line = useWatch<ActivityValues, `production.${number}`>({ name: `production.${at}` });
  const left = leftOf(line.parts ?? []);
  const months = lineMonths(activity, line);
  const error = useListError(`production.${at}.parts`, t('parts.title'));
  const worth = (month: number) =>
    line.total === null || left !== 0 || !line.parts?.[month]
      ? undefined
      : `R$ ${formatCents(months[month] ?? 0)}`;
  return (
    <div role="group" aria-label={t('parts.title')}>
      <Months>
        {SEASON_MONTHS.map((month) => (
          <PercentField
            key={month}
            readOnly={readOnly}
            name={`production.${at}.parts.${month}`}
            label={monthName(month + 1)}
            most={100}
            helper={worth(month)}
          />
        ))}
      </Months>
      {error ? (
        <FormHelperText error>{error}</FormHelperText>
      ) : (
        <Sum role="status">
          {left === 0
            ? t('parts.whole')
            : t(left > 0 ? 'parts.left' : 'parts.over', { left: formatNumber(Math.abs(left)) })}
        </Sum>
      )}
    </div>
  );
}
