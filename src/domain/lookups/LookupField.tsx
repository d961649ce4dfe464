import type { ReactNode } from 'react';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import type { LookupName, LookupOption, LookupParams } from './lookupTypes';
import { useLookup } from './useLookup';

export interface LookupFieldProps<Name extends LookupName> {
  readonly name: string;
  readonly label: string;
  readonly lookup: Name;
  /** Null asks nothing: what the list hangs on is not chosen. */
  readonly params: LookupParams[Name] | null;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly helper?: ReactNode;
  readonly disabledReason?: string | undefined;
  readonly autoFocus?: boolean;
  readonly onOption?: (option: LookupOption | null) => void;
}

/** One of a select list of the backend, searched by typing. */
export function LookupField<Name extends LookupName>(props: LookupFieldProps<Name>) {
  const { lookup, params, ...field } = props;
  const source = useLookup(lookup, params);
  return <AutocompleteField {...field} {...source} />;
}
