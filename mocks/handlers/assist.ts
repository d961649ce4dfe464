import { assistDeskHandlers } from './assist/desk';
import { assistDocumentHandlers } from './assist/document';
import { assistProducerHandlers } from './assist/producer';

export const assistHandlers = [...assistDeskHandlers, ...assistDocumentHandlers, ...assistProducerHandlers];
