import { useCallback, useMemo } from 'react';
import type { RawFilters } from '@/platform/filters/filterValues';
import { useAddressParams } from '@/platform/routing/useAddressParams';
import { readTab, type TitleTab } from '../rules/titleTabs';

const TAB = 'aba';
const TITLE = 'titulo';
const DOING = 'acao';
const COPY = 'copia';
const WRITE_OFF = 'baixa';
const NEW = 'novo';
/** As the grid names them. */
const PAGE = 'pagina';
const FILTER = 'filtro.';
const EDIT = 'editar';

/** The parameters the forms stand on: when they change, the form is being left. */
export const FORM_PARAMS = [TITLE, DOING, COPY, WRITE_OFF];

/** What stands over the list: a title's panel, its form, or the form in which titles are written off. */
export type OpenTitle =
  | { readonly kind: 'view' | 'edit'; readonly id: string }
  | { readonly kind: 'new'; readonly copyOf: string | null }
  | { readonly kind: 'writeOff'; readonly ids: readonly number[] }
  | null;

function readOpen(params: URLSearchParams): OpenTitle {
  const ids = (params.get(WRITE_OFF) ?? '').split(',').map(Number).filter(Boolean);
  if (ids.length > 0) return { kind: 'writeOff', ids };
  const id = params.get(TITLE);
  if (!id) return null;
  if (id === NEW) return { kind: 'new', copyOf: params.get(COPY) };
  return { kind: params.get(DOING) === EDIT ? 'edit' : 'view', id };
}

function withOpen(now: URLSearchParams, open: OpenTitle): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const name of FORM_PARAMS) next.delete(name);
  if (open?.kind === 'writeOff') next.set(WRITE_OFF, open.ids.join(','));
  if (open?.kind === 'view' || open?.kind === 'edit') next.set(TITLE, open.id);
  if (open?.kind === 'edit') next.set(DOING, EDIT);
  if (open?.kind === 'new') next.set(TITLE, NEW);
  if (open?.kind === 'new' && open.copyOf) next.set(COPY, open.copyOf);
  return next;
}

function withTab(now: URLSearchParams, tab: TitleTab, filters?: RawFilters): URLSearchParams {
  const next = new URLSearchParams(
    [...now].filter(([key]) => key !== PAGE && !(filters && key.startsWith(FILTER))),
  );
  if (tab === 'todos') next.delete(TAB);
  else next.set(TAB, tab);
  for (const [name, value] of Object.entries(filters ?? {})) next.set(FILTER + name, value);
  return next;
}

export interface TitleAddress {
  readonly tab: TitleTab;
  /** To a tab; with filters both change in one step, for two after each other would overtake each other. */
  readonly setTab: (tab: TitleTab, filters?: RawFilters) => void;
  readonly open: OpenTitle;
  /** Opens something over the list, or with null goes back to it. */
  readonly show: (open: OpenTitle, replace?: boolean) => void;
}

/** Tab and open title, in the address: a link, reload and Back show the same. */
export function useTitleAddress(): TitleAddress {
  const [params, setParams] = useAddressParams();
  const tab = readTab(params.get(TAB));
  const open = useMemo(() => readOpen(params), [params]);
  const setTab = useCallback(
    (next: TitleTab, filters?: RawFilters) =>
      setParams((now) => withTab(now, next, filters), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  const show = useCallback(
    (next: OpenTitle, replace = false) =>
      setParams((now) => withOpen(now, next), { replace, preventScrollReset: true }),
    [setParams],
  );
  return useMemo(() => ({ tab, setTab, open, show }), [tab, setTab, open, show]);
}
