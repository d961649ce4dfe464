import type { OptionsProps } from '@/families/register/registerTypes';
import { SOIL_UNITS } from '../rules/nutrients';
import { NO_UNIT } from './referenceForm';

const OPTIONS = SOIL_UNITS.map((unit) =>
  unit === '' ? { id: NO_UNIT, name: 'pH' } : { id: unit, name: unit },
);

/** Units of a table; symbols are the same in every language. */
export function unitOptions({ children }: Pick<OptionsProps<unknown>, 'children'>) {
  return children({ options: OPTIONS });
}
