import { useAddressParams } from '@/platform/routing/useAddressParams';
import type { CostBasis, Grouping } from './rules/results';

export const GROUPINGS = ['plot', 'farm', 'crop', 'harvest'] as const satisfies readonly Grouping[];

/** What of the results is shown, in the address: harvests, farms and crops that are left, groups, cost, quotation in cents. */
export function useResultsAddress() {
  const [params, setParams] = useAddressParams();
  const write = (changes: Readonly<Record<string, readonly string[]>>) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, values] of Object.entries(changes)) {
          next.delete(name);
          for (const value of values) next.append(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const basis: CostBasis = params.get('custo') === 'documentos' ? 'documents' : 'operations';
  const cents = Number(params.get('cotacao'));
  return {
    harvestIds: params.getAll('safra').map(Number),
    farms: params.getAll('propriedade'),
    crops: params.getAll('cultura'),
    by: GROUPINGS.find((one) => one === params.get('por')) ?? 'plot',
    basis,
    quotation: Number.isInteger(cents) && cents > 0 ? cents : null,
    write,
  };
}
