// forbidden: import(no-cycle)
import { a } from './mustNotCycleA';

export const b = (): number => a();
