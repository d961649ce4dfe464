// forbidden: boundaries(dependencies)
import { target } from '../../../mocks/target';

export const canary = target;
