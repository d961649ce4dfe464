import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import Button from '@mui/material/Button';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { AutocompleteControl, AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { DateField } from '@/platform/forms/fields/DateField';
import { PlateField } from '@/platform/forms/fields/MaskedField';
import { MoneyField, NumberField } from '@/platform/forms/fields/NumberField';
import { RowsField } from '@/platform/forms/fields/RowsField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { MultilineField, TextField } from '@/platform/forms/fields/TextField';
import { today } from '@/platform/format/date';
import { FREIGHT_MODES } from '../ruralInvoiceTypes';
import { totalsOf } from '../rules/invoiceTotals';
import { carrierOf, type InvoiceValues } from '../rules/invoiceValues';
import { useFormLists } from './formLists';
import { FormSection } from './FormSection';

/** Forms of payment that a producer's sale has. */
const FORMS = ['01', '15', '16', '17', '18', '05', '99', '90'] as const;

/** Who carries the goods and pays for it. */
export function FreightSection() {
  const { t } = useTranslation('ruralInvoices');
  const { lists } = useFormLists();
  const { setValue } = useFormContext<InvoiceValues>();
  const mode = useWatch<InvoiceValues, 'freight.mode'>({ name: 'freight.mode' });
  const chooseCarrier = (id: number | null) => {
    const row = lists.carriers.find((each) => each.id === id);
    setValue('freight.carrier', row ? carrierOf(row) : null, { shouldDirty: true });
  };
  const chooseVehicle = (id: number | null) => {
    const row = lists.vehicles.find((each) => each.id === id);
    if (!row) return;
    setValue('freight.plate', row.plate, { shouldDirty: true });
    setValue('freight.plateState', row.plateState, { shouldDirty: true });
    setValue('freight.trailerPlate', row.trailerPlate, { shouldDirty: true });
    if (row.carrierId === null) return;
    setValue('freight.carrierId', row.carrierId, { shouldDirty: true });
    chooseCarrier(row.carrierId);
  };
  return (
    <FormSection title={t('form.sections.freight')}>
      <FieldGrid>
        <SelectField
          name="freight.mode"
          label={t('fields.freightMode')}
          required
          options={FREIGHT_MODES.map((id) => ({ id, name: t(`freights.${id}`) }))}
        />
        {mode !== 'NONE' && (
          <>
            <AutocompleteControl<number>
              label={t('fields.vehicle')}
              value={null}
              onChange={chooseVehicle}
              options={lists.vehicles
                .filter(({ active }) => active)
                .map(({ id, name, plate }) => ({ id, name: `${plate} · ${name}` }))}
            />
            <AutocompleteField<number>
              name="freight.carrierId"
              label={t('fields.carrier')}
              options={lists.carriers.filter(({ active }) => active).map(({ id, name }) => ({ id, name }))}
              onChanged={chooseCarrier}
            />
            <PlateField name="freight.plate" label={t('fields.plate')} />
            <TextField name="freight.plateState" label={t('fields.plateState')} maxLength={2} />
            <PlateField name="freight.trailerPlate" label={t('fields.trailerPlate')} />
            <MoneyField name="freight.value" label={t('fields.freightValue')} />
          </>
        )}
        <NumberField name="freight.volumes" label={t('fields.volumes')} decimals={0} />
        <TextField name="freight.volumeKind" label={t('fields.volumeKind')} maxLength={60} />
        <NumberField
          name="freight.netWeight"
          label={t('fields.netWeight')}
          decimals={3}
          minDecimals={0}
          unit="kg"
        />
        <NumberField
          name="freight.grossWeight"
          label={t('fields.grossWeight')}
          decimals={3}
          minDecimals={0}
          unit="kg"
        />
        <DateField name="departureDate" label={t('fields.departureDate')} />
      </FieldGrid>
    </FormSection>
  );
}

type InstallmentRow = InvoiceValues['payment']['installments'][number];

/** How it is paid, and when. */
export function PaymentSection() {
  const { t } = useTranslation('ruralInvoices');
  const { getValues } = useFormContext<InvoiceValues>();
  const form = useWatch<InvoiceValues, 'payment.form'>({ name: 'payment.form' });
  const newRow = (rows: readonly InstallmentRow[]): InstallmentRow => {
    const { total } = totalsOf(getValues('items'), getValues('freight.value'));
    const given = rows.reduce((sum, { value }) => sum + (value ?? 0), 0);
    return {
      dueDate: rows.length === 0 ? today() : null,
      value: total === null ? null : Math.max(0, total - given),
    };
  };
  return (
    <FormSection title={t('form.sections.payment')}>
      <FieldGrid>
        <SelectField
          name="payment.form"
          label={t('fields.paymentForm')}
          required
          options={FORMS.map((id) => ({ id, name: t(`paymentForms.${id}`) }))}
        />
      </FieldGrid>
      {form !== '90' && (
        <RowsField<InstallmentRow>
          name="payment.installments"
          label={t('fields.installments')}
          addLabel={t('form.addInstallment')}
          newRow={newRow}
          columns={[
            {
              key: 'dueDate',
              head: t('fields.dueDate'),
              renderCell: (props) => <DateField {...props} />,
            },
            {
              key: 'value',
              head: t('fields.value'),
              numeric: true,
              renderCell: (props) => <MoneyField {...props} />,
            },
          ]}
        />
      )}
    </FormSection>
  );
}

/** Documents that it refers to, and what is written to buyer and tax office. */
export function NotesSection() {
  const { t } = useTranslation('ruralInvoices');
  const { lists } = useFormLists();
  const { getValues, setValue } = useFormContext<InvoiceValues>();
  const add = (name: 'buyerNote' | 'taxOfficeNote', text: string) => {
    const before = getValues(name);
    setValue(name, before === '' ? text : `${before}\n${text}`, { shouldDirty: true });
  };
  const ready = lists.notes.filter(({ active }) => active);
  return (
    <FormSection title={t('form.sections.notes')}>
      <RowsField<{ key: string }>
        name="referencedKeys"
        label={t('fields.referencedKeys')}
        addLabel={t('form.addReference')}
        newRow={() => ({ key: '' })}
        columns={[
          {
            key: 'key',
            head: t('fields.accessKey'),
            renderCell: (props) => <TextField {...props} maxLength={54} />,
          },
        ]}
      />
      <FieldGrid>
        <MultilineField name="buyerNote" label={t('fields.buyerNote')} format={false} maxLength={5000} />
        <MultilineField
          name="taxOfficeNote"
          label={t('fields.taxOfficeNote')}
          format={false}
          maxLength={2000}
        />
      </FieldGrid>
      {ready.length > 0 && (
        <div
          role="group"
          aria-label={t('form.readyNotes')}
          style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}
        >
          {ready.map(({ id, name, text, target }) => (
            <Button
              key={id}
              size="small"
              variant="outlined"
              onClick={() => add(target === 'TAX_OFFICE' ? 'taxOfficeNote' : 'buyerNote', text)}
            >
              {t('form.addNote', { name })}
            </Button>
          ))}
        </div>
      )}
    </FormSection>
  );
}
