import { number, object, string } from 'yup';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { CpfOrCnpjField } from '@/platform/forms/fields/MaskedField';
import { PercentField } from '@/platform/forms/fields/NumberField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { between, cpfOrCnpj } from '@/platform/forms/validators';
import { toast } from '@/platform/ui/toast';
import { useAppDispatch } from '@/platform/store/hooks';
import { mendEntries } from '../bookService';
import { type BookChange, type CashBook, DOCUMENT_TYPES, ENTRY_TYPES } from '../bookTypes';
import { bookWritten } from '../bookSlice';

interface MendValues {
  farmId: number | null;
  documentType: string | null;
  partnerDocument: string | null;
  entryType: string | null;
  participation: number | null;
}
const LEAST_SHARE = 0.01;
const schema = object({
  farmId: number().nullable().defined(),
  documentType: string().nullable().defined(),
  partnerDocument: string().nullable().defined().test(cpfOrCnpj()),
  entryType: string().nullable().defined(),
  participation: number().nullable().defined().test(between(LEAST_SHARE, 100)),
});

interface MendDialogProps {
  readonly ids: readonly number[];
  readonly properties: CashBook['properties'];
  readonly onClose: () => void;
}

/** Mends several entries alike; a field that is left empty changes nothing. */
export function MendDialog({ ids, properties, onClose }: MendDialogProps) {
  const { t } = useTranslation('financeCashBook');
  const dispatch = useAppDispatch();
  const form = useAppForm<MendValues>({
    schema: schema,
    defaultValues: {
      farmId: null,
      documentType: null,
      partnerDocument: null,
      entryType: null,
      participation: null,
    },
    draft: { key: `livro-caixa.preencher:${ids.join(',')}` },
  });
  const save = async (values: MendValues) => {
    const change: BookChange = {
      ...(values.farmId === null ? {} : { farmId: values.farmId }),
      ...(values.documentType === null ? {} : { documentType: values.documentType }),
      ...(values.partnerDocument ? { partnerDocument: values.partnerDocument } : {}),
      ...(values.entryType === null ? {} : { entryType: values.entryType }),
      ...(values.participation === null ? {} : { share: Math.round(values.participation * 100) }),
    };
    await mendEntries(ids, change);
    toast({ tone: 'success', text: t('mend.done', { count: ids.length }) });
    onClose();
    dispatch(bookWritten());
  };
  const nothing = Object.values(form.watch()).every((value) => value === null || value === '');
  return (
    <FormDialog
      form={form}
      title={t('mend.title', { count: ids.length })}
      onSubmit={save}
      onClose={onClose}
      saveLabel={t('mend.action')}
      disabledReason={nothing ? t('mend.nothing') : undefined}
    >
      <FieldGrid>
        <SelectField name="farmId" label={t('columns.farm')} options={properties} helper={t('mend.help')} />
        <SelectField
          name="documentType"
          label={t('columns.documentType')}
          options={DOCUMENT_TYPES.map((id) => ({ id, name: t(`documentTypes.${id}`) }))}
        />
        <CpfOrCnpjField name="partnerDocument" label={t('columns.partnerDocument')} />
        <SelectField
          name="entryType"
          label={t('columns.entryType')}
          options={ENTRY_TYPES.map((id) => ({ id, name: t(`entryTypes.${id}`) }))}
        />
        <PercentField name="participation" label={t('columns.share')} />
      </FieldGrid>
    </FormDialog>
  );
}
