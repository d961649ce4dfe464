import { createQuery } from '@/platform/store/createQuery';
import { findPatterns } from './patternService';

/** The patterns of the customer whose invoice is entered. */
export const patternsAnswer = createQuery('invoices', 'patterns', findPatterns, { keep: false });
