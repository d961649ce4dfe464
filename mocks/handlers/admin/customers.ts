import { accessLogHandlers } from './accessLog';
import { customerPartHandlers } from './customerParts';
import { customerHandlers } from './customerRegister';
import { licenceHandlers } from './licences';
import { preRegistrationHandlers } from './preRegistrations';
import { termHandlers } from './terms';
import { userHandlers } from './users';
import { versionHandlers } from './versions';

export const customersHandlers = [
  ...customerHandlers,
  ...customerPartHandlers,
  ...preRegistrationHandlers,
  ...licenceHandlers,
  ...userHandlers,
  ...termHandlers,
  ...versionHandlers,
  ...accessLogHandlers,
];
