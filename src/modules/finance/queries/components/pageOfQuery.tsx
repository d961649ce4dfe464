import type { QueryDescriptor } from '../queryDescriptor';
import type { QueryRow } from '../queryTypes';

/** The page of one query: its descriptor and the frame, fetched together. */
export const pageOfQuery =
  <Row extends QueryRow>(load: () => Promise<QueryDescriptor<Row>>) =>
  async () => {
    const [query, { QueryPage }] = await Promise.all([load(), import('./QueryPage')]);
    return { Component: () => <QueryPage query={query} /> };
  };
