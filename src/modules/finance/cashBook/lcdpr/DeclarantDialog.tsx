import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { stateOfCode } from '@/domain/fiscal/layouts/stateCodes';
import { useLookup } from '@/domain/lookups/useLookup';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { CepField, CpfField, CpfOrCnpjField, PhoneField } from '@/platform/forms/fields/MaskedField';
import { TextField } from '@/platform/forms/fields/TextField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { typeStep } from '@/platform/theme/typography';
import { toast } from '@/platform/ui/toast';
import { useAppDispatch } from '@/platform/store/hooks';
import { saveDeclarant } from '../bookService';
import { DECLARANT_LIMITS, declarantBody, type DeclarantValues, declarantValues } from './declarantForm';
import type { Declarant } from './lcdprTypes';
import { declarantWritten } from '../bookSlice';

const Head = styled('h3')({
  ...typeStep('bodyStrong'),
  margin: '16px 0 0',
  '&:first-of-type': { marginTop: 0 },
});

interface DeclarantDialogProps {
  readonly farmerId: string;
  readonly declarant: Declarant;
  readonly onClose: () => void;
}

/** What the LCDPR tells of who declares, and of who signs for the books. */
export function DeclarantDialog({ farmerId, declarant, onClose }: DeclarantDialogProps) {
  const { t } = useTranslation('financeCashBook');
  const dispatch = useAppDispatch();
  const cities = useLookup('cities', {});
  const cityOptions = useMemo(
    () =>
      cities.options.flatMap(({ code, name }) =>
        code === undefined
          ? []
          : [{ id: String(code), name: [name, stateOfCode(String(code))].filter(Boolean).join(' – ') }],
      ),
    [cities.options],
  );
  const form = useAppForm<DeclarantValues>({
    schema: async () => (await import('./declarantSchema')).declarantSchema,
    defaultValues: declarantValues(declarant),
    draft: { key: `declarant:${farmerId}` },
  });
  const save = async (values: DeclarantValues) => {
    await saveDeclarant(farmerId, declarantBody(values));
    toast({ tone: 'success', text: t('lcdpr.declarant.done') });
    onClose();
    dispatch(declarantWritten());
  };
  const label = (field: keyof DeclarantValues) => t(`lcdpr.declarant.${field}`);
  return (
    <FormDialog form={form} title={t('lcdpr.declarant.title')} size="l" onSubmit={save} onClose={onClose}>
      <Head>{t('lcdpr.declarant.producer')}</Head>
      <FieldGrid>
        <TextField name="name" label={label('name')} maxLength={DECLARANT_LIMITS.name} required />
        <CpfField name="cpf" label={label('cpf')} required />
        <CepField name="zipCode" label={label('zipCode')} required />
        <AutocompleteField<string>
          name="cityCode"
          label={label('cityCode')}
          required
          options={cityOptions}
          loading={cities.loading}
          failed={cities.failed}
          onRetry={cities.onRetry}
        />
        <TextField name="street" label={label('street')} maxLength={DECLARANT_LIMITS.street} required />
        <TextField
          name="number"
          label={label('number')}
          helper={t('lcdpr.declarant.numberHelp')}
          maxLength={DECLARANT_LIMITS.number}
          required
        />
        <TextField name="complement" label={label('complement')} maxLength={DECLARANT_LIMITS.name} />
        <TextField name="district" label={label('district')} maxLength={DECLARANT_LIMITS.district} required />
        <PhoneField name="phone" label={label('phone')} />
        <TextField
          name="email"
          label={label('email')}
          type="email"
          maxLength={DECLARANT_LIMITS.email}
          required
        />
      </FieldGrid>
      <Head>{t('lcdpr.declarant.accountant')}</Head>
      <FieldGrid>
        <TextField name="accountantName" label={label('accountantName')} maxLength={DECLARANT_LIMITS.name} />
        <CpfOrCnpjField name="accountantDocument" label={label('accountantDocument')} />
        <TextField name="accountantCrc" label={label('accountantCrc')} maxLength={DECLARANT_LIMITS.crc} />
        <PhoneField name="accountantPhone" label={label('accountantPhone')} />
        <TextField
          name="accountantEmail"
          label={label('accountantEmail')}
          type="email"
          maxLength={DECLARANT_LIMITS.email}
        />
      </FieldGrid>
    </FormDialog>
  );
}
