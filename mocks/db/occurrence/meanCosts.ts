/** Mean cost of stock, R$ a unit, by product; unknown for one that was never bought. */
export const MEAN_COSTS: Readonly<Record<string, number>> = {
  'GLIFOSATO 480 G/L': 31.4,
  'FERTILIZANTE 04-14-08': 2.85,
  'FUNGICIDA TRIAZOL': 148,
  FIPRONIL: 62,
  'DIESEL S10': 6.12,
};
