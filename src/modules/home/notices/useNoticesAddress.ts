import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const LIST = 'avisos';
const OPEN = 'aviso';
const SEARCH = 'avisoBusca';
const FORM = 'avisoEditar';
const ALL = 'todos';
const NEW = 'novo';

/** The parameter that the form stands on: when it changes, the form is being left. */
export const NOTICE_FORM_PARAMS = [FORM];

type Step = 'list' | 'form';
type Changes = Readonly<Record<string, string | null>>;

function numberOf(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

/**
 * What is open of the notices, kept in the address: the dialog with all of them, the one that is read there, the
 * search, and the form. What was opened from the page is closed by the way back.
 */
export function useNoticesAddress() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { notices?: Step } | null };

  const change = (changes: Changes, options: { replace: boolean; state: unknown }) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { ...options, preventScrollReset: true },
    );
  const close = (step: Step, changes: Changes) => {
    if (state?.notices === step) void navigate(-1);
    else change(changes, { replace: true, state });
  };

  const form = params.get(FORM);
  return {
    listOpen: params.get(LIST) === ALL,
    openId: numberOf(params.get(OPEN)),
    search: params.get(SEARCH) ?? '',
    form: form === NEW ? (NEW as typeof NEW) : numberOf(form),
    openList: (id: number | null = null) =>
      change(
        { [LIST]: ALL, [OPEN]: id === null ? null : String(id) },
        { replace: false, state: { notices: 'list' } },
      ),
    read: (id: number | null) =>
      change({ [OPEN]: id === null ? null : String(id) }, { replace: true, state }),
    find: (search: string) => change({ [SEARCH]: search || null }, { replace: true, state }),
    openForm: (id: number | null) =>
      change({ [FORM]: id === null ? NEW : String(id) }, { replace: false, state: { notices: 'form' } }),
    closeList: () => close('list', { [LIST]: null, [OPEN]: null, [SEARCH]: null }),
    closeForm: () => close('form', { [FORM]: null }),
  };
}

export type NoticesAddress = ReturnType<typeof useNoticesAddress>;
