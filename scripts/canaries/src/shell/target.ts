export const target = 'shell';
