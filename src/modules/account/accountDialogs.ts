import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { openedWithin } from '@/platform/routing/openedWithin';
import { isOneOf } from '@/platform/typed/records';

const DIALOG = 'dialogo';
const USER = 'usuario';

/** The parameters that a dialog's form stands on: when they change, the form is being left. */
export const DIALOG_PARAMS = [DIALOG, USER];

const NAMES = ['convite', 'consultor', 'senha', 'classificacao', 'gerente'] as const;
export type AccountDialogName = (typeof NAMES)[number];

export interface OpenAccountDialog {
  name: AccountDialogName;
  /** The licence whose invitation is edited; without one a new user is invited. */
  userId: string | null;
}

function isName(text: string | null): text is AccountDialogName {
  return isOneOf(NAMES, text);
}

function write(params: URLSearchParams, open: OpenAccountDialog | null): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(DIALOG);
  next.delete(USER);
  if (open) next.set(DIALOG, open.name);
  if (open?.userId) next.set(USER, open.userId);
  return next;
}

/** The open dialog of the page, kept in the address: a link and a reload show it, Back closes it. */
export function useAccountDialog() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const open = useMemo((): OpenAccountDialog | null => {
    const name = params.get(DIALOG);
    return isName(name) ? { name, userId: params.get(USER) } : null;
  }, [params]);
  const show = useCallback(
    (name: AccountDialogName, userId: string | null = null) =>
      setParams((now) => write(now, { name, userId }), { preventScrollReset: true }),
    [setParams],
  );
  const close = useCallback(() => {
    // Opened from within: Back is the way it came. Opened by its address: there is nothing to go back to.
    if (openedWithin()) void navigate(-1);
    else setParams((now) => write(now, null), { replace: true, preventScrollReset: true });
  }, [navigate, setParams]);
  return { open, show, close };
}
