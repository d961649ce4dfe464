import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { Themed } from '@/platform/forms/testing/renderForm';
import { startI18n } from '@/platform/i18n/i18n';
import { DollarTrend } from './DollarTrend';
import type { Quote } from './rules/quotes';

beforeAll(() => startI18n('pt-BR', ['home', 'ui']));

const quote = (day: string, buy: number) =>
  ({ moment: `${day}T13:00`, day, buy, sell: buy + 0.01 }) as unknown as Quote;

function draw(...quotes: Quote[]) {
  render(
    <Themed>
      <DollarTrend quotes={quotes} />
    </Themed>,
  );
  const chart = screen.getByRole('img');
  const points = [...chart.querySelectorAll('[data-point]')];
  const [xs, ys] = [0, 1].map((at) =>
    points.map((point) => Number(/^M([\d.-]+) ([\d.-]+)h0$/.exec(point.getAttribute('d') ?? '')?.[at + 1])),
  );
  const marks = [...chart.querySelectorAll('span')].map((mark) => mark.textContent);
  return { chart, points, xs, ys, marks };
}

it('spreads the quotes over its width, the dearest highest, the last one largest', () => {
  const { chart, points, xs, ys } = draw(
    quote('2026-11-23', 5.3),
    quote('2026-11-24', 5.4),
    quote('2026-11-25', 5.35),
  );
  expect(xs).toEqual([0, 50, 100]);
  const [first = 0, second = 0, third = 0] = ys ?? [];
  expect([second < third, third < first]).toEqual([true, true]);
  // Half way between the two prices is half way between their heights.
  expect(third).toBeCloseTo((first + second) / 2, 6);
  expect(points.map((point) => point.getAttribute('stroke-width'))).toEqual(['4', '4', '7']);
  expect(chart).toHaveAccessibleName(/ 3 .*5,3000 em 23\/11\/2026 a .*5,3500 em 25\/11\/2026/);
});

it('names the first day, the middle one and the last', () => {
  const { marks } = draw(...[23, 24, 25, 26].map((day) => quote(`2026-11-${day}`, 5 + day / 100)));
  expect(marks.filter((text) => /\d\/\d/.test(text))).toEqual(['23/11', '24/11', '26/11']);
  expect(marks.at(-1)).toMatch(/^5,26/);
});

it('a single quote stands in the middle, with its day once', () => {
  const { xs, marks } = draw(quote('2026-11-25', 5.35));
  expect(xs).toEqual([50]);
  expect(marks.filter((text) => /\d\/\d/.test(text))).toEqual(['25/11']);
});
