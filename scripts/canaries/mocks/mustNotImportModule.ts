// forbidden: boundaries(dependencies)
import { target } from '../src/modules/own/target';

export const canary = target;
