import { useEffect } from 'react';
import type { InvoiceEntry } from '@/domain/invoices/invoiceEntry';
import { useLookup } from '@/domain/lookups/useLookup';
import type { AppFormApi } from '@/platform/forms/useAppForm';
import { type AiField, typeOfKind } from '../rules/aiReading';

interface RecognisedTypeOptions {
  readonly form: AppFormApi<InvoiceEntry>;
  /** What the AI has recognised the document as; undefined asks nothing. */
  readonly kind: string | undefined;
  readonly customerId: number | undefined;
  readonly mark: (field: AiField) => void;
}

/** The type of document that the AI has recognised stands in its field, to be confirmed, where none was chosen. */
export function useRecognisedType({ form, kind, customerId, mark }: RecognisedTypeOptions): void {
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
