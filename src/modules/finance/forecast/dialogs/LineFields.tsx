import { useTranslation } from 'react-i18next';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { DateField } from '@/platform/forms/fields/DateField';
import { MoneyField } from '@/platform/forms/fields/NumberField';
import { RadioField } from '@/platform/forms/fields/RadioField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { TextField } from '@/platform/forms/fields/TextField';
import type { FlowBasis } from '../../cashFlow/cashFlowTypes';
import { RECURRENCES } from '../forecastTypes';

interface LineFieldsProps {
  readonly ratings: FlowBasis['ratings'];
  /** Before the names of the fields, where the line is a part of a larger form. */
  readonly at?: 'line.';
  /** False for a line whose months are typed one by one. */
  readonly scheduled?: boolean;
  readonly autoFocus?: boolean;
}

/** What, how much, from when, how often and until when. */
export function LineFields({ ratings, at, scheduled = true, autoFocus = false }: LineFieldsProps) {
  const { t } = useTranslation('financeForecast');
  const named = (name: string) => `${at ?? ''}${name}`;
  return (
    <>
      <TextField name={named('name')} label={t('line.name')} required autoFocus={autoFocus} />
      <RadioField
        name={named('side')}
        label={t('line.side')}
        options={(['INCOME', 'EXPENSE'] as const).map((id) => ({ id, name: t(`sides.${id}`) }))}
      />
      <AutocompleteField
        name={named('ratingId')}
        label={t('line.rating')}
        options={ratings.map(({ id, code, name }) => ({ id, name: `${code} ${name}`.trim() }))}
      />
      {scheduled && (
        <>
          <MoneyField name={named('cents')} label={t('line.value')} required />
          <SelectField
            name={named('recurrence')}
            label={t('line.recurrence')}
            options={RECURRENCES.map((id) => ({ id, name: t(`recurrences.${id}`) }))}
            clearable={false}
            required
          />
          <DateField name={named('first')} label={t('line.first')} required />
          <DateField name={named('until')} label={t('line.until')} helper={t('line.untilHelp')} />
        </>
      )}
    </>
  );
}
