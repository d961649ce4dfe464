// forbidden: boundaries(dependencies)
import { target } from '@/domain/own/target';

export const canary = target;
