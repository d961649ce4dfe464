import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { Fragment, useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AppForm } from '@/platform/forms/AppForm';
import { FormFoot } from '@/platform/forms/FormFoot';
import { versionOf } from '@/platform/http/rowVersion';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useAppDispatch } from '@/platform/store/hooks';
import type { RowId } from '@/platform/store/resourceState';
import { typeStep } from '@/platform/theme/typography';
import { toast } from '@/platform/ui/toast';
import { saveRecord } from '../conflict/saveRecord';
import { ACTION_PARAMS, RECORD_PARAMS } from '../registerAddress';
import type { RecordFormProps } from './RecordForm';
import type { OnLeave } from './useLeaving';
import { RecordStamp } from './RecordStamp';
import { RegisterFieldView } from './RegisterFieldView';

const Fields = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  alignContent: 'start',
  columnGap: 16,
  // What is said under a field stands apart from the label of the next.
  rowGap: 12,
  padding: '20px 24px',
  overflowY: 'auto',
  [theme.breakpoints.down('sm')]: { padding: '16px', '& > *': { gridColumn: '1 / -1 !important' } },
}));

const Section = styled('h3')(({ theme }) => ({
  ...typeStep('cardTitle'),
  gridColumn: '1 / -1',
  margin: '8px 0 4px',
  '&:not(:first-of-type)': { paddingTop: 16, borderTop: `1px solid ${theme.tokens.border}` },
}));

interface RegisterFormBodyProps<
  Row extends { id: RowId },
  Item extends object,
  Values extends FieldValues,
> extends RecordFormProps<Row, Item, Values> {
  /** The record that is saved; null creates one. */
  id: RowId | null;
  initial: Values;
  /** The record as it was read: says since when it is so, and by whom. */
  written?: Item;
  /** Why this record stays as it is. */
  locked?: string | undefined;
  /** Tells what frames it how this form is left; answers how to take it back. */
  onLeave: OnLeave;
  autoFocus: boolean;
}

/** By what it is told whether a record was changed since: its version, else when it was last written. */
function stateOf(record: object | undefined): string | number | undefined {
  const updatedAt = record && 'updatedAt' in record ? record.updatedAt : undefined;
  return versionOf(record) ?? (typeof updatedAt === 'string' ? updatedAt : undefined);
}

/** Fields and foot of a record's form. After saving it closes and the list loads anew. */
export function RegisterFormBody<Row extends { id: RowId }, Item extends object, Values extends FieldValues>(
  props: RegisterFormBodyProps<Row, Item, Values>,
) {
  const { register, texts, access, id, initial, address, onLeave, autoFocus } = props;
  const { t } = useTranslation('register');
  const dispatch = useAppDispatch();
  const form = useAppForm<Values>({
    schema: register.schema,
    defaultValues: initial,
    draft: {
      key: `${register.module}.${register.name}:${id ?? 'novo'}`,
      basis: stateOf(props.written),
      omit: (values) => register.undrafted?.(values as Values) ?? [],
    },
    guardParams: register.actions ? ACTION_PARAMS : RECORD_PARAMS,
  });
  const askFirst = useEffectEvent((goOn: () => void) => void form.leave(goOn));
  useEffect(() => onLeave((goOn) => askFirst(goOn)), [onLeave]);

  async function save(values: Values) {
    await saveRecord({
      register,
      texts,
      id,
      written: props.written,
      read: initial,
      typed: values,
      save: (changed, version) => dispatch(register.resource.save({ values: changed, id, version })),
    });
    const ownWord = register.ownWords?.includes('saved') ?? false;
    toast({ tone: 'success', text: ownWord ? texts.text('saved') : t('form.saved') });
    address.show(null, true);
  }
  return (
    <AppForm
      form={form}
      onSubmit={save}
      label={texts.text(id === null ? 'new' : 'edit')}
      sx={{
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        // What the form says of itself stands over the part that scrolls.
        '& > [role="status"], & > [role="alert"]': { mx: { xs: 2, sm: 3 }, mb: 0 },
        // The list of wrong fields is for screen readers: it moves nothing.
        '& > [role="status"], & > [role="alert"]:has(.MuiAlert-root)': { mt: 2 },
      }}
    >
      <Fields>
        {props.locked && (
          <Alert severity="info" sx={{ gridColumn: '1 / -1', mb: 1 }}>
            {props.locked}
          </Alert>
        )}
        {register.fields.map((field, index) => (
          <Fragment key={field.name}>
            {field.section && (
              <Section as={register.form === 'page' ? 'h2' : 'h3'}>{texts.section(field.section)}</Section>
            )}
            <div style={{ gridColumn: `span ${field.span ?? 12}` }}>
              <RegisterFieldView
                field={field}
                texts={texts}
                access={access}
                id={id}
                autoFocus={autoFocus && index === 0}
                emptyValues={register.emptyValues}
              />
            </div>
          </Fragment>
        ))}
      </Fields>
      {props.written && <RecordStamp record={props.written} />}
      <FormFoot onCancel={() => address.show(null)} disabledReason={access.reason} />
    </AppForm>
  );
}
