export const SOLICITATION_STATES = ['OPEN', 'IN_PROGRESS', 'ANSWERED', 'CLOSED'] as const;
export type SolicitationState = (typeof SOLICITATION_STATES)[number];
/** What the platform takes by telephone, then what customers write about by themselves. */
export const SOLICITATION_CATEGORIES = [
  'QUESTION',
  'PROBLEM',
  'SUGGESTION',
  'TRAINING',
  'BILLING',
  'VISIT',
  'MEDICINE',
  'GAS',
  'LITTER',
  'CATCHING',
  'MAINTENANCE',
] as const;
