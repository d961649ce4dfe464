import { useLocation, useNavigate } from 'react-router-dom';
import { useAddressValues } from '@/platform/routing/useAddressValues';

const LIST = 'avisos';
const OPEN = 'aviso';
const SEARCH = 'avisoBusca';
const FORM = 'avisoEditar';
const ALL = 'todos';
const NEW = 'novo' as const;

/** The parameter that the form stands on: when it changes, the form is being left. */
export const NOTICE_FORM_PARAMS = [FORM];

type Step = 'list' | 'form';
type Changes = Readonly<Record<string, null>>;

/**
 * What is open of the notices, kept in the address: the dialog with all of them, the one that is read there, the
 * search, and the form. What was opened from the page is closed by the way back.
 */
export function useNoticesAddress() {
  const { text, id: idOf, set } = useAddressValues();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { notices?: Step } | null };

  const close = (step: Step, changes: Changes) => {
    if (state?.notices === step) void navigate(-1);
    else set(changes, { state });
  };

  const form = text(FORM);
  return {
    listOpen: text(LIST) === ALL,
    openId: idOf(OPEN),
    search: text(SEARCH) ?? '',
    form: form === NEW ? NEW : idOf(FORM),
    openList: (id: number | null = null) =>
      set({ [LIST]: ALL, [OPEN]: id }, { push: true, state: { notices: 'list' } }),
    read: (id: number | null) => set({ [OPEN]: id }, { state }),
    find: (search: string) => set({ [SEARCH]: search || null }, { state }),
    openForm: (id: number | null) => set({ [FORM]: id ?? NEW }, { push: true, state: { notices: 'form' } }),
    closeList: () => close('list', { [LIST]: null, [OPEN]: null, [SEARCH]: null }),
    closeForm: () => close('form', { [FORM]: null }),
  };
}

export type NoticesAddress = ReturnType<typeof useNoticesAddress>;
