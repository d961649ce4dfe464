import Button from '@mui/material/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dayText } from '@/platform/format/dayText';
import { formatMoney } from '@/platform/format/money';
import { firstDayOf, isMonth } from '@/platform/format/month';
import { IntegerField, MoneyField } from '@/platform/forms/fields/NumberField';
import { MonthField } from '@/platform/forms/fields/MonthField';
import { TextField } from '@/platform/forms/fields/TextField';
import { MOST_MONTHS } from '../rules/forecast';

interface HeadFieldsProps {
  /** Cents in the banks before the first month; null where they are not known. */
  readonly inBanks: number | null;
}

/** Name, months and opening balance of a scenario. */
export function HeadFields({ inBanks }: HeadFieldsProps) {
  const { t } = useTranslation('financeForecast');
  const { setValue } = useFormContext();
  const startMonth: unknown = useWatch({ name: 'startMonth' });
  const known = inBanks !== null && isMonth(startMonth);
  const use = () => setValue('opening', inBanks, { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <TextField name="name" label={t('scenario.name')} required autoFocus />
      <MonthField name="startMonth" label={t('scenario.startMonth')} required />
      <IntegerField
        name="monthCount"
        label={t('scenario.monthCount')}
        helper={t('scenario.monthCountHelp', { most: MOST_MONTHS })}
        required
      />
      <div>
        <MoneyField
          name="opening"
          label={t('scenario.opening')}
          negative
          helper={
            known
              ? t('scenario.inBanks', { day: dayText(firstDayOf(startMonth)), value: formatMoney(inBanks) })
              : t('scenario.openingHelp')
          }
        />
        {known && (
          <Button size="small" onClick={use}>
            {t('scenario.useBanks')}
          </Button>
        )}
      </div>
    </>
  );
}
