import { type ComponentType, Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import { lazyGeneric } from '@/platform/react/generic';
import type { RowId } from '@/platform/store/resourceState';
import { RegisterForm } from './form/RegisterForm';
import type { RecordFormProps as FormProps } from './form/RecordForm';
import { lazyOnce } from './lazyOnce';
import { type OpenRecord, RECORD_PARAMS } from './registerAddress';
import type { RecordFormProps } from './registerTypes';
import type { Together } from './registerActions';

// Few visits import anything: spreadsheets and CSV come when somebody does.
const ImportDialog = lazyGeneric(async () => (await import('./importing/ImportDialog')).ImportDialog);

const BulkEditDialog = lazyGeneric(async () => (await import('./bulk/BulkEditDialog')).BulkEditDialog);

const BulkActiveDialog = lazyGeneric(async () => (await import('./bulk/BulkActiveDialog')).BulkActiveDialog);

const recordFormOf = ({ RecordForm }: { RecordForm: ComponentType<RecordFormProps> }) => RecordForm;

interface RegisterDialogsProps<Row extends { id: RowId }, Item extends object, Values extends FieldValues> {
  readonly form: Omit<FormProps<Row, Item, Values>, 'open'>;
  readonly open: OpenRecord;
  readonly rows: readonly Row[];
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
  rows,
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
          <ImportDialog
            register={register}
            rows={rows}
            importing={importing}
            texts={texts}
            onClose={onImportClose}
          />
        </Suspense>
      )}
    </>
  );
}
