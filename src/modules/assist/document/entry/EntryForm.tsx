import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceEntry } from '@/domain/invoices/invoiceEntry';
import { AppForm } from '@/platform/forms/AppForm';
import { MultilineField } from '@/platform/forms/fields/TextField';
import type { AppFormApi } from '@/platform/forms/useAppForm';
import type { AssistDocumentDetails } from '../../assistSchemas';
import { ApportionmentLines } from './ApportionmentLines';
import { EntryContext, type EntryContextValue } from './entryContext';
import { HeadFields } from './HeadFields';
import { ItemLines } from './ItemLines';
import { AiNotice } from './Notices';
import type { AiReadings } from '../useAiReading';
import { PaymentLines } from './PaymentLines';
import { useRecognisedType } from './useRecognisedType';

const OBSERVATION_LIMIT = 1000;

const Scroller = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  padding: '12px 16px 16px',
  '& > *': { flex: 'none' },
  // As much of a document as fits on a screen: low fields, and hints for those alone who cannot see what they stand on.
  '& .MuiOutlinedInput-input:not(textarea)': { paddingBlock: 6 },
  '& .MuiFormHelperText-root:not(.Mui-error)': { display: 'none' },
  '& [data-ai="true"] .MuiFormHelperText-root': { display: 'block', margin: 0 },
  [theme.breakpoints.down('md')]: { overflow: 'visible' },
}));

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
  const { t } = useTranslation(['assistDocument', 'invoices']);
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
      <EntryContext value={shared}>
        <Scroller>
          {notices}
          <AiNotice aiResult={details.aiResult} />
          <HeadFields />
          <ItemLines />
          <ApportionmentLines />
          <PaymentLines />
          <MultilineField
            name="observation"
            label={t('invoices:observation')}
            maxLength={OBSERVATION_LIMIT}
            rows={2}
            readOnly={readOnly}
          />
        </Scroller>
      </EntryContext>
      {foot}
    </AppForm>
  );
}
