import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OptionSource } from '@/platform/forms/options';
import { useFormValues } from '@/platform/forms/useFormValues';
import { lazyGeneric } from '@/platform/react/generic';
import type { RowId } from '@/platform/store/resourceState';
import { isLarge, type RegisterField } from '../registerFields';
import type { RegisterTexts } from '../registerTexts';
import type { RegisterAccess } from '../useRegisterAccess';
import { PlainFieldView } from './PlainFieldView';

const LargeFieldView = lazyGeneric(async () => (await import('./LargeFieldView')).LargeFieldView);

export interface RegisterFieldViewProps<Values extends FieldValues> {
  field: RegisterField<Values>;
  texts: RegisterTexts;
  access: RegisterAccess;
  id: RowId | null;
  autoFocus: boolean;
  /** What a field that another one clears falls back to. */
  emptyValues: Values;
}

const NONE: OptionSource = { options: [] };

/** Options, limits, locks and units hang on other fields: such a field follows the whole form, at every key. */
function followsForm<Values extends FieldValues>(field: RegisterField<Values>): boolean {
  if (field.kind === 'rows') return field.columns.some((column) => 'Options' in column || 'limits' in column);
  if ('unit' in field && typeof field.unit === 'function') return true;
  const hanging = ['Options', 'Nodes', 'limits', 'current', 'lockedWhen', 'Note'];
  return hanging.some((part) => part in field);
}

/** One field of a register's form, of the kind its descriptor says. */
export function RegisterFieldView<Values extends FieldValues>(props: RegisterFieldViewProps<Values>) {
  if (followsForm(props.field)) return <FollowingField {...props} />;
  return <FieldOfKind {...props} values={props.emptyValues} options={NONE} />;
}

function FollowingField<Values extends FieldValues>(props: RegisterFieldViewProps<Values>) {
  const values = useFormValues<Values>();
  const Options = 'Options' in props.field ? props.field.Options : undefined;
  if (!Options) return <FieldOfKind {...props} values={values} options={NONE} />;
  return (
    <Options values={values}>
      {(options) => <FieldOfKind {...props} values={values} options={options} />}
    </Options>
  );
}

interface FieldOfKindProps<Values extends FieldValues> extends RegisterFieldViewProps<Values> {
  values: Values;
  options: OptionSource;
}

function FieldOfKind<Values extends FieldValues>(props: FieldOfKindProps<Values>) {
  const { field, values, id } = props;
  const { Note } = field;
  return (
    <>
      <Control {...props} />
      {Note &&
        (field.kind === 'rows' ? <FollowingNote {...{ Note, id }} /> : <Note values={values} id={id} />)}
    </>
  );
}

/** Under rows the note alone follows the form: the rows would be drawn anew at every key. */
function FollowingNote<Values extends FieldValues>(props: {
  readonly Note: NonNullable<RegisterField<Values>['Note']>;
  readonly id: RowId | null;
}) {
  const { Note, id } = props;
  return <Note values={useFormValues<Values>()} id={id} />;
}

function Control<Values extends FieldValues>(props: FieldOfKindProps<Values>) {
  const { field, texts, access, id, autoFocus, values, options, emptyValues } = props;
  const { name, clears = [], lockedWhen } = field;
  const { setValue } = useFormContext();
  const { t } = useTranslation('register');
  const mayEdit = access.mayEditField(field.permission);
  // Where nothing at all may be changed, the button that saves says so.
  const refused = !mayEdit && access.reason === undefined;
  const helper = field.helper ? texts.fieldPart(name, 'helper') : undefined;
  const locked = lockedWhen?.(values, id) ?? false;
  const common = {
    name,
    label: texts.field(name),
    required: field.required,
    autoFocus,
    readOnly: !mayEdit,
    helper: refused ? t('fieldReadOnly') : helper,
    disabledReason: locked ? texts.fieldPart(name, 'locked') : undefined,
    onChanged: () => {
      const names: readonly string[] = clears;
      for (const name of names) {
        const empty: unknown = emptyValues[name] ?? null;
        setValue(name, empty, { shouldDirty: true });
      }
    },
  };
  if (!isLarge<Values, object>(field)) {
    return <PlainFieldView field={field} common={common} values={values} options={options} />;
  }
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={44} />}>
      <LargeFieldView field={field} common={common} values={values} options={options} texts={texts} />
    </Suspense>
  );
}
