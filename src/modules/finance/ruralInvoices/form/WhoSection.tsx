import Button from '@mui/material/Button';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatCfop } from '@/domain/fiscal/codes';
import { formatCpfOrCnpj } from '@/platform/format/document';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { CepField, CnpjField, CpfField } from '@/platform/forms/fields/MaskedField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { TextField } from '@/platform/forms/fields/TextField';
import { href } from '@/platform/routing/href';
import { STATES } from '../../fiscal/rules/stateRegistration';
import { ENVIRONMENTS, PARTY_KINDS, TAXPAYER_KINDS } from '../ruralInvoiceTypes';
import { lastTo } from '../rules/invoiceBeginnings';
import { BRAZIL, destinationOf, type InvoiceValues, natureOf, recipientOf } from '../rules/invoiceValues';
import { useFollowCfops, useFormLists } from './formLists';
import { FormSection } from './FormSection';

const STATE_OPTIONS = [...STATES, 'EX'].map((id) => ({ id, name: id }));

/** Who issues, and under which nature of operation. */
export function IssuerSection() {
  const { t } = useTranslation('ruralInvoices');
  const { lists } = useFormLists();
  const { setValue, getValues } = useFormContext<InvoiceValues>();
  const follow = useFollowCfops();
  const [issuerId, nature, recipient] = useWatch<InvoiceValues, ['issuerId', 'nature', 'recipient']>({
    name: ['issuerId', 'nature', 'recipient'],
  });
  const issuer = lists.issuers.find(({ id }) => id === issuerId);
  const destination = destinationOf(issuer?.state ?? '', recipient);
  const chooseIssuer = (id: number | null) => {
    const row = lists.issuers.find((each) => each.id === id);
    if (row?.environment) setValue('environment', row.environment, { shouldDirty: true });
    follow();
  };
  const chooseNature = (id: number | null) => {
    const row = lists.natures.find((each) => each.id === id);
    if (row) {
      setValue('nature', natureOf(row), { shouldDirty: true });
      // What is no sale is not paid.
      if (!row.sale) setValue('payment.form', '90', { shouldDirty: true });
      else if (getValues('payment.form') === '90') setValue('payment.form', null, { shouldDirty: true });
    }
    follow();
  };
  return (
    <FormSection title={t('form.sections.issuer')}>
      <FieldGrid>
        <AutocompleteField<number>
          name="issuerId"
          label={t('fields.issuer')}
          required
          options={lists.issuers
            .filter((row) => row.active || row.id === issuerId)
            .map((row) => ({
              id: row.id,
              name: t('form.issuerOption', {
                name: row.name,
                registration: row.stateRegistration,
                state: row.state,
              }),
            }))}
          onChanged={chooseIssuer}
          helper={
            issuer &&
            t('form.issuerHelper', {
              document: formatCpfOrCnpj(issuer.document),
              series: issuer.series ?? '–',
              producer: issuer.producerKind === null ? '–' : t(`producerKinds.${issuer.producerKind}`),
            })
          }
        />
        <AutocompleteField<number>
          name="nature.id"
          label={t('fields.nature')}
          required
          options={lists.natures
            .filter((row) => row.purpose !== null && (row.active || row.id === nature.id))
            .map(({ id, name }) => ({ id, name }))}
          current={nature.id === null ? null : { id: nature.id, name: nature.name }}
          onChanged={chooseNature}
          helper={
            nature.name !== '' &&
            t('form.natureHelper', {
              cfop: formatCfop(nature.cfops[destination]) || '–',
              destination: t(`destinations.${destination}`),
            })
          }
        />
        <SelectField
          name="environment"
          label={t('fields.environment')}
          required
          options={ENVIRONMENTS.map((id) => ({ id, name: t(`environments.${id}`) }))}
        />
      </FieldGrid>
    </FormSection>
  );
}

function DocumentField() {
  const { t } = useTranslation('ruralInvoices');
  const kind = useWatch<InvoiceValues, 'recipient.kind'>({ name: 'recipient.kind' });
  const name = 'recipient.document';
  if (kind === 'PERSON') return <CpfField name={name} label={t('fields.cpf')} required />;
  if (kind === 'COMPANY') return <CnpjField name={name} label={t('fields.cnpj')} required />;
  return <TextField name={name} label={t('fields.foreignId')} maxLength={20} />;
}

