import { type ComponentType, lazy, Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { RowId } from '@/platform/store/resourceState';
import type { BulkActiveDialog as BulkActiveDialogComponent } from './bulk/BulkActiveDialog';
import type { BulkEditDialog as BulkEditDialogComponent } from './bulk/BulkEditDialog';
import { RegisterForm } from './form/RegisterForm';
import type { RecordFormProps as FormProps } from './form/RecordForm';
import type { ImportDialog as ImportDialogComponent } from './importing/ImportDialog';
import { lazyOnce } from './lazyOnce';
import { type OpenRecord, RECORD_PARAMS } from './registerAddress';
import type { RecordFormProps } from './registerTypes';
import type { Together } from './registerActions';

// Few visits import anything: spreadsheets and CSV come when somebody does.
// `lazy` forgets type parameters; the cast gives them back.
const ImportDialog = lazy(async () => ({
  default: (await import('./importing/ImportDialog')).ImportDialog,
})) as unknown as typeof ImportDialogComponent;

const BulkEditDialog = lazy(async () => ({
  default: (await import('./bulk/BulkEditDialog')).BulkEditDialog,
})) as unknown as typeof BulkEditDialogComponent;

const BulkActiveDialog = lazy(async () => ({
  default: (await import('./bulk/BulkActiveDialog')).BulkActiveDialog,
})) as unknown as typeof BulkActiveDialogComponent;

const recordFormOf = ({ RecordForm }: { RecordForm: ComponentType<RecordFormProps> }) => RecordForm;

interface RegisterDialogsProps<Row extends { id: RowId }, Item extends object, Values extends FieldValues> {
  readonly form: Omit<FormProps<Row, Item, Values>, 'open'>;
  readonly open: OpenRecord;
  /** The change of several records at once that is being made. */
  readonly together: Together | null;
  readonly onTogetherClose: () => void;
  readonly isImporting: boolean;
  readonly onImportClose: () => void;
}

/** What may stand over the list of a register: the form of a record, a change of several, the import. */
export function RegisterDialogs<Row extends { id: RowId }, Item extends object, Values extends FieldValues>({
  form,
  open,
  together,
  onTogetherClose,
  isImporting,
  onImportClose,
}: RegisterDialogsProps<Row, Item, Values>) {
  const { register, texts, access, address } = form;
  const { ownForm, importing } = register;
  const OwnForm = ownForm ? lazyOnce(ownForm, recordFormOf) : null;
  const changed = {
    register,
    rows: (together?.rows ?? []) as readonly Row[],
    onClose: onTogetherClose,
  };
  return (
    <>
      {open && OwnForm && (
        <Suspense fallback={null}>
          <OwnForm
            key={JSON.stringify(open)}
            id={open.mode === 'edit' ? open.id : null}
            copyOf={open.mode === 'new' ? open.copyOf : null}
            readOnlyReason={access.reason}
            guardParams={RECORD_PARAMS}
            onClose={() => address.show(null)}
            onSaved={() => address.show(null, true)}
          />
        </Suspense>
      )}
      {open && !OwnForm && <RegisterForm {...form} open={open} />}
      {together && (
        <Suspense fallback={null}>
          {together.kind === 'edit' ? (
            <BulkEditDialog {...changed} texts={texts} access={access} />
          ) : (
            <BulkActiveDialog {...changed} active={together.active} uses={together.uses} />
          )}
        </Suspense>
      )}
      {isImporting && importing && (
        <Suspense fallback={null}>
          <ImportDialog register={register} importing={importing} texts={texts} onClose={onImportClose} />
        </Suspense>
      )}
    </>
  );
}
