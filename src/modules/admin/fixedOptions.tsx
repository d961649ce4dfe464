import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { OptionsProps } from '@/families/register/registerTypes';

/** The word of one value of a fixed list, by the key `<words>.<value>` of a locale file. */
export function fixedWord(namespace: string, words: string, value: string): string {
  return (i18next.t as (key: string) => string)(`${namespace}:${words}.${value}`);
}

/** Options of a fixed list whose words stand in a locale file: `nature.finalities` of `adminDfe`. */
export function fixedOptions<Values>(namespace: string, words: string, values: readonly string[]) {
  return function FixedOptions({ children }: OptionsProps<Values>) {
    const { t } = useTranslation();
    const say = t as (key: string) => string;
    return children({
      options: values.map((value) => ({ id: value, name: say(`${namespace}:${words}.${value}`) })),
    });
  };
}
