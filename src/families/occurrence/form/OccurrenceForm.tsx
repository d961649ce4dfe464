import { styled } from '@mui/material/styles';
import { DialogForm } from '@/platform/forms/DialogForm';
import { useAppForm } from '@/platform/forms/useAppForm';
import type { OccurrenceField } from '../occurrenceFields';
import type { OccurrenceValues } from '../occurrenceTypes';
import { chosenIds, givenValues, valuesOf } from '../occurrenceValues';
import { isWhole } from '../rules/depletion';
import { derivedBy, derivedByQuantity, derivedBySubjects } from '../rules/derived';
import { contextOf } from './contextOf';
import { DepletionAlert } from './DepletionAlert';
import { DepletionFields } from './DepletionFields';
import { Moments } from './Moments';
import { NoteAndFiles } from './NoteAndFiles';
import type { OccurrenceFormProps } from './occurrenceFormProps';
import { Notes, Shares, Warnings } from './OccurrenceNotes';
import { OwnFieldView } from './OwnFieldView';
import { SubjectField } from './SubjectField';
import { useDoubts } from './useDoubts';
import { useStockCheck } from './useStockCheck';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  gap: '12px 16px',
  alignItems: 'start',
  paddingTop: 8,
  '& > .half': { gridColumn: 'span 6' },
  // The name of what it is about is longer than its moment.
  '& > .subject': { gridColumn: 'span 7' },
  '& > .moment': { gridColumn: 'span 5' },
  '& > .whole': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('sm')]: { '& > *': { gridColumn: '1 / -1 !important' } },
}));

/** The form of one occurrence, in a dialog. */
export function OccurrenceForm(props: OccurrenceFormProps) {
  const { descriptor, namespace, texts, record, subjects, sources, stock, readOnlyReason } = props;
  const checkStock = useStockCheck(stock);
  const isSure = useDoubts();
  const form = useAppForm<OccurrenceValues>({
    schema: async () => {
      const { occurrenceSchema } = await import('../occurrenceSchema');
      return occurrenceSchema(descriptor, (values) => contextOf(props, values), namespace);
    },
    defaultValues: {
      ...valuesOf(descriptor, record, props.chosen, props.copied),
      ...givenValues(descriptor, props.given),
    } as never,
    draft: { key: `${namespace}.${descriptor.slug}:${record?.id ?? 'nova'}`, basis: record?.version },
  });
  const readOnly = readOnlyReason !== undefined;
  // Moments at the head of a type belong to when it was; what is typed first is what happened.
  const start = descriptor.fields.findIndex(({ kind }) => kind !== 'dateTime');
  /** Writes what follows from what was changed by hand. */
  const lead = (patchFor: (values: OccurrenceValues) => Readonly<Record<string, unknown>>) => {
    for (const [other, value] of Object.entries(patchFor(form.getValues() as OccurrenceValues)))
      form.setValue(other, value, { shouldDirty: true, shouldValidate: false });
  };
  const viewOf = (field: OccurrenceField, at: number) => (
    <OwnFieldView
      key={field.name}
      slug={descriptor.slug}
      field={field}
      texts={texts}
      sources={sources}
      subjects={subjects}
      readOnly={readOnly}
      autoFocus={at === start && record === null && props.chosen.length > 0}
      onChanged={(name) => lead((values) => derivedBy(descriptor, name, values, subjects))}
    />
  );
  const save = async (values: OccurrenceValues) => {
    const doubts = descriptor.doubts?.(values, contextOf(props, values)) ?? [];
    if (!(await isSure(doubts.map((doubt) => texts.warning(doubt))))) throw { kind: 'cancelled' };
    const subjectIds = chosenIds(descriptor, values);
    const [first] = subjectIds;
    const depletion = values.depletion.filter(isWhole);
    // What is only planned takes nothing yet: it may still be bought.
    const takes = values.state === 'DONE' && depletion.length > 0;
    if (first !== undefined && takes) await checkStock(first, values.depletion);
    await props.onSave({ ...values, subjectIds, depletion });
  };
  return (
    <DialogForm
      form={form}
      label={texts.title(descriptor.slug)}
      onSubmit={save}
      onClose={props.onClose}
      disabledReason={readOnlyReason}
    >
      <Fields>
        <DepletionAlert
          readOnlyReason={readOnlyReason}
          onCancel={props.onCancelDocument}
          onShow={props.onShowDocument}
          onMake={props.onMakeDocument}
        />
        <SubjectField
          descriptor={descriptor}
          label={props.subjectLabel}
          subjects={subjects}
          readOnly={readOnly}
          onChanged={() => lead((values) => derivedBySubjects(descriptor, values, subjects))}
        />
        <Moments descriptor={descriptor} readOnly={readOnly} />
        {descriptor.fields.slice(0, start).map((field) => viewOf(field, -1))}
        {!readOnly && props.aside?.(descriptor.slug)}
        {descriptor.fields.slice(start).map((field, at) => viewOf(field, at + start))}
        {descriptor.depletes && stock && (
          <DepletionFields
            several={descriptor.depletes === 'several'}
            stock={stock}
            sources={sources}
            readOnly={readOnly}
            onQuantity={() => lead((values) => derivedByQuantity(descriptor, values, subjects))}
            onUnit={() => lead((values) => derivedBySubjects(descriptor, values, subjects))}
          />
        )}
        <Shares props={props} />
        <Notes props={props} />
        {!readOnly && <Warnings props={props} />}
        <NoteAndFiles readOnly={readOnly} />
      </Fields>
    </DialogForm>
  );
}
