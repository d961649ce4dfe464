import { useAddressParams } from '@/platform/routing/useAddressParams';
import type { ResultFilters } from './rules/filters';
import type { CostBasis, Grouping } from './rules/results';

export const GROUPINGS = [
  'plot',
  'farm',
  'crop',
  'cultivar',
  'week',
  'harvest',
] as const satisfies readonly Grouping[];

export const VIEWS = ['tabela', 'mapa', 'safras'] as const;

/** What of the results is shown, in the address: what is left of the rows, groups, cost, quotation in cents, and as what. */
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
    left: {
      harvestIds: params.getAll('safra').map(Number),
      farms: params.getAll('propriedade'),
      plotIds: params.getAll('talhao').map(Number),
      crops: params.getAll('cultura'),
      cultivars: params.getAll('cultivar'),
      weeks: params.getAll('semana'),
    } satisfies ResultFilters,
    view: VIEWS.find((one) => one === params.get('visao')) ?? 'tabela',
    by: GROUPINGS.find((one) => one === params.get('por')) ?? 'plot',
    basis,
    quotation: Number.isInteger(cents) && cents > 0 ? cents : null,
    write,
  };
}
