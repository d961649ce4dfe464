import AddOutlined from '@mui/icons-material/AddOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type FieldValues, useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useListError } from '@/platform/forms/useListError';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { AiConfirm, AiNote, useUnconfirmed } from './AiMark';
import { useEntry } from './entryContext';
import { focusSection } from './focusField';

const Section = styled('section')(({ theme }) => ({
  containerType: 'inline-size',
  '&[data-ai="true"]': { boxShadow: `-3px 0 0 ${theme.tokens.ai.solid}`, paddingLeft: 8 },
  '&:focus': { outline: 'none' },
}));
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 32,
  '& h2': { ...typeStep('cardTitle'), margin: 0 },
  '& > .end': { marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: 4 },
});
const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  columnGap: 8,
  padding: '10px 0 4px',
  borderTop: `1px solid ${theme.tokens.border}`,
  '& > .number': { ...typeStep('caption'), paddingTop: 10, color: theme.tokens.textMuted },
  '& > .actions': { display: 'flex', flexDirection: 'column' },
  // A line is dense: what stands under a field is there when there is something to say.
  '& .MuiFormHelperText-root:not(.Mui-error, :has([data-notice]))': { display: 'none' },
  '@container (max-width: 460px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > .number': { paddingTop: 0 },
    '& > .actions': { flexDirection: 'row', justifyContent: 'flex-end' },
  },
}));
const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });
const Empty = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: 0,
  color: theme.tokens.textMuted,
}));
/** The fields of a line, on a grid of twelve; in a narrow place two in a row. */
const LineFields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: '10px 8px',
  // Beside a file: a name needs half the width to be read.
  '@container (max-width: 760px)': { '& > *': { gridColumn: 'span 6 !important' } },
  '@container (max-width: 460px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > *': { gridColumn: 'span 1 !important' },
    '& > .wide': { gridColumn: '1 / -1 !important' },
  },
});

interface LineListProps<Row extends FieldValues> {
  readonly name: string;
  readonly title: string;
  readonly lineLabel: (number: number) => string;
  readonly emptyText: string;
  readonly addLabel: string;
  readonly newRow: () => Row;
  /** The field of a new line that takes the focus. */
  readonly first: string;
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly foot?: ReactNode;
  /** Under the lines. */
  readonly below?: ReactNode;
  readonly renderLine: (index: number) => ReactNode;
}

/** Lines of an entry: added, copied, taken out. */
export function LineList<Row extends FieldValues>(props: LineListProps<Row>) {
  const { name, title, lineLabel, newRow, first } = props;
  const { t } = useTranslation('invoices');
  const { readOnly } = useEntry();
  const { getValues, setFocus } = useFormContext();
  const { fields, append, insert, remove } = useFieldArray({ name });
  const error = useListError(name, title);
  const marked = useUnconfirmed().includes(name);
  const focusOn = (index: number) => ({ shouldFocus: true, focusName: `${name}.${index}.${first}` });
  const take = (index: number) => {
    remove(index);
    const next = Math.min(index, fields.length - 2);
    queueMicrotask(() => (next >= 0 ? setFocus(`${name}.${next}.${first}`) : focusSection(name)));
  };
  const none = fields.length === 0;
  const add = !readOnly && (
    <Button size="small" startIcon={<AddOutlined />} onClick={() => append(newRow(), focusOn(fields.length))}>
      {props.addLabel}
    </Button>
  );
  return (
    <Section id={`entry-${name}`} tabIndex={-1} aria-labelledby={`entry-${name}-title`} data-ai={marked}>
      <Head>
        <h2 id={`entry-${name}-title`}>{title}</h2>
        {marked && <AiNote />}
        <span className="end">
          {!readOnly && props.actions}
          {marked && <AiConfirm name={name} label={title} />}
          {none && add}
        </span>
      </Head>
      {none && <Empty>{props.emptyText}</Empty>}
      <List>
        {fields.map((field, index) => (
          <Line key={field.id} aria-label={lineLabel(index + 1)}>
            <span className="number" aria-hidden>
              {index + 1}
            </span>
            <LineFields>{props.renderLine(index)}</LineFields>
            {!readOnly && (
              <span className="actions">
                <IconAction
                  size="small"
                  label={t('lines.copy', { line: lineLabel(index + 1) })}
                  icon={<ContentCopyOutlined />}
                  onClick={() =>
                    insert(index + 1, structuredClone(getValues(`${name}.${index}`)), focusOn(index + 1))
                  }
                />
                <IconAction
                  size="small"
                  label={t('lines.remove', { line: lineLabel(index + 1) })}
                  icon={<DeleteOutlined />}
                  onClick={() => take(index)}
                />
              </span>
            )}
          </Line>
        ))}
      </List>
      {props.below}
      {error && <FormHelperText error>{error}</FormHelperText>}
      {!none && (
        <Head>
          {add}
          <span className="end">{props.foot}</span>
        </Head>
      )}
    </Section>
  );
}
