// forbidden: boundaries(dependencies)
import { target } from '@/families/other/target';

export const canary = target;
