import { createQuery, type Query, TRANSIENT } from '@/platform/store/createQuery';
import type { Report } from './reportTypes';

/** The rows that a report finds, as the server answers them, by the text of its parameters. */
export type ReportRows = Query<readonly unknown[], string>;

/** Asks for the rows of one report; they go with the page. */
export const reportRows = (module: string, { name, ask }: Pick<Report, 'name' | 'ask'>): ReportRows =>
  createQuery<readonly unknown[], string>(
    module,
    `rows of ${name}`,
    (params, signal) => ask(new URLSearchParams(params), signal),
    TRANSIENT,
  );
