// forbidden: boundaries(dependencies)
import { target } from '../src/platform/target';

export const canary = target;
