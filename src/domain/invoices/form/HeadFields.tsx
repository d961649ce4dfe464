import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { InvoiceEntry } from '../invoiceEntry';
import { useLookup } from '@/domain/lookups/useLookup';
import { isLocalDate, today } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { DateField } from '@/platform/forms/fields/DateField';
import { CpfOrCnpjField } from '@/platform/forms/fields/MaskedField';
import { MoneyField } from '@/platform/forms/fields/NumberField';
import { TextField } from '@/platform/forms/fields/TextField';
import { AiMark } from './AiMark';
import { useEntry } from './entryContext';
import { EntryLookup } from './EntryLookup';
import { useFollowTotal } from './useFollowTotal';

const Place = styled('div')({ containerType: 'inline-size' });
const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: '12px 8px',
  paddingTop: 8,
  '& > *': { gridColumn: 'span 4' },
  '& > .half': { gridColumn: 'span 6' },
  '& > .document': { gridColumn: 'span 5' },
  '& > .short': { gridColumn: 'span 3' },
  '& > .key': { gridColumn: 'span 8' },
  '& > .whole': { gridColumn: '1 / -1' },
  '@container (max-width: 460px)': {
    '& > *, & > .half, & > .document, & > .short, & > .key': { gridColumn: '1 / -1' },
  },
});

/** Keys are printed in groups of four. */
const withoutSpaces = (key: string | null) => key?.replaceAll(/\s/g, '') ?? null;

/** The value of the invoice: what hangs on it follows. */
function TotalField({ helper }: { readonly helper: ReactNode }) {
  const { t } = useTranslation('invoices');
  const { readOnly } = useEntry();
  const follow = useFollowTotal();
  return (
    <MoneyField
      name="totalValue"
      label={t('totalValue')}
      readOnly={readOnly}
      helper={helper}
      onChanged={follow}
      required
    />
  );
}

/** What the payer keeps back: a single payment follows. */
function RetainedField() {
  const { t } = useTranslation('invoices');
  const { readOnly } = useEntry();
  const { getValues } = useFormContext<InvoiceEntry>();
  const follow = useFollowTotal();
  return (
    <MoneyField
      name="retainedValue"
      label={t('retainedValue')}
      helper={t('retainedHelp')}
      readOnly={readOnly}
      onChanged={() => follow(getValues('totalValue'))}
    />
  );
}

/** The partner: chosen, or known by the document that is typed. */
function PartnerFields() {
  const { t } = useTranslation('invoices');
  const { customerId, readOnly } = useEntry();
  const { setValue, getValues } = useFormContext<InvoiceEntry>();
  const params = customerId === undefined ? null : { customerId };
  const partners = useLookup('invoicePartners', params);

  const byDocument = (document: string | null) => {
    const known = partners.options.find((option) => option.document && option.document === document);
    setValue('partnerId', known ? Number(known.id) : null, { shouldDirty: true });
    if (known) setValue('partnerName', known.name, { shouldDirty: true });
  };
  const byPartner = (id: number | string | null) => {
    const chosen = partners.options.find((option) => option.id === id);
    if (!chosen) return;
    setValue('partnerName', chosen.name, { shouldDirty: true });
    setValue('partnerDocument', chosen.document ?? getValues('partnerDocument'), { shouldDirty: true });
  };
  return (
    <>
      <div className="half">
        <EntryLookup
          name="partnerId"
          label={t('partner')}
          lookup="invoicePartners"
          params={params}
          helper={t('partnerHelp')}
          onOption={(option) => byPartner(option?.id ?? null)}
        />
      </div>
      <div className="half">
        <AiMark name="partnerName" label={t('partnerName')}>
          {(helper) => (
            <TextField
              name="partnerName"
              label={t('partnerName')}
              helper={helper}
              readOnly={readOnly}
              required
            />
          )}
        </AiMark>
      </div>
      <div className="document">
        <AiMark name="partnerDocument" label={t('partnerDocument')}>
          {(helper) => (
            <CpfOrCnpjField
              name="partnerDocument"
              label={t('partnerDocument')}
              helper={helper}
              readOnly={readOnly}
              onChanged={byDocument}
              required
            />
          )}
        </AiMark>
      </div>
    </>
  );
}

/** Says what a document of a day to come does: sums by its issue wait for that day. */
function IssuedLater() {
  const { t } = useTranslation('invoices');
  const issueDate = useWatch<InvoiceEntry, 'issueDate'>({ name: 'issueDate' });
  if (!isLocalDate(issueDate) || issueDate <= today()) return null;
  return (
    <Alert severity="warning" className="whole">
      {t('issuedLater', { day: dayText(issueDate) })}
    </Alert>
  );
}

/** Who, what and when. */
export function HeadFields() {
  const { t } = useTranslation('invoices');
  const { customerId, readOnly } = useEntry();
  const { setValue } = useFormContext<InvoiceEntry>();
  const params = customerId === undefined ? null : { customerId };
  return (
    <Place>
      <Grid>
        <PartnerFields />
        <AiMark name="documentNumber" label={t('documentNumber')}>
          {(helper) => (
            <TextField
              name="documentNumber"
              label={t('documentNumber')}
              helper={helper}
              readOnly={readOnly}
              required
            />
          )}
        </AiMark>
        <div className="short">
          <AiMark name="series" label={t('series')}>
            {(helper) => <TextField name="series" label={t('series')} helper={helper} readOnly={readOnly} />}
          </AiMark>
        </div>
        <AiMark name="documentTypeId" label={t('documentType')}>
          {(helper) => (
            <EntryLookup
              name="documentTypeId"
              label={t('documentType')}
              lookup="invoiceTypes"
              params={params}
              helper={helper}
              required
            />
          )}
        </AiMark>
        <AiMark name="issueDate" label={t('issueDate')}>
          {(helper) => (
            <DateField name="issueDate" label={t('issueDate')} helper={helper} readOnly={readOnly} required />
          )}
        </AiMark>
        <IssuedLater />
        <AiMark name="totalValue" label={t('totalValue')}>
          {(helper) => <TotalField helper={helper} />}
        </AiMark>
        <div className="key">
          <AiMark name="accessKey" label={t('accessKey')}>
            {(helper) => (
              <TextField
                name="accessKey"
                label={t('accessKey')}
                helper={helper ?? t('accessKeyHelp')}
                readOnly={readOnly}
                onChanged={(key) => setValue('accessKey', withoutSpaces(key), { shouldDirty: true })}
              />
            )}
          </AiMark>
        </div>
        <RetainedField />
      </Grid>
    </Place>
  );
}
