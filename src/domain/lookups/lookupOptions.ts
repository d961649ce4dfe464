import type { ReactNode } from 'react';
import type { LookupName, LookupParams } from './lookupTypes';
import { type LookupState, useLookup } from './useLookup';

interface Props<Values> {
  /** Of the form around. */
  readonly values: Values;
  readonly children: (source: LookupState) => ReactNode;
}

/** A component that hands a select list of the backend to a field. */
export function lookupOptions<Name extends LookupName>(name: Name, params: LookupParams[Name]) {
  return function LookupOptions({ children }: Omit<Props<unknown>, 'values'>) {
    return children(useLookup(name, params));
  };
}

/** The same for a list that hangs on other fields of the form; null asks nothing: they are not chosen yet. */
export function dependentOptions<Name extends LookupName, Values>(
  name: Name,
  paramsOf: (values: Values) => LookupParams[Name] | null,
) {
  return function DependentOptions({ values, children }: Props<Values>) {
    return children(useLookup(name, paramsOf(values)));
  };
}
