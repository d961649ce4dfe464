export const target = 'app';
