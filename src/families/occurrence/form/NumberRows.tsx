import { IntegerField, NumberField } from '@/platform/forms/fields/NumberField';
import { RowsField } from '@/platform/forms/fields/RowsField';
import type { OccurrenceField } from '../occurrenceFields';
import type { OccurrenceTexts } from '../occurrenceTexts';

interface NumberRowsProps {
  readonly slug: string;
  readonly field: Extract<OccurrenceField, { readonly kind: 'rows' }>;
  readonly label: string;
  readonly texts: OccurrenceTexts;
  readonly readOnly: boolean;
  readonly onChanged: () => void;
}

/** Lines of figures: what each net held. */
export function NumberRows({ slug, field, label, texts, readOnly, onChanged }: NumberRowsProps) {
  const { name, columns } = field;
  return (
    <div style={{ paddingBottom: 12 }}>
      <RowsField<Record<string, number | null>>
        name={name}
        label={label}
        readOnly={readOnly}
        addLabel={texts.option(slug, name, 'add')}
        newRow={() => Object.fromEntries(columns.map((column) => [column.name, null]))}
        onTaken={onChanged}
        columns={columns.map((column) => ({
          key: column.name,
          head: texts.option(slug, name, column.name),
          numeric: true,
          renderCell: (props) =>
            column.kind === 'integer' ? (
              <IntegerField {...props} onChanged={onChanged} />
            ) : (
              <NumberField
                {...props}
                unit={column.unit}
                decimals={column.decimals}
                minDecimals={0}
                onChanged={onChanged}
              />
            ),
        }))}
      />
    </div>
  );
}
