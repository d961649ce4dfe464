// forbidden: boundaries(dependencies)
import { main } from '@/main';

export const canary = main;
