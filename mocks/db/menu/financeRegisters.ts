import type { MenuSeed } from './menuSeed';
import { dataOf } from '../data';
import financeRegistersData from './data/financeRegisters.json' with { type: 'json' };

/** Registers, queries and indicators of the financial module. */
export const financeRegisters: readonly MenuSeed[] = dataOf(financeRegistersData);
