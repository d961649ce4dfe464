import { useTranslation } from 'react-i18next';

/** The name of a work's type; of one that this version does not know, its slug. */
export function useWorkName(): (type: string) => string {
  const { t } = useTranslation('agricultureOccurrences');
  return (type) => t(`types.${type}.title`, type);
}
