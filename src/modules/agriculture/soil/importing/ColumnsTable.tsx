import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { TextControl } from '@/platform/forms/fields/TextField';
import { ScrollArea } from '@/platform/ui/ScrollArea';
import { fileUnits, foreignUnit, type HeadUse, type ImportColumns, saysUnit } from '../rules/importHeads';
import { type Extractor, EXTRACTORS, NUTRIENT_FACTS, NUTRIENTS, type SoilUnit } from '../rules/nutrients';
import { LONGEST_NAME } from '../rules/pointRows';
import { nutrientName } from '../soilWords';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  ...theme.typography.body2,
  '& th': { textAlign: 'left', color: theme.tokens.textMuted, padding: '4px 8px', whiteSpace: 'nowrap' },
  '& td': { padding: '4px 8px', verticalAlign: 'top', minWidth: 120 },
  '& td:first-of-type': { overflowWrap: 'anywhere' },
}));

const NO_UNIT = 'none';
const unitId = (unit: SoilUnit) => unit || NO_UNIT;

/** What a column is, as the id of an option. */
const idOf = (use: HeadUse) => (use.kind === 'nutrient' ? use.nutrient : use.kind);

interface ColumnRowProps {
  readonly head: string;
  readonly sample: string;
  readonly use: HeadUse;
  readonly onUse: (use: HeadUse) => void;
}

function ColumnRow({ head, sample, use, onUse }: ColumnRowProps) {
  const { t } = useTranslation('soilAnalysis');
  const options = [
    { id: 'ignore', name: t('importing.ignore') },
    { id: 'name', name: t('importing.pointName') },
    { id: 'lat', name: t('importing.lat') },
    { id: 'lng', name: t('importing.lng') },
    ...NUTRIENTS.map((id) => ({ id, name: nutrientName(t, id) })),
  ];
  const choose = (id: string | null) => {
    const nutrient = NUTRIENTS.find((one) => one === id);
    if (nutrient)
      onUse({
        kind: 'nutrient',
        nutrient,
        name: nutrient === 'OTHER' ? head.slice(0, LONGEST_NAME) : '',
        unit: NUTRIENT_FACTS[nutrient].units[0] ?? '',
        extractor: null,
      });
    else if (id === 'name' || id === 'lat' || id === 'lng') onUse({ kind: id });
    else onUse({ kind: 'ignore' });
  };
  const isNutrient = use.kind === 'nutrient';
  return (
    <tr>
      <td>{head}</td>
      <td>{sample}</td>
      <td>
        <SelectControl<string>
          bare
          required
          label={`${t('importing.meaning')}: ${head}`}
          value={idOf(use)}
          onChange={choose}
          options={options}
        />
        {isNutrient && use.nutrient === 'OTHER' && (
          <TextControl
            bare
            format={false}
            maxLength={LONGEST_NAME}
            label={`${t('nutrient.name')}: ${head}`}
            value={use.name}
            onChange={(name) => onUse({ ...use, name: name ?? '' })}
          />
        )}
      </td>
      <td>
        {isNutrient && (
          <SelectControl<string>
            bare
            required
            label={`${t('importing.unit')}: ${head}`}
            value={use.unit === null ? null : unitId(use.unit)}
            onChange={(id) =>
              onUse({ ...use, unit: fileUnits(use.nutrient).find((one) => unitId(one) === id) ?? null })
            }
            options={fileUnits(use.nutrient).map((one) => ({
              id: unitId(one),
              name: one || t('nutrient.noUnit'),
            }))}
          />
        )}
      </td>
      <td>
        {isNutrient && (
          <SelectControl<Extractor>
            bare
            clearable
            label={`${t('importing.extractor')}: ${head}`}
            value={use.extractor}
            onChange={(extractor) => onUse({ ...use, extractor })}
            options={EXTRACTORS.map((id) => ({ id, name: t(`extractors.${id}`) }))}
          />
        )}
      </td>
    </tr>
  );
}

interface ColumnsTableProps {
  readonly heads: readonly string[];
  readonly samples: readonly string[];
  readonly uses: readonly HeadUse[];
  readonly columns: ImportColumns;
  readonly onUse: (head: string, use: HeadUse) => void;
}

/** What each column of the file is; what keeps the file from being read, and what is to be looked at. */
export function ColumnsTable({ heads, samples, uses, columns, onUse }: ColumnsTableProps) {
  const { t } = useTranslation('soilAnalysis');
  const { twice, unitless, values, nameAt } = columns;
  const headAt = (at: number) => heads[at] ?? '';
  const unsaid = values.filter(({ at, unit }) => unit !== '' && !saysUnit(headAt(at)));
  const nameOf = (use: HeadUse | undefined) =>
    use?.kind === 'nutrient' ? nutrientName(t, use.nutrient) : '';
  return (
    <>
      {unitless.map((at) => (
        <Alert key={at} severity="error">
          {t('importing.otherUnit', {
            unit: foreignUnit(headAt(at)) ?? headAt(at),
            nutrient: nameOf(uses[at]),
          })}
        </Alert>
      ))}
      {twice.map((at) => (
        <Alert key={at} severity="error">
          {t('importing.twice', { head: headAt(at) })}
        </Alert>
      ))}
      {nameAt < 0 && <Alert severity="info">{t('importing.noName')}</Alert>}
      {values.length === 0 && <Alert severity="warning">{t('importing.noNutrient')}</Alert>}
      {unsaid.length > 0 && (
        <Alert severity="info">
          {unsaid.map(({ at }) => headAt(at)).join(', ')}: {t('importing.noUnitGiven')}
        </Alert>
      )}
      <ScrollArea label={t('importing.columns')}>
        <Table aria-label={t('importing.columns')}>
          <thead>
            <tr>
              {(['head', 'sample', 'meaning', 'unit', 'extractor'] as const).map((word) => (
                <th key={word} scope="col">
                  {t(`importing.${word}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {heads.map((head, at) => (
              <ColumnRow
                key={head}
                head={head}
                sample={samples[at] ?? ''}
                use={uses[at] ?? { kind: 'ignore' }}
                onUse={(use) => onUse(head, use)}
              />
            ))}
          </tbody>
        </Table>
      </ScrollArea>
    </>
  );
}
