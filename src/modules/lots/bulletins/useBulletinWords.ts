import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulletinWorld } from './companies';

export type BulletinWords = TFunction<'lotBulletins'>;

/** The words of bulletins; those that are other ones of fish end with `_fish`. */
export function useBulletinWords(world: BulletinWorld): BulletinWords {
  const { t } = useTranslation('lotBulletins');
  return useMemo(() => {
    const say = (key: string, second?: unknown, third?: object) => {
      const options =
        typeof second === 'string' ? { defaultValue: second, ...third } : { ...(second as object) };
      return (t as (key: string, options: object) => string)(key, { ...options, context: world });
    };
    return say as unknown as BulletinWords;
  }, [t, world]);
}
