import { useCallback } from 'react';
import { selectScope } from '@/domain/identity/selectors';
import { useAppSelector } from '@/platform/store/hooks';
import { keepChoice, lastChoice } from './lastChoice';

/**
 * The plot chosen last on any page by this user for this customer: a page about one plot begins with it where its
 * address names none.
 */
export function useLastPlot() {
  const scope = useAppSelector(selectScope);
  const last = lastChoice(scope, 'plot');
  const keepPlot = useCallback((id: number) => keepChoice(scope, 'plot', String(id)), [scope]);
  return { lastPlot: last === null ? null : Number(last), keepPlot };
}
