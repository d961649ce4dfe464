import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { ProducerFields } from '@/domain/producers/ProducerFields';
import { isLocalDate, today } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { DialogForm } from '@/platform/forms/DialogForm';
import { DateField } from '@/platform/forms/fields/DateField';
import { RadioField } from '@/platform/forms/fields/RadioField';
import { TextField } from '@/platform/forms/fields/TextField';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useDependent } from '@/platform/forms/useDependent';
import type { RowId } from '@/platform/store/resourceState';
import { useAppDispatch } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import { FORM_PARAMS } from '../hooks/useTitleAddress';
import { isForeign } from '../rules/currencies';
import { MOVEMENTS } from '../rules/titleRow';
import { inFormNames } from '../rules/wireNames';
import { titles } from '../titlesSlice';
import { Grid, Section, Span } from './formLayout';
import { InstallmentFields } from './InstallmentFields';
import { LookupField } from '@/domain/lookups/LookupField';
import { NOTE_LIMIT, NUMBER_LIMIT, type TitleInput, toBody, type TitleValues } from './titleValues';
import { RecurrenceFields, TermsFields } from './TermsFields';
import { useInstallments } from './useInstallments';
import { ValueFields } from './ValueFields';

interface FieldsProps {
  readonly currencies: ReturnType<typeof useLookup>;
  /** A new document may repeat itself. */
  readonly isNew: boolean;
}

/** Whose title it is: the producers of its property, or others. */
function Producers() {
  const farmId = useWatch<TitleInput, 'farmId'>({ name: 'farmId' });
  const farms = useLookup('farms', undefined);
  const farmers = useLookup('farmers', undefined);
  const parts = farmId === null ? [] : [{ farmId, weight: null }];
  return <ProducerFields farms={farms} farmers={farmers} parts={parts} />;
}

/** Says what a document of a day to come does: sums by its issue wait for that day. */
function IssuedLater() {
  const { t } = useTranslation('financeTitles');
  const issueDate = useWatch<TitleInput, 'issueDate'>({ name: 'issueDate' });
  if (!isLocalDate(issueDate) || issueDate <= today()) return null;
  return (
    <Span of={12}>
      <Alert severity="warning">{t('form.issuedLater', { day: dayText(issueDate) })}</Alert>
    </Span>
  );
}

function DocumentFields({ currencies, isNew }: FieldsProps) {
  const { t } = useTranslation('financeTitles');
  const lines = useInstallments();
  const movement = useWatch<TitleInput, 'movement'>({ name: 'movement' });
  const farmId = useWatch<TitleInput, 'farmId'>({ name: 'farmId' });
  useDependent({ on: 'movement', clears: ['ratingId'] });
  useDependent({ on: 'farmId', clears: ['costCenterId'] });
  return (
    <Grid>
      <Section>{t('form.sections.document')}</Section>
      <Span of={12}>
        <RadioField
          name="movement"
          label={t('form.movement')}
          autoFocus
          options={MOVEMENTS.map((id) => ({ id, name: t(`form.movements.${id}`) }))}
        />
      </Span>
      <Span of={6}>
        <LookupField
          name="partnerId"
          label={t('form.partner')}
          lookup="persons"
          params={undefined}
          required
        />
      </Span>
      <Span of={6}>
        <LookupField name="companyId" label={t('form.company')} lookup="companies" params={undefined} />
      </Span>
      <Span of={6}>
        <LookupField
          name="documentTypeId"
          label={t('form.documentType')}
          lookup="titleTypes"
          params={undefined}
          required
        />
      </Span>
      <Span of={3}>
        <TextField name="documentNumber" label={t('form.documentNumber')} maxLength={NUMBER_LIMIT} required />
      </Span>
      <Span of={3}>
        <DateField name="issueDate" label={t('form.issueDate')} required />
      </Span>
      <IssuedLater />
      <ValueFields currencies={currencies} onTotal={lines.follow} />
      <Section>{t('form.sections.installments')}</Section>
      <InstallmentFields lines={lines} />
      {isNew && <RecurrenceFields />}
      <Section>{t('form.sections.terms')}</Section>
      <TermsFields />
      <Section>{t('form.sections.where')}</Section>
      <Span of={6}>
        <LookupField
          name="ratingId"
          label={t('form.rating')}
          lookup="financialRatings"
          params={movement === null ? null : { movement }}
          required
        />
      </Span>
      <Span of={6}>
        <LookupField name="harvestId" label={t('form.harvest')} lookup="harvests" params={undefined} />
      </Span>
      <Span of={6}>
        <LookupField name="farmId" label={t('form.farm')} lookup="farms" params={undefined} />
      </Span>
      <Span of={6}>
        <LookupField
          name="costCenterId"
          label={t('form.costCenter')}
          lookup="costCenters"
          params={farmId === null ? null : { farmId }}
          disabledReason={farmId === null ? t('form.farmFirst') : undefined}
        />
      </Span>
      <Span of={12}>
        <Producers />
      </Span>
      <Span of={6}>
        <LookupField name="paymentId" label={t('form.payment')} lookup="payments" params={undefined} />
      </Span>
      <Span of={6}>
        <LookupField name="loanId" label={t('form.loan')} lookup="loans" params={undefined} />
      </Span>
      <Span of={12}>
        <TextField name="note" label={t('form.note')} maxLength={NOTE_LIMIT} />
      </Span>
    </Grid>
  );
}

interface TitleFormProps {
  readonly label: string;
  /** The title whose document is changed; null enters a new one. */
  readonly id: RowId | null;
  /** What names its draft. */
  readonly draftKey: string;
  readonly initial: TitleInput;
  /** Why nothing can be changed. */
  readonly locked?: string | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** A document without an invoice and its installments. */
export function TitleForm({ label, id, draftKey, initial, locked, onClose, onSaved }: TitleFormProps) {
  const { t } = useTranslation('financeTitles');
  const dispatch = useAppDispatch();
  const currencies = useLookup('currencies', undefined);
  const form = useAppForm<TitleValues>({
    schema: async (values) =>
      (await import('./titleFormSchema')).titleFormSchema(
        isForeign(values.currencyId, currencies.options, values),
      ),
    defaultValues: initial,
    draft: { key: `titulos:${draftKey}` },
    guardParams: FORM_PARAMS,
  });
  const save = async (values: TitleValues) => {
    const body = toBody(values, isForeign(values.currencyId, currencies.options, values), id === null);
    try {
      await dispatch(titles.save({ values: body, id }));
    } catch (thrown) {
      throw inFormNames(thrown);
    }
    const times = body.recurrence?.times ?? 1;
    toast({ tone: 'success', text: times > 1 ? t('form.savedMany', { count: times }) : t('form.saved') });
    onSaved();
  };
  return (
    <DialogForm form={form} label={label} onSubmit={save} onClose={onClose} disabledReason={locked}>
      {locked && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {locked}
        </Alert>
      )}
      <DocumentFields currencies={currencies} isNew={id === null} />
    </DialogForm>
  );
}
