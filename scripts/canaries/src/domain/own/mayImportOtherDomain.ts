// allowed
import { target } from '@/domain/other/target';

export const canary = target;
