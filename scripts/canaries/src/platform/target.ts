export const target = 'platform';
