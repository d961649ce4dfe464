import { receivables } from './receivables';

export const reportHandlers = [receivables];
