import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nowHere } from '@/platform/format/dateTime';
import { formatNumber } from '@/platform/format/number';
import { DialogForm } from '@/platform/forms/DialogForm';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { DateTimeField } from '@/platform/forms/fields/DateTimeField';
import { FileField } from '@/platform/forms/fields/FileField';
import { MultiSelectField } from '@/platform/forms/fields/MultiSelectField';
import { RadioField } from '@/platform/forms/fields/RadioField';
import { MultilineField } from '@/platform/forms/fields/TextField';
import { useAppForm } from '@/platform/forms/useAppForm';
import type { OccurrenceField } from '../occurrenceFields';
import type { OccurrenceTexts } from '../occurrenceTexts';
import type {
  OccurrenceContext,
  OccurrenceDescriptor,
  OccurrenceRecord,
  OccurrenceSources,
  OccurrenceSubject,
  OccurrenceValues,
  StockPort,
} from '../occurrenceTypes';
import { chosenIds, givenValues, valuesOf } from '../occurrenceValues';
import { isWhole } from '../rules/depletion';
import { derivedBy, derivedByQuantity, derivedBySubjects } from '../rules/derived';
import { sharesOf } from '../rules/figures';
import { DepletionAlert } from './DepletionAlert';
import { DepletionFields } from './DepletionFields';
import { OwnFieldView } from './OwnFieldView';
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

const FILES = ['pdf', 'xml', 'png', 'jpeg', 'webp', 'mp3', 'aac', 'ogg', 'wav', 'm4a', 'webm'] as const;
const MOST_FILES = 10;
const LONGEST_SOUND = 30;

interface OccurrenceFormProps {
  readonly descriptor: OccurrenceDescriptor;
  readonly namespace: string;
  readonly texts: OccurrenceTexts;
  readonly record: OccurrenceRecord | null;
  readonly subjects: readonly OccurrenceSubject[];
  readonly records: readonly OccurrenceRecord[];
  readonly sources: OccurrenceSources;
  readonly stock: StockPort | undefined;
  readonly aside: ((slug: string) => ReactNode) | undefined;
  readonly chosen: readonly (string | number)[];
  /** What a new one begins with, by the name of a field. */
  readonly given: (name: string) => string | null;
  /** A new one begins as this one. */
  readonly copied: OccurrenceRecord | null;
  /** Why nothing can be changed. */
  readonly readOnlyReason: string | undefined;
  readonly subjectLabel: string;
  readonly onSave: (values: OccurrenceValues) => Promise<unknown>;
  readonly onClose: () => void;
  readonly onCancelDocument: (() => void) | undefined;
  readonly onShowDocument: (() => void) | undefined;
  /** Where its products are still in stock. */
  readonly onMakeDocument: (() => Promise<void>) | undefined;
}

function useContextOf(props: OccurrenceFormProps) {
  const { descriptor, subjects, records, record } = props;
  return (values: OccurrenceValues): OccurrenceContext => {
    const ids = chosenIds(descriptor, values);
    return {
      subjects: subjects.filter(({ id }) => ids.includes(id)),
      record,
      records: records.filter((row) => row.subjectIds.some((id) => ids.includes(id))),
      now: nowHere(),
    };
  };
}

/** What is unusual about what is typed; it may be saved all the same. */
function Warnings({ props }: { readonly props: OccurrenceFormProps }) {
  const values = useWatch() as OccurrenceValues;
  const contextOf = useContextOf(props);
  const warnings = props.descriptor.warn?.(values, contextOf(values)) ?? [];
  const said = new Set(warnings.map((warning) => props.texts.warning(warning)));
  return [...said].map((text) => (
    <Alert key={text} severity="warning" className="whole">
      {text}
    </Alert>
  ));
}

/** What follows from what is typed. */
function Notes({ props }: { readonly props: OccurrenceFormProps }) {
  const values = useWatch() as OccurrenceValues;
  const contextOf = useContextOf(props);
  const notes = props.descriptor.notes?.(values, contextOf(values)) ?? [];
  if (notes.length === 0) return null;
  return (
    <Alert severity="info" className="whole">
      {notes.map((note) => (
        <div key={note.key}>{props.texts.note(note)}</div>
      ))}
    </Alert>
  );
}

