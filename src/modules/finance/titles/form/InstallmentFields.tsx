import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatCents } from '@/platform/format/money';
import { DateField } from '@/platform/forms/fields/DateField';
import { IntegerField, MoneyField } from '@/platform/forms/fields/NumberField';
import { RowsTable } from '@/platform/forms/fields/RowsTable';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { useListError } from '@/platform/forms/useListError';
import { INTERVALS } from '../rules/splitInstallments';
import { Span } from './formLayout';
import { sumOfRows, type TitleInput } from './titleValues';
import type { useInstallments } from './useInstallments';

const Number = styled('div')({ padding: '8px 0', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

function Foot() {
  const { t } = useTranslation('forms');
  const { t: tTitles } = useTranslation('financeTitles');
  const rows = useWatch<TitleInput, 'installments'>({ name: 'installments' });
  return (
    <tr>
      <td colSpan={2}>{t('rows.total')}</td>
      <td data-numeric data-head={tTitles('form.columns.value')}>
        {formatCents(sumOfRows(rows))}
      </td>
    </tr>
  );
}

/** Into how many parts the value is split, when each is due, and how much each is: every line may be changed. */
export function InstallmentFields({ lines }: { readonly lines: ReturnType<typeof useInstallments> }) {
  const { t } = useTranslation('financeTitles');
  const { fields, rebuild, spread } = lines;
  const interval = useWatch<TitleInput, 'interval'>({ name: 'interval' });
  const count = useWatch<TitleInput, 'count'>({ name: 'count' });
  const error = useListError('installments', t('form.installments'));
  const columns = (['number', 'dueDate', 'value'] as const).map((key) => ({
    key,
    head: t(`form.columns.${key}`),
    numeric: key === 'value',
    ...(key === 'number' && { width: 104 }),
  }));
  const alone = count === 1;
  return (
    <>
      <Span of={3}>
        <IntegerField name="count" label={t('form.count')} onChanged={rebuild} required />
      </Span>
      <Span of={3}>
        <DateField name="firstDue" label={t('form.firstDue')} onChanged={rebuild} required />
      </Span>
      {!alone && (
        <Span of={3}>
          <SelectField
            name="interval"
            label={t('form.interval')}
            options={INTERVALS.map((id) => ({ id, name: t(`form.intervals.${id}`) }))}
            onChanged={rebuild}
            required
          />
        </Span>
      )}
      {!alone && interval === 'CUSTOM' && (
        <Span of={3}>
          <IntegerField name="intervalDays" label={t('form.intervalDays')} onChanged={rebuild} required />
        </Span>
      )}
      <Span of={12}>
        <div role="group" aria-label={t('form.installments')}>
          <RowsTable
            columns={columns}
            actions=""
            empty={fields.length === 0 ? t('form.noRows') : ''}
            foot={<Foot />}
          >
            {fields.map((field, at) => (
              <tr key={field.id}>
                <td data-head={t('form.columns.number')}>
                  <Number>
                    {at + 1}/{fields.length}
                  </Number>
                </td>
                <td data-head={t('form.columns.dueDate')}>
                  <DateField
                    bare
                    name={`installments.${at}.dueDate`}
                    label={t('form.cell', { column: t('form.columns.dueDate'), number: at + 1 })}
                  />
                </td>
                <td data-head={t('form.columns.value')} data-numeric>
                  <MoneyField
                    bare
                    name={`installments.${at}.value`}
                    label={t('form.cell', { column: t('form.columns.value'), number: at + 1 })}
                    onChanged={() => spread(at)}
                  />
                </td>
              </tr>
            ))}
          </RowsTable>
          <FormHelperText error={error !== undefined}>{error ?? ' '}</FormHelperText>
        </div>
      </Span>
    </>
  );
}
