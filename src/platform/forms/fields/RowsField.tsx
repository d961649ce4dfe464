import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, type ReactNode } from 'react';
import { useFieldArray, useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RowsTable } from '@/platform/forms/fields/RowsTable';
import { useListError } from '@/platform/forms/useListError';
import { IconAction } from '@/platform/ui/IconAction';

/** What a cell's field is given: its name in the form, its label for screen readers, and no frame of its own. */
export interface CellProps {
  readonly name: string;
  readonly label: string;
  readonly bare: true;
  readonly readOnly: boolean;
}

export interface RowColumn<Row extends FieldValues> {
  readonly key: string;
  readonly head: string;
  readonly renderCell: (props: CellProps, index: number) => ReactNode;
  readonly numeric?: boolean;
  readonly width?: number | string;
  /** What stands under the column, from all rows. */
  readonly total?: (rows: readonly Row[]) => string;
}

interface RowsFieldProps<Row extends FieldValues> {
  readonly name: string;
  readonly label: string;
  readonly columns: readonly RowColumn<Row>[];
  /** A new line, given those that are there. */
  readonly newRow: (rows: readonly Row[]) => Row;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly addLabel?: string;
  /** Fewer lines than this cannot be left. */
  readonly minRows?: number;
  /** A line was taken out. */
  readonly onTaken?: () => void;
}

function Totals<Row extends FieldValues>(
  props: Pick<RowsFieldProps<Row>, 'name' | 'columns'> & { actions: boolean },
) {
  const { name, columns, actions } = props;
  const { t } = useTranslation('forms');
  const rows = useWatch<Record<string, readonly Row[]>, string>({ name }) ?? [];
  return (
    <tr>
      {columns.map((column, index) => (
        <td key={column.key} data-numeric={column.numeric} data-head={column.total ? column.head : undefined}>
          {column.total?.(rows) ?? (index === 0 ? t('rows.total') : '')}
        </td>
      ))}
      {actions && <td aria-hidden />}
    </tr>
  );
}

/** Lines of the same fields inside a form, with a line of totals. Its value is the list of lines. */
export function RowsField<Row extends FieldValues>(props: RowsFieldProps<Row>) {
  const { name, label, columns, newRow, readOnly = false, minRows = 0 } = props;
  const { t } = useTranslation('forms');
  const id = useId();
  const { setFocus, getValues } = useFormContext<Record<string, readonly Row[] | undefined>>();
  const { fields, append, remove } = useFieldArray({ name });
  const error = useListError(name, label);
  const first = columns[0]?.key ?? '';

  const add = () => {
    append(newRow(getValues(name) ?? []), {
      shouldFocus: true,
      focusName: `${name}.${fields.length}.${first}`,
    });
  };
  const take = (index: number) => {
    remove(index);
    props.onTaken?.();
    // The line under it, or the last one, takes the focus.
    const next = Math.min(index, fields.length - 2);
    if (next >= 0) queueMicrotask(() => setFocus(`${name}.${next}.${first}`));
  };
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-helper`}>
      <FormLabel id={`${id}-label`} required={props.required ?? false} error={Boolean(error)}>
        {label}
      </FormLabel>
      <RowsTable
        columns={columns}
        actions={readOnly ? '' : t('rows.actions')}
        empty={fields.length === 0 ? t('rows.empty') : ''}
        foot={
          columns.some((column) => column.total) ? (
            <Totals name={name} columns={columns} actions={!readOnly} />
          ) : null
        }
      >
        {fields.map((field, index) => (
          <tr key={field.id}>
            {columns.map((column) => (
              <td key={column.key} data-head={column.head} data-numeric={column.numeric}>
                {column.renderCell(
                  {
                    name: `${name}.${index}.${column.key}`,
                    label: t('rows.cell', { column: column.head, number: index + 1 }),
                    bare: true,
                    readOnly,
                  },
                  index,
                )}
              </td>
            ))}
            {!readOnly && (
              <td data-actions>
                <IconAction
                  label={t('rows.remove', { number: index + 1 })}
                  icon={<DeleteOutlined />}
                  disabledReason={fields.length <= minRows ? t('rows.least', { count: minRows }) : undefined}
                  onClick={() => take(index)}
                />
              </td>
            )}
          </tr>
        ))}
      </RowsTable>
      <FormHelperText id={`${id}-helper`} error={Boolean(error)}>
        {error ?? ' '}
      </FormHelperText>
      {!readOnly && (
        <Button variant="outlined" size="small" startIcon={<AddOutlined />} onClick={add}>
          {props.addLabel ?? t('rows.add')}
        </Button>
      )}
    </div>
  );
}
