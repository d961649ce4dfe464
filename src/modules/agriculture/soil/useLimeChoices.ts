import { useMemo } from 'react';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { LIME_METHODS, type LimeChoices } from './rules/lime';
import type { ReadReference } from './references/soilReferenceWire';

/** Names of the address: interpretation and maps read the same ones. */
const METHOD = 'calagem';
const FIGURES = { targetV: 'v', prnt: 'prnt', depth: 'incorporado', areaShare: 'faixa' } as const;
const PRICE = 'preco';
const USUAL = { targetV: 70, prnt: 80, depth: 20, areaShare: 100 } as const;

/** How lime is computed: what the address says, else the method of the reference and what is usual. Price in cents. */
export function useLimeChoices(reference: ReadReference | null) {
  const { word, id, set } = useAddressValues();
  const method = word(METHOD, LIME_METHODS) ?? reference?.limeMethod ?? 'V_PERCENT';
  const [targetV, prnt, depth, areaShare] = [
    id(FIGURES.targetV) ?? reference?.targetV ?? USUAL.targetV,
    id(FIGURES.prnt) ?? USUAL.prnt,
    id(FIGURES.depth) ?? USUAL.depth,
    id(FIGURES.areaShare) ?? USUAL.areaShare,
  ];
  const smpTable = reference?.smp;
  const choices = useMemo(
    (): LimeChoices => ({ method, targetV, prnt, depth, areaShare, smpTable: smpTable ?? [] }),
    [method, targetV, prnt, depth, areaShare, smpTable],
  );
  return {
    choices,
    price: id(PRICE),
    change: ({ method: next, ...figures }: Partial<Omit<LimeChoices, 'smpTable'>>) =>
      set({
        ...(next ? { [METHOD]: next } : {}),
        ...Object.fromEntries(
          Object.entries(figures).map(([name, value]) => [FIGURES[name as keyof typeof FIGURES], value]),
        ),
      }),
    setPrice: (cents: number | null) => set({ [PRICE]: cents }),
  };
}
