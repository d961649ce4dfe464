export const target = 'domain';
