import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { confirm } from '@/platform/ui/confirm';
import { NutrientDialog } from '../dialogs/NutrientDialog';
import type { SoilNutrient } from '../rules/nutrients';
import { withConverted } from '../rules/pointEdits';
import type { TypedAnalysis } from '../soilAnalysisForm';
import { columnInFull, symbolOf } from '../soilWords';

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

/** The columns of the table: what each measures, to be changed, removed and added. */
export function NutrientBar() {
  const { t } = useTranslation('soilAnalysis');
  const { control, getValues, setValue } = useFormContext<TypedAnalysis>();
  const nutrients = useWatch({ control, name: 'nutrients' });
  /** The column in the dialog; 'new' is another one. */
  const [open, setOpen] = useState<SoilNutrient | 'new' | null>(null);
  const write = (next: SoilNutrient[]) => setValue('nutrients', next, { shouldDirty: true });
  const remove = async (column: SoilNutrient) => {
    const count = getValues('rows').filter(({ cells }) => (cells[column.id] ?? '') !== '').length;
    const name = symbolOf(t, column);
    const isSure =
      count === 0 ||
      (await confirm({
        title: t('nutrient.removeTitle', { name }),
        body: t('nutrient.removeText', { count }),
        confirmLabel: t('nutrient.removeConfirm'),
        danger: true,
      }));
    if (!isSure) return;
    const rows = getValues('rows').map((row) => {
      const { [column.id]: _, ...cells } = row.cells;
      return { ...row, cells };
    });
    setValue('rows', rows, { shouldDirty: true });
    write(getValues('nutrients').filter(({ id }) => id !== column.id));
  };
  const save = (column: Omit<SoilNutrient, 'id'>, converts: boolean) => {
    const all = getValues('nutrients');
    if (open === 'new' || open === null) {
      const id = all.reduce((most, one) => Math.max(most, one.id), 0) + 1;
      write([...all, { id, ...column }]);
      return;
    }
    if (converts)
      setValue('rows', withConverted(getValues('rows'), open, column.unit), { shouldDirty: true });
    write(all.map((one) => (one.id === open.id ? { id: one.id, ...column } : one)));
  };
  return (
    <>
      <Chips role="group" aria-label={t('nutrient.section')}>
        {nutrients.map((column) => (
          <Chip
            key={column.id}
            label={columnInFull(t, column)}
            variant="outlined"
            title={t('nutrient.editOf', { name: symbolOf(t, column) })}
            onClick={() => setOpen(column)}
            onDelete={() => void remove(column)}
          />
        ))}
        <Button size="small" variant="text" startIcon={<AddOutlined />} onClick={() => setOpen('new')}>
          {t('nutrient.add')}
        </Button>
      </Chips>
      {open !== null && (
        <NutrientDialog
          column={open === 'new' ? null : open}
          columns={nutrients}
          onSave={save}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
