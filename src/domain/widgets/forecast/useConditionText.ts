import { useTranslation } from 'react-i18next';
import { readCondition } from './rules/conditions';

/** The sky in the language of the screen; words that are not known stand as the service wrote them. */
export function useConditionText(): (words: string) => string {
  const { t } = useTranslation('forecast');
  return (words) => {
    const condition = readCondition(words);
    return condition ? t(`condition.${condition}`) : words || t('unknownCondition');
  };
}
