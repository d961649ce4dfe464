import i18next from 'i18next';
import type { FieldValues } from 'react-hook-form';
import { asAppError, isConflict } from '@/platform/http/appError';
import { type RowVersion, versionOf } from '@/platform/http/rowVersion';
import type { RowId } from '@/platform/store/resourceState';
import { confirm } from '@/platform/ui/confirm';
import type { Register } from '../defineRegister';
import type { RegisterTexts } from '../registerTexts';
import { ConflictText } from './ConflictText';
import { fieldConflicts, type FieldConflict, mergedValues } from './recordConflict';

interface Saving<Row extends { id: RowId }, Item extends object, Values extends FieldValues> {
  readonly register: Register<Row, Item, Values>;
  readonly texts: RegisterTexts;
  readonly id: RowId | null;
  /** The record as it was read when the form opened; none of a new one. */
  readonly written: Item | undefined;
  readonly read: Values;
  readonly typed: Values;
  readonly save: (values: Values, version: RowVersion | undefined) => Promise<unknown>;
}

/**
 * Saves a record. When the server answers that somebody else changed it meanwhile (409), the record is read again, what
 * differs is shown, and only fields that the user changed are written over the current ones, if the user wants it.
 * @throws an AppError: that of the save, or a refusal that says that nothing was saved.
 */
export async function saveRecord<Row extends { id: RowId }, Item extends object, Values extends FieldValues>({
  register,
  texts,
  id,
  written,
  save,
  ...values
}: Saving<Row, Item, Values>): Promise<void> {
  const names = register.fields.map(({ name }) => name);
  let { read, typed } = values;
  let version = versionOf(written);
  for (;;) {
    try {
      await save(typed, version);
      return;
    } catch (thrown) {
      const error = asAppError(thrown);
      if (id === null || !isConflict(error)) throw error;
      const item = await register.calls.get(id, new AbortController().signal);
      const current = register.toValues(item);
      const conflicts = fieldConflicts(names, { read, current, typed });
      // The record is as it was read: the server refuses for another reason, and says it.
      if (versionOf(item) === version && conflicts.length === 0) throw error;
      if (conflicts.length > 0 && !(await overwrites(conflicts, register, texts)))
        throw { ...error, message: i18next.t('register:conflict.notSaved') };
      typed = mergedValues({ read, current, typed });
      read = current;
      version = versionOf(item);
    }
  }
}

function overwrites<Row extends { id: RowId }, Item extends object, Values extends FieldValues>(
  conflicts: readonly FieldConflict[],
  register: Register<Row, Item, Values>,
  texts: RegisterTexts,
): Promise<boolean> {
  return confirm({
    title: i18next.t('register:conflict.title'),
    body: <ConflictText conflicts={conflicts} fields={register.fields} texts={texts} />,
    confirmLabel: i18next.t('register:conflict.save'),
    cancelLabel: i18next.t('register:conflict.back'),
  });
}
