import { useCallback } from 'react';
import { useAddressParams } from '@/platform/routing/useAddressParams';
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
  const [params, setParams] = useAddressParams();
  const set = useCallback(
    (name: string, value: string | null) =>
      setParams((now) => {
        const next = new URLSearchParams(now);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      }),
    [setParams],
  );
  const typed = params.get('ano') ?? '';
  const banks = params.get('bancos');
  return {
    year: YEAR.test(typed) ? Number(typed) : Number(today().slice(0, 4)),
    /** Null means every bank. */
    bankIds: banks === null ? null : banks.split(',').filter(Boolean),
    view: VIEWS[params.get('ver') ?? ''] ?? ('annual' as const),
    shown: SHOWN[params.get('valores') ?? ''] ?? ('both' as const),
    set,
  };
}
