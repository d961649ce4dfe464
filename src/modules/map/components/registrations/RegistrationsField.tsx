import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { RowsTable } from '@/platform/forms/fields/RowsTable';
import { useListError } from '@/platform/forms/useListError';
import { IconAction } from '@/platform/ui/IconAction';
import { areaDifference } from '../../rules/areas';
import { usedArea, type UsedRegistration } from '../../rules/registrations';
import { RegistrationEntryLine } from './RegistrationEntryLine';

const Heading = styled('h4')(({ theme }) => ({ ...theme.typography.bodyStrong, margin: '8px 0 0' }));
// The table is made for fields; here its cells hold words alone.
const Plain = styled('td')({
  '&&&': { verticalAlign: 'middle' },
  '&&&[data-numeric="true"]': { paddingRight: 18 },
});
const Balance = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '6px 0 0',
  color: theme.tokens.textMuted,
}));

interface RegistrationsFieldProps {
  /** What stands before the names of list and entry. */
  readonly prefix?: string;
  /** The rows as they are saved. */
  readonly saved: readonly UsedRegistration[];
  /** Useful and common area together. */
  readonly area: number;
  /** At least one is wanted. */
  readonly required?: boolean;
}

/** 'Matrículas': the registrations that land is linked to, each with the area it takes. */
export function RegistrationsField({ prefix = '', saved, area, required = false }: RegistrationsFieldProps) {
  const { t } = useTranslation('map');
  const id = useId();
  const { setValue } = useFormContext();
  const name = `${prefix}farmRealEstates`;
  const rows = useWatch<Record<string, UsedRegistration[]>>({ name }) ?? [];
  const error = useListError(name, t('registrations.title'));
  const change = (next: UsedRegistration[]) => setValue(name, next, { shouldDirty: true });
  const used = usedArea(rows);
  const missing = areaDifference(area, used);
  const columns = [
    { key: 'name', head: t('registrations.registration') },
    { key: 'used', head: t('registrations.usedColumn'), numeric: true, width: 160 },
  ];
  return (
    <div role="group" aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`}>{t('registrations.title')}</Heading>
      <RegistrationEntryLine
        name={`${prefix}entry`}
        rows={rows}
        saved={saved}
        area={area}
        required={required && rows.length === 0}
        onAdd={(row) => change([...rows, row])}
      />
      <RowsTable
        columns={columns}
        actions={t('registrations.actions')}
        empty={rows.length === 0 ? t('registrations.empty') : ''}
        foot={
          <tr>
            <td>{t('registrations.sum')}</td>
            <td data-numeric="true" data-head={t('registrations.usedColumn')}>
              {formatNumber(used)}
            </td>
            <td aria-hidden />
          </tr>
        }
      >
        {rows.map((row) => (
          <tr key={row.realEstatePatrimonyId}>
            <Plain data-head={columns[0]?.head}>{row.name}</Plain>
            <Plain data-head={columns[1]?.head} data-numeric="true">
              {formatNumber(row.apportionedAreaSize)}
            </Plain>
            <td data-actions>
              <IconAction
                label={t('registrations.remove', { name: row.name })}
                icon={<DeleteOutlined />}
                onClick={() =>
                  change(rows.filter((other) => other.realEstatePatrimonyId !== row.realEstatePatrimonyId))
                }
              />
            </td>
          </tr>
        ))}
      </RowsTable>
      {error && <FormHelperText error>{error}</FormHelperText>}
      <Balance>
        {missing > 0
          ? t('registrations.missing', { area: formatNumber(area), missing: formatNumber(missing) })
          : t('registrations.covered', { area: formatNumber(area) })}
      </Balance>
    </div>
  );
}
