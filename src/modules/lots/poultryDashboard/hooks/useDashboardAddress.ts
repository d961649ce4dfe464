import { useCallback } from 'react';
import { useAddressValues } from '@/platform/routing/useAddressValues';
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
  const { text, id, set } = useAddressValues();
  const word = text(STATUS);
  return {
    farmId: id(FARM),
    status: STATUSES.find((status) => STATUS_WORDS[status] === word) ?? null,
    chooseFarm: useCallback((farm: number | null) => set({ [FARM]: farm }), [set]),
    chooseStatus: useCallback(
      (status: AviaryStatus | null) => set({ [STATUS]: status && STATUS_WORDS[status] }),
      [set],
    ),
    clear: useCallback(() => set({ [FARM]: null, [STATUS]: null }), [set]),
  };
}

export type DashboardAddress = ReturnType<typeof useDashboardAddress>;
