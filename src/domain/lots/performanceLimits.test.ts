import { describe, expect, it } from 'vitest';
import {
  dailyGain,
  deliveredResult,
  efficiency,
  feedConversion,
  gainEfficiency,
  mortality,
  viability,
} from './performance';

describe('of the housed birds', () => {
  it.each([
    [null, 5, null, null],
    [100, null, null, null],
    [100, 100, 0, 100],
    [100, 0, 100, 0],
    [1, 0, 100, 0],
    [0, 0, null, null],
    [100, 101, null, null],
    [100, -1, null, null],
    [-5, 0, null, null],
  ])('%o housed and %o lost: %o live, %o died', (housed, lost, live, died) => {
    expect(viability(housed, lost)).toBe(live);
    expect(mortality(housed, lost)).toBe(died);
  });
});

it.each([
  [1, 1, 1],
  [1, 2, 0.5],
  [0, 2, null],
  [2, 0, null],
])('%d kg of feed for %d kg of birds convert by %o', (feed, weight, conversion) => {
  expect(feedConversion(feed, weight)).toBe(conversion);
});

it.each([
  [1, 1, 20_000],
  [1, 2, 10_000],
  [0, 1, null],
  [1, 0, null],
])('on day %d with conversion %d the efficiency is %o', (ageDays, conversion, expected) => {
  expect(efficiency({ viability: 100, weightKg: 2, ageDays, feedConversion: conversion })).toBe(expected);
});

it.each([
  [2.04, 0.04, 1, 2000],
  [0.04, 0.04, 10, null],
  [0.03, 0.04, 10, null],
  [2, 0.04, 0, null],
])('a bird of %d kg from %d kg in %d days gains %o g a day', (weight, chick, days, gain) => {
  expect(dailyGain(weight, chick, days)).toBe(gain);
});

it.each([
  [60, 1, 600],
  [60, 0, null],
  [60, null, null],
  [null, 1, null],
])('%o g a day with a conversion of %o are an efficiency of %o', (grams, conversion, expected) => {
  expect(gainEfficiency(100, grams, conversion)).toBe(expected);
});

describe('the result of a lot', () => {
  const one = { housed: 2, lost: 1, birds: 1, kg: 3, birdDays: 40, feedKg: 6 };
  it('of a single bird is known', () => {
    expect(deliveredResult(one)).toEqual({
      ageDays: 40,
      viability: 50,
      birds: 1,
      kg: 3,
      weightKg: 3,
      feedKg: 6,
      feedConversion: 2,
      efficiency: 187.5,
    });
  });
  it('without its feed has neither conversion nor efficiency', () => {
    expect(deliveredResult({ ...one, feedKg: null })).toMatchObject({
      feedConversion: null,
      efficiency: null,
    });
    expect(deliveredResult({ ...one, feedKg: 0 })).toMatchObject({ feedConversion: null, efficiency: null });
  });
  it('is none where no bird left, or none was housed', () => {
    expect(deliveredResult({ ...one, birds: 0 })).toBeNull();
    expect(deliveredResult({ ...one, housed: 0, lost: 0 })).toBeNull();
  });
});
