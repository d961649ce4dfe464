import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useQuery } from '@/platform/store/useQuery';
import { lotChoices } from '../lotReportsState';
import { type LotChoice, lotName } from './lotChoice';

/** Names the lot in the address. */
export const LOT_PARAM = 'lote';

const everyLot = () => true;

interface ChosenLotOptions {
  /** A function of the module, not one made while rendering. */
  readonly isOffered?: (lot: LotChoice) => boolean;
  /** Lots of poultry by default. */
  readonly choices?: typeof lotChoices;
}

/**
 * The lot that a page is about: that of the address, or the first where the address names none; undefined for one that
 * is not offered.
 */
export function useChosenLot({ isOffered = everyLot, choices = lotChoices }: ChosenLotOptions = {}) {
  const { t } = useTranslation('lotReports');
  const { text, set } = useAddressValues();
  const list = useQuery(choices, undefined);
  const lots = useMemo(() => (list.data ?? []).filter(isOffered), [list.data, isOffered]);
  const options = useMemo(() => lots.map((one) => ({ id: one.id, name: lotName(t, one) })), [lots, t]);
  const requested = text(LOT_PARAM);
  return {
    list,
    lots,
    options,
    requested,
    lot: requested === null ? lots[0] : lots.find(({ id }) => String(id) === requested),
    choose: (id: number | null) => set({ [LOT_PARAM]: id }, { push: true }),
  };
}
