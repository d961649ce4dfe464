// allowed
import { target } from '@/platform/target';

export const canary = target;
