import { createQuery } from '@/platform/store/createQuery';
import { invalidate, type Tag } from '@/platform/store/tags';
import { findPatterns } from './patternService';

const PATTERNS: Tag = 'invoices/patterns';

/** The patterns of the customer whose invoice is entered. */
export const patternsAnswer = createQuery('invoices', 'patterns', findPatterns, {
  keep: false,
  tags: [PATTERNS],
});

/** The customer's patterns may be others now. */
export const patternsChanged = () => invalidate([PATTERNS]);
