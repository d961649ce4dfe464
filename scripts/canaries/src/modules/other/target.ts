export const target = 'otherModule';