/** How a quantity falls to the subjects that are chosen. */
function Shares({ props }: { readonly props: OccurrenceFormProps }) {
  const { t } = useTranslation('occurrence');
  const values = useWatch() as OccurrenceValues;
  const chosen = props.subjects.filter(({ id }) => values.subjectIds.includes(id));
  const total = values.depletion.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  if (!props.descriptor.shared || chosen.length < 2 || total === 0) return null;
  const parts = sharesOf(total, chosen);
  const words = chosen.map(({ name }, at) => `${name}: ${formatNumber(parts[at], { decimals: 3 })}`);
  return (
    <Alert severity="info" className="whole">
      {t('shares', { parts: words.join(' · ') })}
    </Alert>
  );
}

function Moments({ descriptor, readOnly }: { descriptor: OccurrenceDescriptor; readOnly: boolean }) {
  const { t } = useTranslation('occurrence');
  const values = useWatch() as OccurrenceValues;
  const { setValue } = useFormContext();
  const moment = t(descriptor.lasts ? 'fields.startedAt' : 'fields.happenedAt');
  if (!descriptor.plannable)
    return (
      <div className={descriptor.subject === 'one' ? 'moment' : 'half'}>
        <DateTimeField name="happenedAt" label={moment} required readOnly={readOnly} />
      </div>
    );
  const states = (['PLANNED', 'DONE'] as const).map((id) => ({ id, name: t(`states.${id}`) }));
  return (
    <>
      <div className="half">
        <RadioField
          name="state"
          label={t('fields.state')}
          options={states}
          readOnly={readOnly}
          onChanged={(state) => {
            if (state === 'DONE' && values.happenedAt === null)
              setValue('happenedAt', nowHere() as never, { shouldDirty: true });
          }}
        />
      </div>
      <div className="half">
        <DateTimeField
          name="plannedAt"
          label={t('fields.plannedAt')}
          required={values.state === 'PLANNED'}
          readOnly={readOnly}
        />
      </div>
      {values.state === 'DONE' && (
        <div className="half">
          <DateTimeField name="happenedAt" label={moment} required readOnly={readOnly} />
        </div>
      )}
    </>
  );
}

/** The form of one occurrence, in a dialog. */
export function OccurrenceForm(props: OccurrenceFormProps) {
  const { descriptor, namespace, texts, record, subjects, sources, stock, readOnlyReason } = props;
  const { t } = useTranslation('occurrence');
  const contextOf = useContextOf(props);
  const checkStock = useStockCheck(stock);
  const form = useAppForm<OccurrenceValues>({
    schema: async () => {
      const { occurrenceSchema } = await import('../occurrenceSchema');
      return occurrenceSchema(descriptor, contextOf, namespace);
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
      form.setValue(other as 'observation', value as never, { shouldDirty: true, shouldValidate: false });
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
    const subjectIds = chosenIds(descriptor, values);
    const [first] = subjectIds;
    const depletion = values.depletion.filter(isWhole);
    // What is only planned takes nothing yet: it may still be bought.
    const takes = values.state === 'DONE' && depletion.length > 0;
    if (first !== undefined && takes) await checkStock(first, values.depletion);
    await props.onSave({ ...values, subjectIds, depletion });
  };
  const options = subjects
    .filter(({ world }) => descriptor.where.includes(world))
    .map((subject) => ({
      id: subject.id,
      name: subject.name,
      ...(subject.lockedReason === null ? {} : { disabledReason: subject.lockedReason }),
    }));
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
        <div className={descriptor.subject === 'one' ? 'subject' : 'whole'}>
          {descriptor.subject === 'one' ? (
            <AutocompleteField
              name="subjectId"
              label={props.subjectLabel}
              required
              readOnly={readOnly}
              options={options}
            />
          ) : (
            <MultiSelectField
              name="subjectIds"
              label={props.subjectLabel}
              required
              readOnly={readOnly}
              options={options}
              onChanged={() => lead((values) => derivedBySubjects(descriptor, values, subjects))}
            />
          )}
        </div>
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
          />
        )}
        <Shares props={props} />
        <Notes props={props} />
        {!readOnly && <Warnings props={props} />}
        <div className="whole">
          <MultilineField
            name="observation"
            label={t('fields.observation')}
            maxLength={1000}
            format={false}
            readOnly={readOnly}
          />
        </div>
        <div className="whole">
          <FileField
            name="files"
            label={t('fields.files')}
            accept={FILES}
            max={MOST_FILES}
            maxSeconds={LONGEST_SOUND}
            readOnly={readOnly}
          />
        </div>
      </Fields>
    </DialogForm>
  );
}
