import { createWidget } from '@/platform/widgets/createWidget';
import { findPatterns } from './patternService';

/** The patterns of the customer whose invoice is entered. */
export const patternsAnswer = createWidget('invoices', 'patterns', findPatterns, { keep: false });
