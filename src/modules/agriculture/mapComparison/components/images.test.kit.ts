/** Pictures of one season: a clear one, one all clouds, two later ones. */
const image = (id: number, date: string, meanNdvi: number | null, cloudCover = 5) => ({
  id,
  date,
  cloudCover,
  meanNdvi,
});
export const [first, clouded, second, last] = [
  image(1, '2026-10-01', 0.25),
  image(2, '2026-10-06', null, 100),
  image(3, '2026-10-16', 0.5),
  image(4, '2026-10-21', 1),
];
export const images = [first, clouded, second, last];
