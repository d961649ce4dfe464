import { useCallback } from 'react';
import { useBegunFilter } from '@/domain/selection/useBegunFilter';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { keysOf } from '@/platform/typed/records';
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
const STATUSES = keysOf(STATUS_WORDS);

/**
 * Both filters of the overview, kept in the address: a reload and the way back show the same.
 * @param farmIds the farms with aviaries; null while they are not known
 */
export function useDashboardAddress(farmIds: readonly string[] | null) {
  const { text, set } = useAddressValues();
  const { number: farmId, choose } = useBegunFilter('farm', FARM, farmIds);
  const word = text(STATUS);
  return {
    farmId,
    status: STATUSES.find((status) => STATUS_WORDS[status] === word) ?? null,
    chooseFarm: useCallback((id: number | null) => choose(id === null ? null : String(id)), [choose]),
    chooseStatus: useCallback(
      (status: AviaryStatus | null) => set({ [STATUS]: status && STATUS_WORDS[status] }),
      [set],
    ),
    clear: useCallback(() => {
      choose(null);
      set({ [STATUS]: null });
    }, [choose, set]),
  };
}

export type DashboardAddress = ReturnType<typeof useDashboardAddress>;
