import i18next from 'i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { CellRefused, optionNamed } from '@/families/register/importing/readLine';
import type { ImportKnowledge, KnowledgeProps, RegisterImport } from '@/families/register/registerTypes';
import { foldForSearch, toPlainUpper } from '@/platform/format/text';
import type { CommunityValues } from '../mapSchemas';
import type { Community } from '../mapWire';

/** States and cities by name. */
function Places({ children }: KnowledgeProps) {
  const states = useLookup('states', undefined);
  const cities = useLookup('cities', {});
  return children({ states, cities });
}

function stateNamed(text: string, { states = [] }: ImportKnowledge): number | string {
  const state = optionNamed(text, states);
  if (!state) throw new CellRefused(i18next.t('map:import.unknownState'));
  return state.id;
}

/** Cities of one name lie in several states: the state read before decides. */
function cityNamed(
  text: string,
  { cities = [] }: ImportKnowledge,
  before: Record<string, unknown>,
): number | string {
  const city = optionNamed(
    text,
    cities.filter((city) => 'stateId' in city && city.stateId === before['stateId']),
  );
  if (!city) throw new CellRefused(i18next.t('map:import.unknownCity'));
  return city.id;
}

/** How communities are filled from a table: name, state and city by their names. */
export const communityImport: RegisterImport<Community, CommunityValues> = {
  keyOf: ({ name, cityId }) => `${foldForSearch(name)}|${cityId}`,
  keyOfRow: (row) => `${foldForSearch(row.name)}|${row.cityId}`,
  columns: [
    { name: 'name', parse: (text) => toPlainUpper(text.trim()) },
    { name: 'stateId', shownIn: 'stateName', parse: stateNamed },
    { name: 'cityId', shownIn: 'cityName', parse: cityNamed },
  ],
  Knowledge: Places,
};
