import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/platform/store/hooks';
import type { ArraySchema, ObjectSchema, ObjectShape } from 'yup';
import { AppForm } from '@/platform/forms/AppForm';
import { FormFoot } from '@/platform/forms/FormFoot';
import { inDialog } from '@/platform/forms/inDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import type { AppError } from '@/platform/http/appError';
import type { RowId } from '@/platform/store/resourceState';
import { AppDialog } from '@/platform/ui/AppDialog';
import { toast } from '@/platform/ui/toast';
import type { Register } from '../defineRegister';
import type { RegisterTexts } from '../registerTexts';
import type { RegisterAccess } from '../useRegisterAccess';
import { BulkFields, TICKED } from './BulkFields';
import { BulkOutcome } from './BulkOutcome';
import { holdsSeveral, HOW, type How } from './severalValues';
import { useBulkEdit } from './useBulkEdit';

type AnyArray = ArraySchema<unknown[] | null | undefined, object>;

/** Not all were changed: the dialog itself says which. */
const NOT_ALL: AppError = { kind: 'cancelled' };

const tickedOf = (values: FieldValues) => values[TICKED] as string[];

/** For each ticked field that holds several values, what becomes of those the records have. */
function howsOf(values: FieldValues, several: readonly string[]): Record<string, How> {
  const chosen = values[HOW] as Record<string, How | undefined> | undefined;
  const names = several.filter((name) => tickedOf(values).includes(name));
  // Nothing is lost unless somebody says so.
  return Object.fromEntries(names.map((name) => [name, chosen?.[name] ?? 'add']));
}

/** Of the record's rules those of the ticked fields. What is added or removed is one value at least. */
function rulesOf(
  schema: ObjectSchema<FieldValues>,
  ticked: readonly string[],
  hows: Readonly<Record<string, How>>,
): ObjectSchema<FieldValues> {
  const parts = Object.entries(hows).filter(([, how]) => how !== 'replace');
  const least = parts.map(([name]) => [name, (schema.fields[name] as AnyArray).min(1)]);
  return schema.pick([...ticked]).shape(Object.fromEntries(least) as ObjectShape);
}

interface BulkEditDialogProps<Row extends { id: RowId }, Item extends object, Values extends FieldValues> {
  register: Register<Row, Item, Values>;
  rows: readonly Row[];
  texts: RegisterTexts;
  access: RegisterAccess;
  onClose: () => void;
}

/** Gives the selected records the same values in the ticked fields; says exactly which were changed. */
export function BulkEditDialog<Row extends { id: RowId }, Item extends object, Values extends FieldValues>(
  props: BulkEditDialogProps<Row, Item, Values>,
) {
  const { register, rows, texts, access, onClose } = props;
  const { t } = useTranslation('register');
  const dispatch = useAppDispatch();
  const offered = register.fields.filter(
    ({ name, permission }) => register.bulkFields?.includes(name) && access.mayEditField(permission),
  );
  const several = offered.filter(holdsSeveral).map(({ name }) => name);
  const { state, run, remaining, stop } = useBulkEdit(register, rows, texts);
  const form = useAppForm<FieldValues>({
    schema: async (values) =>
      rulesOf(
        (await register.schema()) as unknown as ObjectSchema<FieldValues>,
        tickedOf(values),
        howsOf(values, several),
      ),
    defaultValues: {
      [TICKED]: [],
      [HOW]: Object.fromEntries(several.map((name) => [name, 'add'])),
      // All of a record's values: what a field offers may hang on those of others.
      ...register.emptyValues,
    },
    draft: { key: `${register.module}.${register.name}:lote` },
  });
  const ticked = useWatch({ control: form.control, name: TICKED }) as readonly string[];

  async function save(values: FieldValues) {
    const now = form.getValues();
    const given = Object.fromEntries(tickedOf(now).map((name) => [name, values[name]])) as Partial<Values>;
    const { changed, refused, left } = await run({ values: given, hows: howsOf(now, several) });
    if (changed.length > state.changed.length) dispatch(register.resource.written());
    // What is left is still to be given these values: the form keeps them as typed.
    if (refused.length + left.length > 0) throw NOT_ALL;
    toast({ tone: 'success', text: t('bulk.done', { count: changed.length }) });
    onClose();
  }
  const title = t('bulk.title', { count: rows.length });
  return (
    <AppDialog title={title} full busy={state.running} onClose={() => void form.leave(onClose)}>
      <AppForm form={form} onSubmit={save} label={title} sx={inDialog}>
        <DialogContent>
          <Typography>{t('bulk.intro')}</Typography>
          <BulkFields fields={offered} texts={texts} access={access} emptyValues={register.emptyValues} />
          {state.total > 0 && <BulkOutcome state={state} onStop={stop} />}
        </DialogContent>
        <FormFoot
          onCancel={onClose}
          saveLabel={t('bulk.save', { count: remaining.length })}
          disabledReason={ticked.length === 0 ? t('bulk.choose') : undefined}
        />
      </AppForm>
    </AppDialog>
  );
}
