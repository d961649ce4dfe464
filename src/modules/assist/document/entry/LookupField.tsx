import type { LookupName, LookupOption, LookupParams } from '@/domain/lookups/lookupTypes';
import { useLookup } from '@/domain/lookups/useLookup';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import type { ReactNode } from 'react';
import { useEntry } from './entryContext';

interface LookupFieldProps<Name extends LookupName> {
  readonly name: string;
  readonly label: string;
  readonly lookup: Name;
  /** Null asks nothing: what the list hangs on is not chosen. */
  readonly params: LookupParams[Name] | null;
  readonly required?: boolean;
  readonly helper?: ReactNode;
  readonly onOption?: (option: LookupOption | null) => void;
}

/** A list of the document's customer, searched by typing. */
export function LookupField<Name extends LookupName>(props: LookupFieldProps<Name>) {
  const { name, label, lookup, params, required = false, helper, onOption } = props;
  const { readOnly } = useEntry();
  const { options, loading, failed, onRetry } = useLookup(lookup, params);
  return (
    <AutocompleteField
      name={name}
      label={label}
      options={options}
      loading={loading}
      failed={failed}
      onRetry={onRetry}
      required={required}
      readOnly={readOnly}
      helper={helper}
      onOption={onOption}
    />
  );
}
