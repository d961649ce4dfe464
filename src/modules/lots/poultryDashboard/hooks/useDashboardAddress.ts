import { useCallback } from 'react';
import { useAddressParams } from '@/platform/routing/useAddressParams';
import type { AviaryStatus } from '../../rules/overview';

const FARM = 'propriedade';
const STATUS = 'situacao';
/** The words of the address. */
const STATUS_WORDS: Readonly<Record<AviaryStatus, string>> = {
  inProgress: 'em-andamento',
  awaiting: 'aguardando',
  blocked: 'bloqueado',
  finished: 'finalizado',
  noLot: 'sem-lote',
};
const STATUSES = Object.keys(STATUS_WORDS) as AviaryStatus[];

/** Both filters of the overview, kept in the address: a reload and the way back show the same. */
export function useDashboardAddress() {
  const [params, change] = useAddressParams();
  const set = useCallback(
    (name: string, value: string | null) =>
      change(
        (now) => {
          const next = new URLSearchParams(now);
          if (value === null) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [change],
  );
  const farm = params.get(FARM);
  const word = params.get(STATUS);
  return {
    farmId: farm !== null && /^\d+$/.test(farm) ? Number(farm) : null,
    status: STATUSES.find((status) => STATUS_WORDS[status] === word) ?? null,
    chooseFarm: useCallback((id: number | null) => set(FARM, id === null ? null : String(id)), [set]),
    chooseStatus: useCallback(
      (status: AviaryStatus | null) => set(STATUS, status === null ? null : STATUS_WORDS[status]),
      [set],
    ),
    clear: useCallback(
      () =>
        change(
          (now) => {
            const next = new URLSearchParams(now);
            next.delete(FARM);
            next.delete(STATUS);
            return next;
          },
          { replace: true, preventScrollReset: true },
        ),
      [change],
    ),
  };
}

export type DashboardAddress = ReturnType<typeof useDashboardAddress>;
