import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLookup } from '@/domain/lookups/useLookup';
import type { NoteProps } from '@/families/register/registerTypes';
import { accountName } from '../rules/accountName';
import type { CurrentAccountValues } from '../schemas/currentAccountSchemas';

const OF_BANKS = ['bankId', 'branch', 'number'] as const;

/**
 * Proposes the account's name from bank, branch and number, until another is typed; cash loses what only accounts at
 * banks have. It shows nothing of its own.
 */
export function AccountNameNote({ values }: NoteProps<CurrentAccountValues>) {
  const { kind, bankId, branch, number, kept } = values;
  const { setValue, getValues } = useFormContext<CurrentAccountValues>();
  const { options } = useLookup('banks', undefined);
  const bank = [...options, kept.bankId].find((option) => option?.id === bankId)?.name;
  const proposed = accountName({ kind, bank, branch, number });
  const last = useRef(proposed);
  useEffect(() => {
    const before = last.current;
    last.current = proposed;
    if (before === proposed) return;
    const name = getValues('name');
    if (name === '' || name === before) setValue('name', proposed, { shouldDirty: true });
  }, [proposed, getValues, setValue]);
  useEffect(() => {
    if (kind !== 'CASH') return;
    for (const field of OF_BANKS) {
      if (getValues(field) !== null) setValue(field, null, { shouldDirty: true });
    }
  }, [kind, getValues, setValue]);
  return null;
}
