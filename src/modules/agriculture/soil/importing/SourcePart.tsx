import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '@/platform/export/downloadFile';
import { fileName } from '@/platform/export/exportTable';
import { formatDate } from '@/platform/format/date';
import { RadioField } from '@/platform/forms/fields/RadioField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { useList } from '@/platform/store/useResource';
import { depthText, plotsText } from '../analysisText';
import { HeadFields } from '../components/HeadFields';
import { templateHeads } from '../rules/importLines';
import type { SoilNutrient } from '../rules/nutrients';
import { soilAnalyses } from '../soilAnalysisState';
import type { SoilWorld } from '../soilAnalysisWire';
import { headOfColumn } from '../soilWords';
import { FileFault } from './FileFault';
import { NEW_ANALYSIS, type TypedImport } from './importValues';
import type { FilesFault, LoadedFiles } from './useSoilFiles';

const Fields = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });

interface SourcePartProps {
  readonly world: SoilWorld;
  /** Columns of the template. */
  readonly nutrients: readonly SoilNutrient[];
  readonly loaded: LoadedFiles | null;
  readonly fault: FilesFault | null;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where the file goes, how its decimals are written, and the file. */
export function SourcePart({ world, nutrients, loaded, fault, onFiles }: SourcePartProps) {
  const { t } = useTranslation('soilAnalysis');
  const { control } = useFormContext<TypedImport>();
  const [targetId, decimal] = useWatch({ control, name: ['targetId', 'decimal'] });
  const { rows, list, retry } = useList(soilAnalyses[world], undefined);
  const isForest = world === 'SILVICULTURE';
  const template = async () => {
    const { commaCsv } = await import('./commaCsv');
    const places = [t('points.name'), t('points.lat'), t('points.lng')];
    const heads = templateHeads(places, nutrients, (column) => headOfColumn(t, column, nutrients));
    downloadFile(commaCsv(heads, []), fileName(t('list.exportName'), 'csv'));
  };
  return (
    <>
      <Fields>
        <FieldGrid>
          <SelectField<number>
            name="targetId"
            label={t('importing.target')}
            required
            options={[
              { id: NEW_ANALYSIS, name: t('importing.targetNew') },
              ...rows.map((row) => ({
                id: row.id,
                name: t('importing.targetExisting', {
                  plots: plotsText(row),
                  day: formatDate(row.collectedAt),
                  depth: depthText(row),
                }),
              })),
            ]}
            loading={list.loadedAt === null && list.status !== 'failed'}
            failed={list.status === 'failed'}
            onRetry={retry}
            helper={t('importing.targetHelper')}
          />
        </FieldGrid>
        {targetId === NEW_ANALYSIS && <HeadFields world={world} />}
        <RadioField<'dot' | 'comma'>
          name="decimal"
          label={t('importing.decimal')}
          required
          helper={isForest ? t('importing.dotOnly') : undefined}
          options={[
            { id: 'dot', name: t('importing.dot') },
            ...(isForest ? [] : [{ id: 'comma' as const, name: t('importing.comma') }]),
          ]}
        />
      </Fields>
      <Buttons>
        <Button component="label" variant="outlined" disabled={decimal === null}>
          {t('importing.files')}
          <input
            type="file"
            hidden
            multiple
            disabled={decimal === null}
            accept=".csv,.txt"
            aria-label={t('importing.files')}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              event.target.value = '';
              if (files.length > 0) onFiles(files);
            }}
          />
        </Button>
        <Button variant="text" onClick={() => void template()}>
          {t('importing.template')}
        </Button>
      </Buttons>
      {decimal === null && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {t('importing.chooseDecimal')}
        </Alert>
      )}
      {fault && <FileFault fault={fault} />}
      {loaded?.latin.map((name) => (
        <Alert key={name} severity="warning" sx={{ mt: 1.5 }}>
          {t('importing.latin', { name })}
        </Alert>
      ))}
    </>
  );
}
