import type React from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Themed } from '@/platform/forms/testing/renderForm';
import { Bars, Curve, Marks } from './Tracks';

const mark = (at: number, label: string, faint = false) => ({ at, label, faint });

function open(...marks: ReturnType<typeof mark>[]) {
  render(
    <Themed>
      <Marks title="Fases" marks={marks} count={101} at={50} />
    </Themed>,
  );
}

it('names stand at their days, in order, on two lines, and end where the next of their line begins', () => {
  open(mark(40, 'R1'), mark(-1, 'Antes'), mark(0, 'VE'), mark(10, 'V2', true));
  const names = ['VE', 'V2', 'R1'].map((name) => screen.getByTitle(name));
  expect(names.map(({ style }) => style.left)).toEqual(['0%', '10%', '40%']);
  expect(names.map(({ style }) => style.top)).toEqual(['0px', '20px', '0px']);
  expect(names.map(({ style }) => style.maxWidth)).toEqual([
    'min(110px, 40%)',
    'min(110px, 100%)',
    'min(110px, 100%)',
  ]);
  expect(names.map(({ dataset }) => dataset['faint'])).toEqual(['false', 'true', 'false']);
  expect(screen.queryByText('Antes')).toBeNull();
  expect(screen.queryByText('–')).toBeNull();
});

it('says that there is none', () => {
  open(mark(-1, 'Antes'));
  expect(screen.getByText('–')).toBeInTheDocument();
});

const picture = () => screen.getByRole('img');
const attributes = (selector: string, ...names: string[]) =>
  [...picture().querySelectorAll(selector)].map((one) => names.map((name) => one.getAttribute(name)));
const show = (track: React.ReactNode) => render(<Themed>{track}</Themed>);

it('bars stand on their days; what was not read is shaded in one piece, a zero is neither', () => {
  show(<Bars title="Chuva" unit="mm" values={[4, 0, null, null, 2]} count={5} at={1} />);
  expect(picture()).toHaveAccessibleName('Chuva: 0 – 4 mm');
  expect(attributes('.bar', 'x', 'y', 'height')).toEqual([
    ['0', '4', '52'],
    ['1000', '30', '26'],
  ]);
  expect(attributes('.missing', 'x', 'width')).toEqual([['500', '250']]);
  expect(attributes('.now', 'x1', 'x2')).toEqual([['250', '250']]);
});

it('bars of less than one have the scale of one, and none at all a dash', () => {
  const { unmount } = show(<Bars title="Chuva" unit="mm" values={[0.5]} count={1} at={0} />);
  expect(attributes('.bar', 'height')).toEqual([['26']]);
  unmount();
  show(<Bars title="Chuva" unit="mm" values={[null]} count={1} at={0} />);
  expect(picture()).toHaveAccessibleName('Chuva: –');
  expect(attributes('.missing', 'width')).toEqual([['1']]);
});

const curve = (own: Partial<Parameters<typeof Curve>[0]>) => {
  show(<Curve title="T" unit="°C" lines={[[10, null, 20, 30]]} count={4} at={0} {...own} />);
  return attributes('path', 'class', 'd', 'stroke-dasharray');
};

it('a curve spans its lowest to its highest, and breaks where a day is not known', () => {
  expect(curve({})).toEqual([['first', 'M0.0 56.0M666.7 30.0L1000.0 4.0', null]]);
  expect(picture()).toHaveAccessibleName('T: 10 – 30 °C');
});

it('a curve that is joined goes on over days between, one that is stepped holds its value', () => {
  expect(curve({ joined: true })[0]?.[1]).toBe('M0.0 56.0L666.7 30.0L1000.0 4.0');
  cleanup();
  expect(curve({ stepped: true })[0]?.[1]).toBe('M0.0 56.0M666.7 30.0H1000.0V4.0');
});

it('a curve from zero has zero and one on its scale at least', () => {
  expect(curve({ fromZero: true, lines: [[0.5]], count: 1, decimals: 2 })[0]?.[1]).toBe('M0.0 30.0');
  expect(picture()).toHaveAccessibleName('T: 0,00 – 0,50 °C');
});

it('two curves share a scale; one that never changes lies at its top', () => {
  expect(curve({ lines: [[5], [5]], count: 1 })).toEqual([
    ['first', 'M0.0 4.0', null],
    ['second', 'M0.0 4.0', null],
  ]);
});

it('what is a lower bound is dashed from its day on, joined to what is known', () => {
  const lines = [[0, 10, 20, 30]];
  expect(curve({ lines, dashedFrom: 2 })).toEqual([
    ['first', expect.stringMatching(/^M0\.0 56\.0L333\.3 [\d.]+$/), null],
    ['first', expect.stringMatching(/^M333\.3 [\d.]+L666\.7 [\d.]+L1000\.0 4\.0$/), '5 4'],
  ]);
  cleanup();
  expect(curve({ lines, dashedFrom: 0 })).toEqual([
    ['first', expect.stringMatching(/^M0\.0 56\.0.*4\.0$/), '5 4'],
  ]);
});

it('a curve without a value has a dash', () => {
  expect(curve({ lines: [[null]], count: 1 })).toEqual([]);
  expect(picture()).toHaveAccessibleName('T: –');
});
