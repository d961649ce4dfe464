// forbidden: boundaries(dependencies)
import { target } from '@/app/target';

export const canary = target;
