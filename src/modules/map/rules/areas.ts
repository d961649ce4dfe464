/** Areas are hectares with two decimals; compared as whole hundredths, so that 8 + 2,1 is 10,1. */
const hundredths = (hectares: number) => Math.round(hectares * 100);

type Area = number | null | undefined;

/** The sum of areas, two decimals; what is missing counts as nothing. */
export function sumAreas(areas: readonly Area[]): number {
  return areas.reduce<number>((sum, area) => sum + hundredths(area ?? 0), 0) / 100;
}

/** Useful and common area together. */
export function totalArea(useful: Area, common: Area): number {
  return sumAreas([useful, common]);
}

/** Whether the first area is larger than the second. */
export function isLarger(area: number, other: number): boolean {
  return hundredths(area) > hundredths(other);
}

/** The first area less the second; below zero when the second is larger. */
export function areaDifference(area: number, other: number): number {
  return (hundredths(area) - hundredths(other)) / 100;
}
