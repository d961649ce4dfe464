// forbidden: boundaries(dependencies)
import { target } from '@/shell/target';

export const canary = target;
