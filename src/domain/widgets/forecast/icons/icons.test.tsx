import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Themed } from '@/platform/forms/testing/renderForm';
import { firstScheme } from '@/platform/theme/schemes';
import { type Condition, readCondition } from '../rules/conditions';
import { compassPoint } from '../rules/wind';
import { ConditionIcon } from './ConditionIcon';
import { WindArrow } from './WindArrow';

const WORDS = [
  'clear sky',
  'few clouds',
  'scattered clouds',
  'partially cloudy',
  'mostly cloudy',
  'overcast',
  'drizzle',
  'light rain',
  'moderate rain',
  'rain',
  'storm',
];
const SKIES: readonly (Condition | null)[] = [...WORDS.map(readCondition), null];
const POINTS = ['S', 'SW', 'W', 'NW', 'N', 'NE', 'E', 'SE'].map(compassPoint);
const CELL = 40;

/** The colours of the sheet, so that it can be looked at by itself. */
const COLOURS = (['auto', 'info', 'neutral', 'warning'] as const)
  .map((tone) => {
    const { solid, soft, softText } = firstScheme('light')[tone];
    return `--ep-${tone}-solid:${solid};--ep-${tone}-soft:${soft};--ep-${tone}-soft-text:${softText}`;
  })
  .join(';');

/** One drawing at its place of the sheet. */
const placed = (svg: Element, row: number, column: number) =>
  `<g transform="translate(${column * CELL} ${row * CELL})">${svg.outerHTML}</g>`;

it('are drawn as they were approved: the sheet can be looked at', async () => {
  const { container } = render(
    <Themed>
      <div>
        {[false, true].map((night) =>
          SKIES.map((condition) => (
            <ConditionIcon key={`${String(night)} ${condition ?? ''}`} condition={condition} night={night} />
          )),
        )}
        {POINTS.map((from) => from && <WindArrow key={from} from={from} />)}
      </div>
    </Themed>,
  );
  const drawings = [...container.querySelectorAll('svg')];
  expect(drawings).toHaveLength(2 * SKIES.length + POINTS.length);
  expect(new Set(drawings.slice(0, SKIES.length).map((svg) => svg.innerHTML)).size).toBe(SKIES.length);
  const sheet = drawings.map((svg, at) => placed(svg, Math.floor(at / SKIES.length), at % SKIES.length));
  const size = `width="${SKIES.length * CELL}" height="${3 * CELL}"`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" ${size} style="${COLOURS}">\n${sheet.join('\n')}\n</svg>\n`;
  await expect(text).toMatchFileSnapshot('approvedIcons.svg');
});
