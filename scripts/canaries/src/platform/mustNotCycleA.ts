// forbidden: import(no-cycle)
import { b } from './mustNotCycleB';

export const a = (): number => b();
