import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

const RECORD = 'registro';
const COPY = 'copia';
const NEW = 'novo';

/** The parameters a record's form stands on: when they change, the form is being left. */
export const RECORD_PARAMS = [RECORD, COPY];

/** The record that the address opens: an existing one, a new one, or a new one that starts as a copy. */
export type OpenRecord = { mode: 'edit'; id: string } | { mode: 'new'; copyOf: string | null } | null;

function readOpenRecord(params: URLSearchParams): OpenRecord {
  const record = params.get(RECORD);
  if (!record) return null;
  return record === NEW ? { mode: 'new', copyOf: params.get(COPY) } : { mode: 'edit', id: record };
}

function writeOpenRecord(params: URLSearchParams, open: OpenRecord): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(RECORD);
  next.delete(COPY);
  if (open?.mode === 'edit') next.set(RECORD, open.id);
  if (open?.mode === 'new') {
    next.set(RECORD, NEW);
    if (open.copyOf) next.set(COPY, open.copyOf);
  }
  return next;
}

/** The open record, kept in the address so that a link, reload and Back show the same one. */
export function useOpenRecord() {
  const [params, setParams] = useSearchParams();
  const open = useMemo(() => readOpenRecord(params), [params]);
  return {
    open,
    show: (next: OpenRecord, replace = false) =>
      setParams((now) => writeOpenRecord(now, next), { replace, preventScrollReset: true }),
  };
}
