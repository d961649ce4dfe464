import {
  dailyGain,
  deliveredResult,
  gainConversion,
  gainEfficiency,
  type LotResult,
} from '@/domain/lots/performance';
import type { ClosedLot } from '../resultTypes';
import { type CountedFigures, type GroupOf, type ResultRules, seasonOf } from './groupLots';

export const GROUPINGS = ['lot', 'aviary', 'lineage', 'gender', 'hatchery', 'integrator', 'season'] as const;
export type ResultGrouping = (typeof GROUPINGS)[number];

export interface GroupFigures extends CountedFigures {
  readonly lots: number;
  /** Lots whose losses or loads are not known: no figure but their number and their housed birds has them. */
  readonly unreported: number;
  /** Others whose feed is not known: conversion and efficiency leave them out. */
  readonly withoutFeed: number;
  readonly housed: number;
  readonly viability: number | null;
  readonly weightKg: number | null;
  readonly ageDays: number | null;
  readonly kg: number | null;
  readonly conversion: number | null;
  readonly efficiency: number | null;
  readonly onGain: number | null;
  readonly byGain: number | null;
  /** g a day. */
  readonly gain: number | null;
  /** kg/m² of all houses together. */
  readonly density: number | null;
  /** Cents of a delivered bird of the lots whose result is released; null while none is. */
  readonly paidPerBird: number | null;
}

export type ResultGroup = GroupOf<ClosedLot, GroupFigures>;

function sum(lots: readonly ClosedLot[], of: (lot: ClosedLot) => number | null): number | null {
  if (lots.length === 0) return null;
  return lots.reduce<number | null>((all, lot) => {
    const one = of(lot);
    return all === null || one === null ? null : all + one;
  }, 0);
}

/** The result of several lots together: all feed against all kilograms, never a mean of quotients. */
function resultOfLots(lots: readonly ClosedLot[]): LotResult | null {
  const of = (part: 'housed' | 'lost' | 'kg' | 'birds' | 'birdDays') => sum(lots, (lot) => lot[part]);
  const [housed, lost, kg] = [of('housed'), of('lost'), of('kg')];
  const [birds, birdDays] = [of('birds'), of('birdDays')];
  if (housed === null || lost === null || kg === null || birds === null || birdDays === null) return null;
  return deliveredResult({
    housed,
    lost,
    birds,
    kg,
    birdDays,
    feedKg: sum(lots, ({ feedKg }) => feedKg),
  });
}

const isReported = ({ lost, birds, kg, birdDays }: ClosedLot): boolean =>
  lost !== null && birds !== null && kg !== null && birdDays !== null;
const chicksOf = ({ chickWeight, birds }: ClosedLot): number | null =>
  chickWeight === null || birds === null ? null : chickWeight * birds;

/** Every figure of some lots together; what a lot does not tell leaves it out of what needs it, and is counted. */
export function figuresOfLots(lots: readonly ClosedLot[]): GroupFigures {
  const reported = lots.filter(isReported);
  const fed = reported.filter(({ feedKg }) => feedKg !== null);
  const released = reported.filter(({ paid }) => paid !== null);
  const result = resultOfLots(reported);
  const eaten = resultOfLots(fed);
  const chicks = sum(reported, chicksOf);
  const fedChicks = sum(fed, chicksOf);
  const fedChickKg = eaten && fedChicks !== null ? fedChicks / 1000 / eaten.birds : null;
  const fedGain = eaten && fedChickKg !== null ? dailyGain(eaten.weightKg, fedChickKg, eaten.ageDays) : null;
  const chickKg = result && chicks !== null ? chicks / 1000 / result.birds : null;
  const gain = result && chickKg !== null ? dailyGain(result.weightKg, chickKg, result.ageDays) : null;
  const onGain =
    eaten && eaten.feedKg !== null && fedChickKg !== null
      ? gainConversion(eaten.feedKg, eaten.kg, eaten.birds, fedChickKg)
      : null;
  const area = sum(reported, (lot) => lot.area);
  const [paid, paidBirds] = [sum(released, (lot) => lot.paid), sum(released, ({ birds }) => birds)];
  return {
    lots: lots.length,
    unreported: lots.length - reported.length,
    withoutFeed: reported.length - fed.length,
    housed: sum(lots, ({ housed }) => housed) ?? 0,
    viability: result?.viability ?? null,
    weightKg: result?.weightKg ?? null,
    ageDays: result?.ageDays ?? null,
    kg: result?.kg ?? null,
    conversion: eaten?.feedConversion ?? null,
    efficiency: eaten?.efficiency ?? null,
    onGain,
    byGain: eaten ? gainEfficiency(eaten.viability, fedGain, onGain) : null,
    gain,
    density: result && area !== null && area > 0 ? result.kg / area : null,
    paidPerBird: paid === null || paidBirds === null || paidBirds === 0 ? null : paid / paidBirds,
  };
}

/** How closed lots of birds are compared: by their IEP. */
export const poultryRules: ResultRules<ClosedLot, GroupFigures> = {
  keys: {
    aviary: ({ aviaryName }) => aviaryName,
    lineage: ({ lineage }) => lineage,
    gender: ({ gender }) => gender,
    hatchery: ({ hatchery }) => hatchery,
    integrator: ({ integrator }) => integrator,
    season: seasonOf,
  },
  placeOf: ({ aviaryName }) => aviaryName,
  figuresOf: figuresOfLots,
  headline: ({ efficiency }) => efficiency,
  better: 'more',
};
