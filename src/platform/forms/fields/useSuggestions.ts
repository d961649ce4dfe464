import { useTranslation } from 'react-i18next';
import { foldForSearch } from '@/platform/format/text';
import { rankOptions } from '@/platform/forms/fields/rankOptions';
import { type OptionSearch, useOptionSearch } from '@/platform/forms/fields/useOptionSearch';
import type { Id, Option, OptionSource } from '@/platform/forms/options';
import { MOST_SUGGESTIONS } from '@/platform/forms/suggestions';

export interface SuggestionProps<I extends Id> extends Partial<OptionSource<I>> {
  /** Asks the server instead of filtering `options`. A function of the module, not one made while rendering. */
  readonly search?: OptionSearch<I> | undefined;
  /** Most suggestions shown at a time. */
  readonly limit?: number | undefined;
}

/** What a field with suggestions offers for a question, from a list at hand or from the server. */
export function useSuggestions<I extends Id>(props: SuggestionProps<I>, query: string, open: boolean) {
  const { search, options = [], limit = MOST_SUGGESTIONS } = props;
  const { t } = useTranslation('forms');
  const found = useOptionSearch(search, query, { enabled: open });
  const source = search ? found : { ...props, options, retry: props.onRetry };
  const failed = source.failed ?? false;
  return {
    options: source.options,
    failed,
    loading: source.loading ?? false,
    retry: source.retry,
    // The server filters by rules of its own; a list at hand is filtered here.
    filter: (all: readonly Option<I>[]) => (search ? all.slice(0, limit) : rankOptions(all, query, limit)),
    texts: {
      loadingText: t('options.loading'),
      noOptionsText: failed
        ? t('options.failed')
        : foldForSearch(query)
          ? t('options.notFound')
          : t('options.empty'),
      clearText: t('options.clear'),
      openText: t('options.open'),
      closeText: t('options.close'),
    },
  };
}
