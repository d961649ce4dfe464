// forbidden: boundaries(dependencies)
import { target } from '@/modules/other/target';

export const canary = target;
