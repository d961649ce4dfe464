import type { LookupName, LookupParams } from '@/domain/lookups/lookupTypes';
import { useLookup } from '@/domain/lookups/useLookup';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';

interface LookupFieldProps<Name extends LookupName> {
  readonly name: string;
  readonly label: string;
  readonly lookup: Name;
  /** Null asks nothing: what the list hangs on is not chosen. */
  readonly params: LookupParams[Name] | null;
  readonly required?: boolean;
  readonly disabledReason?: string | undefined;
  readonly autoFocus?: boolean;
}

/** One of a select list, searched by typing. */
export function LookupField<Name extends LookupName>(props: LookupFieldProps<Name>) {
  const { name, label, lookup, params, required = false, disabledReason, autoFocus } = props;
  const source = useLookup(lookup, params);
  return (
    <AutocompleteField
      name={name}
      label={label}
      required={required}
      disabledReason={disabledReason}
      autoFocus={autoFocus}
      {...source}
    />
  );
}
