import { useTranslation } from 'react-i18next';

/** The name of a work's type; of one that this version does not know, its slug. */
export function useWorkName(): (type: string) => string {
  const { t, i18n } = useTranslation('agricultureOccurrences');
  return (type) => {
    const key = `types.${type}.title`;
    return i18n.exists(key, { ns: 'agricultureOccurrences' }) ? t(key as 'title') : type;
  };
}
