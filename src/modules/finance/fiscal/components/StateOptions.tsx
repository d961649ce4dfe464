import type { OptionsProps } from '@/families/register/registerTypes';
import type { RegistrationValues } from '../fiscalSchemas';
import { STATES } from '../rules/stateRegistration';

const OPTIONS = STATES.map((id) => ({ id, name: id }));

/** The states by their two letters: a registration is checked by its state. */
export function StateOptions({ children }: Pick<OptionsProps<RegistrationValues>, 'children'>) {
  return children({ options: OPTIONS });
}
