import { useMemo } from 'react';
import { type Location, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useAddressParams } from '@/platform/routing/useAddressParams';

const RECORD = 'registro';
const COPY = 'copia';
const NEW = 'novo';

/** The parameters a record's form stands on: when they change, the form is being left. */
export const RECORD_PARAMS = [RECORD, COPY];
/** The same where the address names what is done to a record. */
export const ACTION_PARAMS = ['id', COPY];

/** The record that the address opens: an existing one, a new one, or a new one that starts as a copy. */
export type OpenRecord = { mode: 'edit'; id: string } | { mode: 'new'; copyOf: string | null } | null;

/**
 * Addresses of a page's own for its forms: `/nova` and `/editar?id=5` instead of `/novo` and `/5`. The last part of such
 * a route is the parameter `action`.
 */
export interface RecordActions {
  readonly new: string;
  readonly edit: string;
}
const ACTION = 'action';
const ID = 'id';

/** What a history entry knows of how it came about. */
interface RecordState {
  /** The entry before it is the list from which the record was opened. */
  readonly fromList?: true;
  /** Who steps from record to record stays on the button for it. */
  readonly samePage?: true;
}

function readOpenRecord(record: string | null | undefined, params: URLSearchParams): OpenRecord {
  if (!record) return null;
  return record === NEW ? { mode: 'new', copyOf: params.get(COPY) } : { mode: 'edit', id: record };
}

function readAction(actions: RecordActions, action: string | undefined, params: URLSearchParams): OpenRecord {
  if (action === actions.new) return { mode: 'new', copyOf: params.get(COPY) };
  const id = params.get(ID);
  return action === actions.edit && id !== null ? { mode: 'edit', id } : null;
}

const recordOf = (open: NonNullable<OpenRecord>) => (open.mode === 'edit' ? open.id : NEW);

function withRecord(
  params: URLSearchParams,
  open: OpenRecord,
  form: 'drawer' | 'page',
  named = false,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(RECORD);
  next.delete(COPY);
  if (named) next.delete(ID);
  if (named && open?.mode === 'edit') next.set(ID, open.id);
  if (open && form === 'drawer') next.set(RECORD, recordOf(open));
  if (open?.mode === 'new' && open.copyOf) next.set(COPY, open.copyOf);
  return next;
}

/** The address of the list: that of the record without its last part. */
function listPath({ pathname }: Location, record: string | undefined): string {
  return record === undefined ? pathname : pathname.replace(/\/[^/]*\/?$/, '');
}

export interface RecordAddress {
  readonly open: OpenRecord;
  /** Opens a record, or with null goes back to the list as it was. `replace` for what takes the place of the present. */
  readonly show: (next: OpenRecord, replace?: boolean) => void;
  /** To the record before or after, in the place of this one. */
  readonly step: (id: string) => void;
  /** The list's own address, with what it is searched and sorted by. */
  readonly listHref: string;
}

/**
 * The open record, kept in the address so that a link, reload and Back show the same one. In the drawer it is a search
 * parameter over the list; a page of its own is the last part of the path, `registro` in the route: what the list is
 * searched, filtered and sorted by stays behind it.
 */
export function useOpenRecord(form: 'drawer' | 'page', actions?: RecordActions): RecordAddress {
  const [params, setParams] = useAddressParams();
  const { [RECORD]: placed, [ACTION]: action } = useParams();
  const segment = actions ? action : placed;
  const location = useLocation();
  const navigate = useNavigate();
  // Who links to a record need not know how it opens: the parameter works for pages too.
  const record = (form === 'page' ? segment : undefined) ?? params.get(RECORD);
  const open = useMemo(
    () => (actions ? readAction(actions, action, params) : readOpenRecord(record, params)),
    [actions, action, record, params],
  );
  const list = listPath(location, form === 'page' ? segment : undefined);
  const state = location.state as RecordState | null;

  const go = (next: NonNullable<OpenRecord>, options: { replace: boolean; state: RecordState | null }) =>
    void navigate(
      {
        pathname: `${list}/${actions ? actions[next.mode] : encodeURIComponent(recordOf(next))}`,
        search: withRecord(params, next, form, actions !== undefined).toString(),
      },
      { ...options, preventScrollReset: true },
    );
  const inDrawer = (next: OpenRecord, replace: boolean) =>
    setParams((now) => withRecord(now, next, form), { replace, preventScrollReset: true });

  const search = withRecord(params, null, form, actions !== undefined).toString();
  const listHref = search ? `${list}?${search}` : list;
  return {
    open,
    listHref,
    show: (next, replace = false) => {
      if (form === 'drawer') return inDrawer(next, replace);
      if (next) return go(next, { replace, state: open ? state : { fromList: true } });
      // Back is the way it came, and brings the list back where it stood.
      return void (state?.fromList ? navigate(-1) : navigate(listHref, { replace: true }));
    },
    step: (id) => {
      const next = { mode: 'edit', id } as const;
      if (form === 'drawer') return inDrawer(next, true);
      return go(next, { replace: true, state: { ...state, samePage: true } });
    },
  };
}
