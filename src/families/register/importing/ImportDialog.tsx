import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Schema } from 'yup';
import { OptionsFailed } from '@/platform/forms/OptionsFailed';
import { useAppSelector } from '@/platform/store/hooks';
import type { RowId } from '@/platform/store/resourceState';
import { AppDialog } from '@/platform/ui/AppDialog';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { toast } from '@/platform/ui/toast';
import type { Register } from '../defineRegister';
import type { RegisterTexts } from '../registerTexts';
import type { KnowledgeLists, RegisterImport } from '../registerTypes';
import { downloadProblems, downloadTemplate } from './importFiles';
import { ImportOutcome } from './ImportOutcome';
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
  const { progress, results, write, stop, forget } = useImport(register.calls, (answered) =>
    t(answered ? 'import.failed' : 'import.unanswered'),
  );
  const heads = importing.columns.map(({ name }) => texts.field(name));
  const optional = heads.filter((_, at) => importing.columns[at]?.optional);
  const needed = heads.filter((head) => !optional.includes(head));
  // Read before its lists have come, every name of the file would be an unknown one.
  const lost = Object.values(lists).filter(({ failed }) => failed);
  const waits = lost.length > 0 || Object.values(lists).some(({ loading }) => loading);

  async function read(file: File) {
    forget();
    setPlanned(null);
    setFileError(null);
    const table = await readTableFile(file);
    if (typeof table === 'string') return setFileError(table);
    if (!needed.every((head) => table.heads.includes(head))) return setFileError('columns');
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
        given: importing.columns.flatMap(({ name }) =>
          table.heads.includes(texts.field(name)) ? [name] : [],
        ),
        read: readLine,
        repeatedReason: (line) => ({ column: t('import.line'), reason: t('import.repeated', { line }) }),
      }),
    );
  }
  const written = new Set(results.flatMap(({ line, failure }) => (failure === null ? [line] : [])));
  const toWrite =
    planned?.filter((line) => (line.kind === 'new' || line.kind === 'changed') && !written.has(line)) ?? [];
  const tried = progress.total > 0 && !progress.running;
  const counts = planned ? countKinds(planned) : null;
  async function writeAll() {
    const now = await write(toWrite);
    const whole = now.length === toWrite.length && now.every(({ failure }) => failure === null);
    if (whole) toast({ tone: 'success', text: t('import.success') });
    onWritten();
  }
  return (
    <AppDialog
      title={t('import.title', { register: texts.text('title') })}
      size="l"
      full
      busy={progress.running}
      onClose={onClose}
    >
      <DialogContent>
        <Typography sx={{ mb: 1.5 }}>
          {optional.length === 0
            ? t('import.intro', { columns: heads.join(', ') })
            : t('import.introOptional', { columns: needed.join(', '), optional: optional.join(', ') })}
        </Typography>
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
            {t(`import.errors.${fileError}`, { columns: needed.join(', ') })}
          </Typography>
        )}
        <ImportOutcome results={results} progress={progress} />
        {planned && counts && <ImportReview planned={planned} counts={counts} results={results} />}
      </DialogContent>
      <DialogActions
        sx={(theme) => ({
          [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', '& > .download': { flexBasis: '100%' } },
        })}
      >
        {planned && (counts?.invalid || results.some(({ failure }) => failure)) ? (
          <Button
            className="download"
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
          <Button variant="outlined" onClick={onClose}>
            {t('close')}
          </Button>
        )}
        {(!tried || toWrite.length > 0) && (
          <LoadingButton
            variant="contained"
            busy={progress.running}
            disabledReason={toWrite.length === 0 ? t('import.nothing') : undefined}
            onClick={() => void writeAll()}
          >
            {t('import.write', { count: toWrite.length })}
          </LoadingButton>
        )}
      </DialogActions>
    </AppDialog>
  );
}
