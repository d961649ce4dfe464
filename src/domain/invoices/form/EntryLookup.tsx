import { LookupField, type LookupFieldProps } from '@/domain/lookups/LookupField';
import type { LookupName } from '@/domain/lookups/lookupTypes';
import { useEntry } from './entryContext';

/** A list of the document's customer; only read where the entry is. */
export function EntryLookup<Name extends LookupName>(props: LookupFieldProps<Name>) {
  const { readOnly } = useEntry();
  return <LookupField {...props} readOnly={readOnly} />;
}
