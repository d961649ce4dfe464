import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RowId } from '@/platform/store/resourceState';
import { useItem } from '@/platform/store/useResource';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import type { Register } from '../defineRegister';
import type { OpenRecord, RecordAddress } from '../registerAddress';
import type { RegisterTexts } from '../registerTexts';
import type { RegisterAccess } from '../useRegisterAccess';
import { RegisterFormBody } from './RegisterFormBody';
import type { OnLeave } from './useLeaving';

const Empty = styled('div')({ flex: 1, padding: 24 });

export interface RecordFormProps<Row extends { id: RowId }, Item extends object, Values extends FieldValues> {
  register: Register<Row, Item, Values>;
  texts: RegisterTexts;
  access: RegisterAccess;
  open: NonNullable<OpenRecord>;
  address: RecordAddress;
  /** The rows as the list shows them, for the steps to the neighbours. */
  ordered: readonly Row[];
}

interface Framed {
  /** Tells the frame how this form is left; answers how to take it back. */
  onLeave: OnLeave;
  /** The first field takes the focus. */
  autoFocus: boolean;
}

/** The form of one record, whatever frames it: loaded first, unless it is new. */
export function RecordForm<Row extends { id: RowId }, Item extends object, Values extends FieldValues>(
  props: RecordFormProps<Row, Item, Values> & Framed,
) {
  const { register, open } = props;
  if (open.mode === 'new' && open.copyOf === null) {
    return <RegisterFormBody {...props} id={null} initial={register.emptyValues} />;
  }
  // The copy of the record whose form stood here is another form.
  return <LoadedForm key={open.mode === 'new' ? `copy ${open.copyOf}` : open.id} {...props} />;
}

/** What a copy does not take over. */
function emptied<Values extends FieldValues>({
  unique = [],
  notCopied = [],
  emptyValues,
}: {
  readonly unique?: readonly (keyof Values & string)[];
  readonly notCopied?: readonly (keyof Values & string)[];
  readonly emptyValues: Values;
}): Partial<Values> {
  const names = [...unique, ...notCopied];
  return Object.fromEntries(names.map((name) => [name, emptyValues[name]])) as Partial<Values>;
}

/** Loads the record first; what cannot be loaded says why, in the form's place. */
function LoadedForm<Row extends { id: RowId }, Item extends object, Values extends FieldValues>(
  props: RecordFormProps<Row, Item, Values> & Framed,
) {
  const { register, open } = props;
  const { t } = useTranslation('register');
  const wanted = open.mode === 'new' ? (open.copyOf ?? '') : open.id;
  const { data, status, error, retry } = useItem(register.resource, wanted);
  if (status === 'failed') {
    if (error?.kind === 'forbidden') return <ForbiddenState />;
    if (error?.kind === 'validation') {
      const action = (
        <Button variant="outlined" onClick={() => props.address.show(null)}>
          {t('form.backToList')}
        </Button>
      );
      return <EmptyState title={t('form.notFound')} action={action} />;
    }
    const code = error?.kind === 'server' ? error.status : undefined;
    return <ErrorState onRetry={retry} code={code} />;
  }
  if (status !== 'ready' || !data) {
    return (
      <Empty>
        <Loading>
          <SkeletonText />
          <SkeletonText />
          <SkeletonText />
        </Loading>
      </Empty>
    );
  }
  const values = register.toValues(data);
  if (open.mode === 'edit') {
    const locked = register.locked?.(data) ? props.texts.text('locked') : undefined;
    const access = locked ? { reason: locked, mayEditField: () => false } : props.access;
    return (
      <RegisterFormBody
        {...props}
        access={access}
        locked={locked}
        id={open.id}
        initial={values}
        written={data}
      />
    );
  }
  return <RegisterFormBody {...props} id={null} initial={{ ...values, ...emptied(register) }} />;
}
