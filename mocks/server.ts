import { setupServer } from 'msw/node';
import { handlers } from './handlers';

export { resetDemo } from './state';

/** The demo backend for tests: `listen` before all, `resetHandlers` and `resetDemo` after each. */
export const server = setupServer(...handlers);
