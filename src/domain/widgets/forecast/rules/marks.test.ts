import { describe, expect, it } from 'vitest';
import { cityLabel, favouriteOf, withFavourite } from './cities';
import { highlightOfHumidity, highlightOfTemperature, highlightsOf } from './highlights';
import { arrowRotation, compassPoint } from './wind';

describe('what stands out', () => {
  it.each([
    [13.9, 'cold'],
    [13.99, 'cold'],
    [14, null],
    [33, null],
    [33.01, 'hot'],
    [-2, 'cold'],
    [null, null],
  ])('%s °C: %s', (celsius, highlight) => {
    expect(highlightOfTemperature(celsius)).toBe(highlight);
  });

  it.each([
    [29, 'dry'],
    [30, null],
    [95, null],
    [96, 'humid'],
    [95.2, 'humid'],
    [null, null],
  ])('%s %%: %s', (percent, highlight) => {
    expect(highlightOfHumidity(percent)).toBe(highlight);
  });

  it('is told once each, in a fixed order', () => {
    const hours = [
      { temperature: 36, humidity: 20 },
      { temperature: 12, humidity: 22 },
    ];
    expect(highlightsOf(hours)).toEqual(['cold', 'hot', 'dry']);
    expect(highlightsOf([{ temperature: 20, humidity: null }])).toEqual([]);
  });
});

describe('the wind', () => {
  it.each([
    ['S', 0],
    ['SW', 45],
    ['W', 90],
    ['NW', 135],
    ['N', 180],
    ['NE', 225],
    ['E', 270],
    ['SE', 315],
  ] as const)('from %s turns the arrow by %i°', (point, degrees) => {
    expect(arrowRotation(point)).toBe(degrees);
  });

  it('is read without regard to case; other letters are no point', () => {
    expect(compassPoint(' ne ')).toBe('NE');
    expect(compassPoint('VAR')).toBeNull();
    expect(compassPoint('')).toBeNull();
  });
});

describe('cities', () => {
  const [toledo, cascavel] = [
    { id: 1, code: 4127700, name: 'Toledo', stateName: 'Paraná', selected: true },
    { id: 2, code: 4104808, name: 'Cascavel', stateName: 'Paraná', selected: false },
  ];

  it('are called name - state name', () => {
    expect(cityLabel(toledo)).toBe('Toledo - Paraná');
  });

  it('have at most one favourite', () => {
    const cities = [toledo, cascavel];
    expect(favouriteOf(cities)).toBe(toledo);
    const changed = withFavourite(cities, 2);
    expect(changed.map(({ selected }) => selected)).toEqual([false, true]);
    expect(favouriteOf(withFavourite(changed, null))).toBeNull();
    // What does not change stays the same object: a list of thousands is not drawn anew.
    expect(withFavourite(cities, 1)[1]).toBe(cascavel);
  });
});
