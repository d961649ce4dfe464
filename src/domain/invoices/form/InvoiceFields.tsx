import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MultilineField } from '@/platform/forms/fields/TextField';
import { ApportionmentLines } from './ApportionmentLines';
import { EntryContext, type EntryContextValue } from './entryContext';
import { EntryProducers } from './EntryProducers';
import { HeadFields } from './HeadFields';
import { ItemLines } from './ItemLines';
import { PaymentLines } from './PaymentLines';

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
  '& .MuiFormHelperText-root:not(.Mui-error, :has([data-notice]))': { display: 'none' },
  '& [data-ai="true"] .MuiFormHelperText-root': { display: 'block', margin: 0 },
  [theme.breakpoints.down('md')]: { overflow: 'visible' },
}));

interface InvoiceFieldsProps {
  readonly entry: EntryContextValue;
  /** Over the fields. */
  readonly notices: ReactNode;
}

/** Every field of an invoice's entry, inside the form that holds it. */
export function InvoiceFields({ entry, notices }: InvoiceFieldsProps) {
  const { t } = useTranslation('invoices');
  return (
    <EntryContext value={entry}>
      <Scroller>
        {notices}
        <HeadFields />
        <ItemLines />
        <ApportionmentLines />
        <EntryProducers />
        <PaymentLines />
        <MultilineField
          name="observation"
          label={t('observation')}
          maxLength={OBSERVATION_LIMIT}
          rows={2}
          readOnly={entry.readOnly}
        />
      </Scroller>
    </EntryContext>
  );
}
