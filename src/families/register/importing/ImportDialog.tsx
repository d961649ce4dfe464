import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Schema } from 'yup';
import { OptionsFailed } from '@/platform/forms/OptionsFailed';
import { layout } from '@/platform/theme/tokens';
import { useAppSelector } from '@/platform/store/hooks';
import type { RowId } from '@/platform/store/resourceState';
import type { Register } from '../defineRegister';
import type { RegisterTexts } from '../registerTexts';
import type { KnowledgeLists, RegisterImport } from '../registerTypes';
import { downloadProblems, downloadTemplate } from './importFiles';
import { ImportReview } from './ImportReview';
import { countKinds, planImport, type PlannedLine } from './importPlan';
import { lineReader } from './readLine';
import { readTableFile, type TableFileError } from './readTableFile';
import { useImport } from './useImport';

const NOTHING: KnowledgeLists = {};

interface ImportDialogProps<Row extends { id: RowId }, Item extends object, Values extends FieldValues> {
  register: Register<Row, Item, Values>;
  importing: RegisterImport<Row, Values>;
  texts: RegisterTexts;
  onClose: () => void;
  /** Called after something was written. */
  onWritten: () => void;
}

/**
 * Fills a register from a CSV or XLSX file. First a dry run that says for each line what would happen; only then,
 * on request, the writing, which can be stopped and tells exactly what was written.
 */
export function ImportDialog<Row extends { id: RowId }, Item extends object, Values extends FieldValues>(
  props: ImportDialogProps<Row, Item, Values>,
) {
  const { Knowledge } = props.importing;
  if (!Knowledge) return <KnowingDialog {...props} lists={NOTHING} />;
  return <Knowledge>{(lists) => <KnowingDialog {...props} lists={lists} />}</Knowledge>;
}

function KnowingDialog<Row extends { id: RowId }, Item extends object, Values extends FieldValues>(
  props: ImportDialogProps<Row, Item, Values> & { lists: KnowledgeLists },
) {
  const { register, importing, texts, onClose, onWritten, lists } = props;
  const { t } = useTranslation('register');
  const { t: tForms } = useTranslation('forms');
  const rows = useAppSelector(register.resource.selectRows);
  const [planned, setPlanned] = useState<PlannedLine<Values>[] | null>(null);
  const [fileError, setFileError] = useState<TableFileError | 'columns' | null>(null);
  const { progress, results, write, stop } = useImport(register.calls, (said) => said ?? t('import.failed'));
  const heads = importing.columns.map(({ name }) => texts.field(name));
  // Read before its lists have come, every name of the file would be an unknown one.
  const lost = Object.values(lists).filter(({ failed }) => failed);
  const waits = lost.length > 0 || Object.values(lists).some(({ loading }) => loading);
  const finished = results.length > 0 && !progress.running;

  async function read(file: File) {
    setPlanned(null);
    setFileError(null);
    const table = await readTableFile(file);
    if (typeof table === 'string') return setFileError(table);
    if (!heads.every((head) => table.heads.includes(head))) return setFileError('columns');
    const readLine = lineReader<Values>({
      columns: importing.columns,
      headOf: texts.field,
      emptyValues: register.emptyValues,
      schema: (await register.schema()) as Schema,
      knowledge: Object.fromEntries(Object.entries(lists).map(([name, { options }]) => [name, options])),
      tForms,
    });
    const { keyOf, keyOfRow, valuesOfRow } = importing;
    setPlanned(
      await planImport<Row, Values>({
        lines: table.lines,
        rows,
        idOf: (row) => row.id,
        keyOf,
        keyOfRow,
        valuesOfRow,
        read: readLine,
        repeatedReason: (line) => ({ column: t('import.line'), reason: t('import.repeated', { line }) }),
      }),
    );
  }
  const toWrite = planned?.filter(({ kind }) => kind === 'new' || kind === 'changed') ?? [];
  const counts = planned ? countKinds(planned) : null;
  const close = () => {
    stop();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={progress.running ? undefined : close}
      aria-labelledby="import-title"
      maxWidth={false}
    >
      <DialogTitle id="import-title">{t('import.title', { register: texts.text('title') })}</DialogTitle>
      <DialogContent sx={{ width: layout.dialog.l, maxWidth: '100%' }}>
        <Typography sx={{ mb: 1.5 }}>{t('import.intro', { columns: heads.join(', ') })}</Typography>
        <Button component="label" variant="outlined" disabled={progress.running || waits}>
          {t('import.choose')}
          <input
            type="file"
            hidden
            disabled={progress.running || waits}
            accept=".csv,.xlsx"
            aria-label={t('import.choose')}
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = '';
              if (file) void read(file);
            }}
          />
        </Button>
        <Button variant="text" onClick={() => void downloadTemplate(register.slug, heads)}>
          {t('import.template')}
        </Button>
        {lost.length > 0 && (
          <Typography color="error" sx={{ mt: 1.5 }}>
            <OptionsFailed onRetry={() => lost.forEach(({ onRetry }) => onRetry?.())} />
          </Typography>
        )}
        {fileError && (
          <Typography role="alert" color="error" sx={{ mt: 1.5 }}>
            {t(`import.errors.${fileError}`, { columns: heads.join(', ') })}
          </Typography>
        )}
        {planned && counts && <ImportReview planned={planned} counts={counts} results={results} />}
        {progress.running && (
          <div role="status">
            <LinearProgress
              variant="determinate"
              value={(100 * progress.done) / Math.max(1, progress.total)}
            />
            {t('import.progress', { done: progress.done, total: progress.total })}
          </div>
        )}
      </DialogContent>
      <DialogActions>
        {planned && (counts?.invalid || results.some(({ failure }) => failure)) ? (
          <Button
            variant="text"
            sx={{ mr: 'auto' }}
            onClick={() => void downloadProblems(register.slug, heads, planned, results, t('import.reason'))}
          >
            {t('import.downloadProblems')}
          </Button>
        ) : null}
        {progress.running ? (
          <Button variant="outlined" onClick={stop}>
            {t('import.stop')}
          </Button>
        ) : (
          <Button variant="outlined" onClick={close}>
            {t('close')}
          </Button>
        )}
        {!finished && (
          <Button
            variant="contained"
            disabled={toWrite.length === 0 || progress.running}
            onClick={() => void write(toWrite).then(onWritten)}
          >
            {t('import.write', { count: toWrite.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
