import { useTranslation } from 'react-i18next';
import { choiceWord } from '@/families/register/fixedChoices';
import type { OptionsProps } from '@/families/register/registerTypes';
import { NAMESPACE } from './assetParts';
import { HOUSING_SYSTEMS } from './rules/house';

/** The word of a way to build a poultry house, which the wire numbers. */
export const systemWord = (system: string | number | null | undefined) =>
  system == null || system === '' ? '' : choiceWord(NAMESPACE, 'house.systems', String(system));

/** Hands the ways over to a field, by their numbers. */
export function SystemOptions({ children }: Pick<OptionsProps<unknown>, 'children'>) {
  // Another language shows them anew.
  useTranslation();
  return children({ options: HOUSING_SYSTEMS.map((id) => ({ id: Number(id), name: systemWord(id) })) });
}
