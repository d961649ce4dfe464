import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryContextValue } from '@/domain/invoices/form/entryContext';
import { InvoiceFields } from '@/domain/invoices/form/InvoiceFields';
import type { InvoiceEntry } from '@/domain/invoices/invoiceEntry';
import { useLookup } from '@/domain/lookups/useLookup';
import { AppForm } from '@/platform/forms/AppForm';
import type { AppFormApi } from '@/platform/forms/useAppForm';
import type { AssistDocumentDetails } from '../../assistWire';
import { type AiField, typeOfKind } from '../rules/aiReading';
import { AiNotice } from './Notices';
import type { AiReadings } from '../useAiReading';

interface RecognisedTypeOptions {
  readonly form: AppFormApi<InvoiceEntry>;
  /** What the AI has recognised the document as; undefined asks nothing. */
  readonly kind: string | undefined;
  readonly customerId: number | undefined;
  readonly mark: (field: AiField) => void;
}

/** The type of document that the AI has recognised stands in its field, to be confirmed, where none was chosen. */
function useRecognisedType({ form, kind, customerId, mark }: RecognisedTypeOptions): void {
  const asks = kind !== undefined && customerId !== undefined;
  const { options } = useLookup('invoiceTypes', asks ? { customerId } : null);
  const { getValues, setValue } = form;
  const type = asks ? typeOfKind(kind, options) : null;
  useEffect(() => {
    if (type === null || getValues('documentTypeId') !== null) return;
    // Nothing that somebody has typed: by itself it makes nothing worth saving.
    setValue('documentTypeId', type);
    mark('documentTypeId');
  }, [type, getValues, setValue, mark]);
}

interface EntryFormProps {
  readonly form: AppFormApi<InvoiceEntry>;
  readonly details: AssistDocumentDetails;
  readonly readings: AiReadings;
  readonly readOnly: boolean;
  readonly onSubmit: (values: InvoiceEntry) => Promise<void>;
  /** Over the fields. */
  readonly notices: ReactNode;
  readonly foot: ReactNode;
}

/** What is entered of a document. A field that the AI has read counts as confirmed once somebody types into it. */
export function EntryForm({ form, details, readings, readOnly, onSubmit, notices, foot }: EntryFormProps) {
  const { t } = useTranslation('assistDocument');
  const { customerId } = details.document;
  const { readByAi: read, mark } = readings;
  const kind = details.aiResult?.kind;
  const { getValues, setValue, subscribe } = form;

  const shared = useMemo((): EntryContextValue => {
    const confirm = (names: readonly string[]) => {
      const now = new Set([...getValues('confirmedFields'), ...names]);
      setValue('confirmedFields', [...now], { shouldDirty: true });
    };
    return { customerId, readOnly, readByAi: new Set(read), confirm };
  }, [customerId, readOnly, read, getValues, setValue]);
  useRecognisedType({ form, kind: readOnly ? undefined : kind, customerId, mark });

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          const [root = ''] = name?.split('.') ?? [];
          if (type !== 'change' || !shared.readByAi.has(root)) return;
          if (!getValues('confirmedFields').includes(root)) shared.confirm([root]);
        },
      }),
    [subscribe, shared, getValues],
  );

  return (
    <AppForm
      form={form}
      label={t('entry.title')}
      onSubmit={onSubmit}
      sx={{
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        '& > [role="status"], & > [role="alert"]': { mx: 2, mt: 1.5, mb: 0 },
      }}
    >
      <InvoiceFields
        entry={shared}
        notices={
          <>
            {notices}
            <AiNotice aiResult={details.aiResult} />
          </>
        }
      />
      {foot}
    </AppForm>
  );
}
