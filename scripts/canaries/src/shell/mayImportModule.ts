// allowed
import { target } from '@/modules/own/target';

export const canary = target;
