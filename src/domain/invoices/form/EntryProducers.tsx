import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { useLookup } from '@/domain/lookups/useLookup';
import { ProducerFields } from '@/domain/producers/ProducerFields';
import type { InvoiceEntry } from '../invoiceEntry';
import { useEntry } from './entryContext';

// Led to where something stands against the producers.
const Place = styled('section')({ '&:focus': { outline: 'none' } });

/** Whose the invoice is: the producers of the properties that it is apportioned to, or others. */
export function EntryProducers() {
  const { customerId, readOnly } = useEntry();
  const lines = useWatch<InvoiceEntry, 'apportionments'>({ name: 'apportionments' }) ?? [];
  const params = customerId === undefined ? null : { customerId };
  const farms = useLookup('invoiceFarms', params);
  const farmers = useLookup('invoiceFarmers', params);
  const parts = lines.map(({ farmId, percentage }) => ({ farmId, weight: percentage }));
  return (
    <Place id="entry-producers" tabIndex={-1}>
      <ProducerFields farms={farms} farmers={farmers} parts={parts} readOnly={readOnly} />
    </Place>
  );
}
