// forbidden: boundaries(dependencies)
import { target } from '@/families/own/target';

export const canary = target;
