import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { type HeadUse, type ImportColumns, saysUnit } from '../rules/importHeads';
import type { UnlikelyColumn } from '../rules/pointRows';
import { symbolOf } from '../soilWords';
import { valueText } from '../useAskUnlikely';

interface UnlikelyLinesProps {
  readonly unlikely: readonly UnlikelyColumn[];
  readonly columns: ImportColumns;
  readonly heads: readonly string[];
  readonly uses: readonly HeadUse[];
  readonly onUse: (head: string, use: HeadUse) => void;
}

/** Columns with values that no soil is likely to have; where the file says no unit, with the one that would fit. */
export function UnlikelyLines({ unlikely, columns, heads, uses, onUse }: UnlikelyLinesProps) {
  const { t } = useTranslation('soilAnalysis');
  return unlikely.map(({ nutrient, most, fits }) => {
    const place = columns.values.find(({ column }) => column.id === nutrient.id)?.at ?? -1;
    const [head, use] = [heads[place], uses[place]];
    const isOpen = fits !== null && head !== undefined && use?.kind === 'nutrient' && !saysUnit(head);
    return (
      <Alert
        key={nutrient.id}
        severity="warning"
        action={
          isOpen && (
            <Button color="inherit" size="small" onClick={() => onUse(head, { ...use, unit: fits })}>
              {t('importing.useUnit', { unit: fits })}
            </Button>
          )
        }
      >
        {t('importing.unlikelyColumn', {
          column: symbolOf(t, nutrient),
          value: valueText(most),
          unit: nutrient.unit,
        })}
      </Alert>
    );
  });
}
