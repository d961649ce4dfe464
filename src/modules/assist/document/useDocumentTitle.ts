import { useEffect } from 'react';
import { BRAND } from '@/platform/ui/brand';

/** Windows and tabs of several documents are distinguished by their numbers; afterwards the former title stands again. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const former = document.title;
    document.title = `${title} · ${BRAND}`;
    return () => {
      document.title = former;
    };
  }, [title]);
}
