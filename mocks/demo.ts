/** Entry of the built demo backend, for servers that have no module graph. */
export { demoAccounts, demoPassword } from './accounts';
export { answer, handlers, isKnownCall } from './handlers';
export { demoMiddleware } from './httpMiddleware';
export { resetDemo } from './state';
