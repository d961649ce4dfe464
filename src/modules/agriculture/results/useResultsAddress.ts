import { useAddressValues } from '@/platform/routing/useAddressValues';
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
  const { text, list, word, set } = useAddressValues();
  const basis: CostBasis = text('custo') === 'documentos' ? 'documents' : 'operations';
  const cents = Number(text('cotacao'));
  return {
    left: {
      harvestIds: list('safra').map(Number),
      farms: list('propriedade'),
      plotIds: list('talhao').map(Number),
      crops: list('cultura'),
      cultivars: list('cultivar'),
      weeks: list('semana'),
    } satisfies ResultFilters,
    view: word('visao', VIEWS) ?? 'tabela',
    by: word('por', GROUPINGS) ?? 'plot',
    basis,
    quotation: Number.isInteger(cents) && cents > 0 ? cents : null,
    write: set,
  };
}
