import type { ModuleSeed } from './menuSeed';
import { dataOf } from '../data';
import planningData from './data/planning.json' with { type: 'json' };

export const planning: ModuleSeed = dataOf(planningData);
