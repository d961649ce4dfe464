import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { lookupsForgotten } from '@/domain/lookups/lookupStore';
import type { LookupName, LookupParams } from '@/domain/lookups/lookupTypes';
import { useLookup } from '@/domain/lookups/useLookup';
import type { OptionsProps } from '@/families/register/registerTypes';
import { useAppDispatch } from '@/platform/store/hooks';
import { useEffect } from 'react';

/** Words for the values of a list that the application itself knows: `<path>.<value>` of a locale file. */
export function choiceWords(namespace: string, path: string): (value: string) => string {
  const say = (key: string) => (i18next.t as (key: string) => string)(key);
  return (value) => (value ? say(`${namespace}:${path}.${value}`) : '');
}

/** Hands over the options of such a list. */
export function choiceOptions(values: readonly string[], namespace: string, path: string) {
  return function ChoiceOptions({ children }: OptionsProps<unknown>) {
    const { t } = useTranslation();
    const say = t as (key: string) => string;
    return children({ options: values.map((id) => ({ id, name: say(`${namespace}:${path}.${id}`) })) });
  };
}

/** Hands over the options of a lookup. */
export function lookupOptions<Name extends LookupName>(name: Name, params: LookupParams[Name]) {
  return function LookupOptions({ children }: OptionsProps<unknown>) {
    return children(useLookup(name, params));
  };
}

/** Lists that this page may have changed are asked for again wherever they are shown next. */
export function useForgotten(name: LookupName): void {
  const dispatch = useAppDispatch();
  useEffect(
    () => () => {
      dispatch(lookupsForgotten([name]));
    },
    [dispatch, name],
  );
}
