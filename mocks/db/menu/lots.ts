import type { ModuleSeed } from './menuSeed';
import { dataOf } from '../data';
import poultryData from './data/poultry.json' with { type: 'json' };
import fishData from './data/fish.json' with { type: 'json' };

export const poultry: ModuleSeed = dataOf(poultryData);

export const fish: ModuleSeed = dataOf(fishData);
