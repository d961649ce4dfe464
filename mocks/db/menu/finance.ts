import type { ModuleSeed } from './menuSeed';
import { dataOf } from '../data';
import financeData from './data/finance.json' with { type: 'json' };

export const finance: ModuleSeed = dataOf(financeData);
