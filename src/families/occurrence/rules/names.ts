export const SEPARATOR = ', ';

/** 'Talhão 01 +3' of four names. */
export function shortened(names: string): string {
  const [first = '', ...others] = names.split(SEPARATOR);
  return others.length === 0 ? first : `${first} +${others.length}`;
}
