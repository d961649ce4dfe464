import { table } from '../table.mjs';

/** Minutes that the whole run may take on two cores. */
const BUDGET_MINUTES = 35;

/** Where the time of a run went: a line per step, in milliseconds given, with its share, and the whole. */
export function spentOn(steps) {
  const whole = steps.reduce((sum, { ms }) => sum + ms, 0);
  const lines = steps.map(({ name, ms }) => [name, clock(ms), `${Math.round((100 * ms) / (whole || 1))} %`]);
  const over = whole > BUDGET_MINUTES * 60_000 ? `over the ${BUDGET_MINUTES} minutes of its budget` : '';
  return table(['step', 'minutes', 'share'], [...lines, ['whole', clock(whole), over]]);
}

function clock(ms) {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
