import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { numberMarks, type NumberMarks } from '@/platform/format/formatLocale';

function subscribe(redraw: () => void): () => void {
  i18next.on('languageChanged', redraw);
  return () => i18next.off('languageChanged', redraw);
}

/**
 * The marks of numbers in the present language; a component that reads them renders again when the language changes.
 */
export function useNumberMarks(): NumberMarks {
  return useSyncExternalStore(subscribe, numberMarks);
}
