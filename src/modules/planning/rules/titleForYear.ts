import { seasonName } from '../seasonYear';

/**
 * The title of a copy: a season that it names ('SOJA 2025/26', 'SOJA 25/26', 'FRANGO 2025') becomes that of the new crop
 * year. Other figures stay as they are.
 */
export function titleForYear(title: string, from: number, to: number): string {
  const short = (year: number) => seasonName(year).slice(2);
  const seasons: readonly (readonly [string, string])[] = [
    [seasonName(from), seasonName(to)],
    [short(from), short(to)],
    [String(from), String(to)],
  ];
  const named = seasons.find(([before]) => new RegExp(`(?<![\\d/])${before}(?![\\d/])`).test(title));
  return named === undefined
    ? title
    : title.replace(new RegExp(`(?<![\\d/])${named[0]}(?![\\d/])`, 'g'), named[1]);
}
