import { useCallback } from 'react';
import { useBegunFilter } from '@/domain/selection/useBegunFilter';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { today } from '@/platform/format/date';
import type { FlowShown } from './rules/cashFlow';

const SHOWN: Readonly<Record<string, FlowShown>> = { realizado: 'realized', previsto: 'forecast' };
export type FlowView = 'annual' | 'monthly' | 'days';
const VIEWS: Readonly<Record<string, FlowView>> = { mensal: 'monthly', '90-dias': 'days' };
/** How the address calls each view. */
export const VIEW_WORDS = { annual: null, monthly: 'mensal', days: '90-dias' } as const;
const YEAR = /^20\d\d$/;

/** What the address says of the cash flow: year, banks (all where it says nothing), view and figures. */
export function useFlowAddress() {
  const { text, set: setValues } = useAddressValues();
  const set = useCallback(
    (name: string, value: string | null) => setValues({ [name]: value }, { push: true }),
    [setValues],
  );
  const { id: typed, choose } = useBegunFilter('year', 'ano', 'any');
  const banks = text('bancos');
  return {
    year: typed !== null && YEAR.test(typed) ? Number(typed) : Number(today().slice(0, 4)),
    /** Null means every bank. */
    bankIds: banks === null ? null : banks.split(',').filter(Boolean),
    view: VIEWS[text('ver') ?? ''] ?? ('annual' as const),
    shown: SHOWN[text('valores') ?? ''] ?? ('both' as const),
    chooseYear: (next: string | null) => choose(next, { push: true }),
    set,
  };
}
