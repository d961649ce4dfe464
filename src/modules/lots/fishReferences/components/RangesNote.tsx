import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NoteProps } from '@/families/register/registerTypes';
import type { RangeSetValues } from '../fishSchemas';
import { useRecheck } from '@/platform/forms/useRecheck';
import { copyNote } from './copyNote';

const CopyNote = copyNote('/piscicultura/referencia/por-faixa');
const ImportRanges = lazy(async () => ({ default: (await import('./ImportRanges')).ImportRanges }));

/** Under the ranges: they are filled from a table; those of a set that lots use are copied. */
export function RangesNote({ values, id }: NoteProps<RangeSetValues>) {
  const { t } = useTranslation('fishReferences');
  const { setValue } = useFormContext<RangeSetValues>();
  const [importing, setImporting] = useState(false);
  useRecheck<RangeSetValues>('ranges', values.ranges);
  useRecheck<RangeSetValues>('temperatures', values.temperatures);
  if ((values.lotCount ?? 0) > 0) return <CopyNote values={values} id={id} />;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        sx={{ mt: 1 }}
        startIcon={<UploadFileOutlined />}
        onClick={() => setImporting(true)}
      >
        {t('import.open')}
      </Button>
      {importing && (
        <Suspense fallback={null}>
          <ImportRanges
            values={values}
            onClose={() => setImporting(false)}
            onRead={(ranges) => setValue('ranges', ranges, { shouldDirty: true, shouldValidate: true })}
          />
        </Suspense>
      )}
    </>
  );
}