/** Who buys or receives: of the own register, or typed. */
export function RecipientSection() {
  const { t } = useTranslation('ruralInvoices');
  const { lists, invoices } = useFormLists();
  const { setValue, getValues } = useFormContext<InvoiceValues>();
  const follow = useFollowCfops();
  const [id, kind, taxpayer] = useWatch<
    InvoiceValues,
    ['recipient.id', 'recipient.kind', 'recipient.taxpayer']
  >({
    name: ['recipient.id', 'recipient.kind', 'recipient.taxpayer'],
  });
  const last = id === null ? undefined : lastTo(invoices, id);
  const choose = (wanted: number | null) => {
    const row = lists.recipients.find((each) => each.id === wanted);
    if (row) setValue('recipient', recipientOf(row), { shouldDirty: true });
    follow();
  };
  const changeKind = () => {
    const { address } = getValues('recipient');
    const abroad = getValues('recipient.kind') === 'FOREIGN';
    setValue('recipient.document', '', { shouldDirty: true });
    setValue(
      'recipient.address',
      abroad
        ? { ...address, state: 'EX', cityCode: '9999999', zip: '', country: '', countryCode: '' }
        : { ...address, ...BRAZIL, ...(address.state === 'EX' ? { state: '', cityCode: '' } : {}) },
      { shouldDirty: true },
    );
    if (abroad) {
      setValue('recipient.taxpayer', 'NONE', { shouldDirty: true });
      setValue('recipient.stateRegistration', '', { shouldDirty: true });
    }
    follow();
  };
  const at = (name: string) => `recipient.address.${name}`;
  return (
    <FormSection
      title={t('form.sections.recipient')}
      actions={
        last && (
          <Button
            size="small"
            startIcon={<ReplayOutlined />}
            component={Link}
            to={href('financeRuralInvoice', {}, { copia: last.id })}
          >
            {t('form.repeatLast', { number: last.number })}
          </Button>
        )
      }
    >
      <FieldGrid>
        <AutocompleteField<number>
          name="recipient.id"
          label={t('fields.recipient')}
          options={lists.recipients
            .filter((row) => row.active || row.id === id)
            .map((row) => ({
              id: row.id,
              name: row.document === '' ? row.name : `${row.name} · ${formatCpfOrCnpj(row.document)}`,
            }))}
          onChanged={choose}
          helper={t('form.recipientHelper')}
        />
        <SelectField
          name="recipient.kind"
          label={t('fields.kind')}
          required
          options={PARTY_KINDS.map((each) => ({ id: each, name: t(`partyKinds.${each}`) }))}
          onChanged={changeKind}
        />
        <TextField name="recipient.name" label={t('fields.name')} required maxLength={60} />
        <DocumentField key={kind} />
        <SelectField
          name="recipient.taxpayer"
          label={t('fields.taxpayer')}
          required
          options={TAXPAYER_KINDS.map((each) => ({ id: each, name: t(`taxpayers.${each}`) }))}
        />
        <TextField
          name="recipient.stateRegistration"
          label={t('fields.stateRegistration')}
          maxLength={14}
          required={taxpayer === 'REGISTERED'}
        />
        {kind !== 'FOREIGN' && <CepField name={at('zip')} label={t('fields.zip')} />}
        <TextField name={at('street')} label={t('fields.street')} required maxLength={60} />
        <TextField name={at('number')} label={t('fields.addressNumber')} required maxLength={60} />
        <TextField name={at('complement')} label={t('fields.complement')} maxLength={60} />
        <TextField name={at('district')} label={t('fields.district')} required maxLength={60} />
        <TextField name={at('city')} label={t('fields.city')} required maxLength={60} />
        {kind === 'FOREIGN' ? (
          <>
            <TextField name={at('country')} label={t('fields.country')} required maxLength={60} />
            <TextField
              name={at('countryCode')}
              label={t('fields.countryCode')}
              helper={t('form.countryHelper')}
              required
              maxLength={4}
            />
          </>
        ) : (
          <>
            <TextField
              name={at('cityCode')}
              label={t('fields.cityCode')}
              helper={t('form.cityCodeHelper')}
              required
              maxLength={7}
            />
            <SelectField
              name={at('state')}
              label={t('fields.state')}
              required
              options={STATE_OPTIONS.filter((option) => option.id !== 'EX')}
              onChanged={follow}
            />
          </>
        )}
      </FieldGrid>
    </FormSection>
  );
}
