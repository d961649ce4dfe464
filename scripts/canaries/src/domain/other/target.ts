export const target = 'otherDomain';
