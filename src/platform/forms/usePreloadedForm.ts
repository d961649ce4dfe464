import { useEffect } from 'react';

/**
 * Loads what a form validates with as soon as its page is open: the network may be gone when it is saved first.
 * @param schema imports the form's schema; the same function at every render
 */
export function usePreloadedForm(schema: () => Promise<unknown>): void {
  useEffect(() => {
    // What does not come now is requested again by the first validation, which says so when it fails.
    void Promise.all([schema(), import('@/platform/forms/yupResolver')]).catch(() => undefined);
  }, [schema]);
}
