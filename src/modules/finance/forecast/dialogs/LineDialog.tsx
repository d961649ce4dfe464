import { useTranslation } from 'react-i18next';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { IntegerField, MoneyField } from '@/platform/forms/fields/NumberField';
import { RadioField } from '@/platform/forms/fields/RadioField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { TextField } from '@/platform/forms/fields/TextField';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import type { FlowBasis } from '../../cashFlow/cashFlowTypes';
import type { ForecastLine } from '../forecastTypes';
import { MONTHS, recurringLine } from '../rules/forecast';
import type { LineForm } from './forecastForms';

interface LineDialogProps {
  readonly ratings: FlowBasis['ratings'];
  readonly onSave: (line: ForecastLine) => Promise<unknown>;
  readonly onClose: () => void;
}

/** A line that comes again: what, how much, from when until when. */
export function LineDialog({ ratings, onSave, onClose }: LineDialogProps) {
  const { t } = useTranslation('financeForecast');
  const form = useAppForm<LineForm>({
    schema: async () => (await import('./forecastForms')).lineSchema,
    defaultValues: {
      name: '',
      side: 'EXPENSE',
      ratingId: null,
      cents: null,
      from: 1,
      until: MONTHS,
      every: 1,
    },
  });
  const months = Array.from({ length: MONTHS }, (_, at) => ({
    id: at + 1,
    name: t(`months.${(at + 1) as 1}`),
  }));
  const save = async (values: LineForm) => {
    await onSave(recurringLine(values, crypto.randomUUID()));
    onClose();
  };
  return (
    <FormDialog form={form} title={t('line.title')} onSubmit={save} onClose={onClose}>
      <FieldGrid>
        <TextField name="name" label={t('line.name')} required autoFocus />
        <RadioField
          name="side"
          label={t('line.side')}
          options={(['INCOME', 'EXPENSE'] as const).map((id) => ({ id, name: t(`sides.${id}`) }))}
        />
        <AutocompleteField
          name="ratingId"
          label={t('line.rating')}
          options={ratings.map(({ id, code, name }) => ({ id, name: `${code} ${name}`.trim() }))}
        />
        <MoneyField name="cents" label={t('line.value')} required />
        <SelectField name="from" label={t('line.from')} options={months} required />
        <SelectField name="until" label={t('line.until')} options={months} required />
        <IntegerField name="every" label={t('line.every')} helper={t('line.everyHelp')} required />
      </FieldGrid>
    </FormDialog>
  );
}
