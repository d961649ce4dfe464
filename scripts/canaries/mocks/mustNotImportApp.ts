// forbidden: boundaries(dependencies)
import { target } from '../src/app/target';

export const canary = target;
