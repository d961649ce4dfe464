import { useTranslation } from 'react-i18next';
import { useHoldsKey } from './registerAccess';

export interface RegisterAccess {
  /** Why nothing can be changed here; undefined when it can. */
  reason: string | undefined;
  mayEditField: (permission: string | undefined) => boolean;
}

/** What the user may change in a register: the whole by its key, single fields by theirs. */
export function useRegisterAccess({ editPermission }: { editPermission?: string }): RegisterAccess {
  const { t } = useTranslation('register');
  const holds = useHoldsKey();
  const mayEdit = editPermission === undefined || holds(editPermission);
  return {
    reason: mayEdit ? undefined : t('readOnly'),
    mayEditField: (permission) => mayEdit && (permission === undefined || holds(permission)),
  };
}
