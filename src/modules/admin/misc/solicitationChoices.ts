export const SOLICITATION_STATES = ['OPEN', 'IN_PROGRESS', 'ANSWERED', 'CLOSED'] as const;
export type SolicitationState = (typeof SOLICITATION_STATES)[number];
export const SOLICITATION_CATEGORIES = ['QUESTION', 'PROBLEM', 'SUGGESTION', 'TRAINING', 'BILLING'] as const;
