// allowed
import { target } from '@/app/target';

export const main = target;
