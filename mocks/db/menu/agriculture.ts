import type { ModuleSeed } from './menuSeed';
import { dataOf } from '../data';
import agricultureData from './data/agriculture.json' with { type: 'json' };
import forestryData from './data/forestry.json' with { type: 'json' };

export const agriculture: ModuleSeed = dataOf(agricultureData);

export const forestry: ModuleSeed = dataOf(forestryData);
