/**
 * A row of a measurement: `value` in `unit`, compared with `limit`, which is a figure of that unit, or, as a slower machine
 * must not read as slower code, `{ times, of }`: so many times what the floor `of` (floors.mjs) takes in the same run.
 *
 * @typedef {{ name: string, value: number | undefined, unit: string, limit?: number | { times: number, of: string } }} Row
 */

/** The floors that rows are compared with, each once. */
export function floorsNamed(rows) {
  return [...new Set(rows.flatMap(({ limit }) => limit?.of ?? []))];
}

/** What is found of a row, its limit, and whether it is over; `floors` are the milliseconds of each floor. */
export function verdict({ name, value, unit, limit }, floors) {
  const isLimited = limit !== undefined;
  const isRatio = limit?.of !== undefined;
  const found = isRatio ? value / floors[limit.of] : value;
  const most = isRatio ? limit.times : limit;
  // A figure that is missing or a floor of nothing proves nothing: it is no pass.
  const over = isLimited && !(found <= most);
  return {
    over,
    cells: [
      name,
      shown(value, unit),
      isRatio ? `${found.toFixed(2)} × ${limit.of}` : '',
      isRatio ? `${most} ×` : shown(most, unit),
      !isLimited ? '' : over ? 'OVER' : 'ok',
    ],
  };
}

function shown(value, unit) {
  if (value === undefined) return '';
  return `${value.toFixed(unit === '' ? 3 : 0)} ${unit}`.trim();
}
