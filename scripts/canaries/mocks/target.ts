export const target = 'mocks';
