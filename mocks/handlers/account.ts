import { invitationHandlers } from './accountInvitations';
import { licenceHandlers } from './accountLicences';
import { profileHandlers } from './accountProfile';
import { patternHandlers } from './profilePatterns';

export const accountHandlers = [
  ...licenceHandlers,
  ...invitationHandlers,
  ...patternHandlers,
  ...profileHandlers,
];
