import type { MenuSeed } from './menuSeed';
import { dataOf } from '../data';
import reportsData from './data/reports.json' with { type: 'json' };

export const reports: readonly MenuSeed[] = dataOf(reportsData);
