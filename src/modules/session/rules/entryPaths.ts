import type { EntryStep } from './entryStep';

export const LOGIN_PATH = '/login-v2';
export const HOME_PATH = '/inicio';
const STEP_PATHS = { terms: '/aceitar-termos-de-uso', customer: '/selecionar-produtor' } as const;

/** Parameter of sign-in, terms and picker that carries where the user was going. */
export const DESTINATION = 'destino';

/** The address with the destination kept; home needs no keeping. */
export function withDestination(path: string, destination: string | null): string {
  return destination && destination !== '/' && destination !== HOME_PATH
    ? `${path}?${new URLSearchParams({ [DESTINATION]: destination }).toString()}`
    : path;
}

/** Where to go after a step of the entry: to the next step, else to where the user was going. */
export function nextPath(step: EntryStep, destination: string | null): string {
  return step ? withDestination(STEP_PATHS[step], destination) : (destination ?? HOME_PATH);
}
