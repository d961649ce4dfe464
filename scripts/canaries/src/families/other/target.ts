export const target = 'otherFamily';
