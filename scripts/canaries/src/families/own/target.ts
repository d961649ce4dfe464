export const target = 'family';
