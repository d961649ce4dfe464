import RestartAltOutlined from '@mui/icons-material/RestartAltOutlined';
import { styled } from '@mui/material/styles';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NumberControl } from '@/platform/forms/fields/NumberField';
import { RowsTable } from '@/platform/forms/fields/RowsTable';
import { CheckboxField } from '@/platform/forms/fields/ToggleField';
import { useField } from '@/platform/forms/useField';
import { IconAction } from '@/platform/ui/IconAction';
import { MAGNITUDES, type Magnitude } from '../rules/magnitudes';
import type { Limit } from '../settingsWire';

interface LimitFieldProps {
  name: string;
  /** Names the cell for who does not see its row and column. */
  cell: string;
  /** What messages call it, under the cell and in the summary. */
  label: string;
  unit?: string | undefined;
  negative?: boolean | undefined;
}

/** One limit in its cell of the table: an integer. */
function LimitField({ name, cell, label, unit, negative }: LimitFieldProps) {
  const field = useField<number | null>({ name, label });
  return (
    <NumberControl bare eraseToZero decimals={0} label={cell} unit={unit} negative={negative} {...field} />
  );
}

const None = styled('span')(({ theme }) => ({
  display: 'block',
  padding: '8px 12px',
  textAlign: 'right',
  color: theme.tokens.textMuted,
  // Where the table stands as blocks, what is not there needs no line.
  '@container (max-width: 520px)': { display: 'none' },
}));

interface LimitsTableProps {
  /** Where the fields stand in the form. */
  base: string;
}

/** What a weather station measures, with the limits beyond which it is notified. */
export function LimitsTable({ base }: LimitsTableProps) {
  const { t } = useTranslation('notifications');
  const { setValue, clearErrors } = useFormContext();
  const restore = ({ lower, upper }: Magnitude) => {
    for (const one of [lower, upper]) {
      if (!one) continue;
      setValue(`${base}.${one.limit}`, one.usual, { shouldDirty: true });
      clearErrors(`${base}.${one.limit}`);
    }
  };
  const columns = [
    { key: 'magnitude', head: t('limits.magnitude') },
    { key: 'below', head: t('limits.below'), numeric: true, width: 132 },
    { key: 'above', head: t('limits.above'), numeric: true, width: 132 },
  ];
  return (
    <RowsTable columns={columns} actions={t('limits.restore')} empty="" foot={null}>
      {MAGNITUDES.map((magnitude: Magnitude & { key: (typeof MAGNITUDES)[number]['key'] }) => {
        const name = t(`limits.names.${magnitude.key}`);
        const limit = (end: 'below' | 'above', field: Limit) => (
          <LimitField
            name={`${base}.${field}`}
            cell={t(`limits.${end}Of`, { name })}
            label={t(end === 'below' ? 'limits.lower' : 'limits.upper', { name })}
            unit={magnitude.unit}
            negative={magnitude.negative}
          />
        );
        return (
          <tr key={magnitude.key}>
            <td>
              <CheckboxField dense name={`${base}.${magnitude.flag}`} label={name} />
            </td>
            <td data-head={magnitude.lower ? columns[1]?.head : undefined} data-numeric>
              {magnitude.lower ? limit('below', magnitude.lower.limit) : <None aria-hidden>–</None>}
            </td>
            <td data-head={columns[2]?.head} data-numeric>
              {limit('above', magnitude.upper.limit)}
            </td>
            <td data-actions style={{ top: 8 }}>
              <IconAction
                label={t('limits.restoreOf', { name })}
                icon={<RestartAltOutlined />}
                onClick={() => restore(magnitude)}
              />
            </td>
          </tr>
        );
      })}
    </RowsTable>
  );
}
