import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/platform/store/hooks';
import { TableFileButton } from '@/platform/forms/files/TableFileButton';
import { OptionsFailed } from '@/platform/forms/OptionsFailed';
import type { RowId } from '@/platform/store/resourceState';
import { AppDialog } from '@/platform/ui/AppDialog';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { toast } from '@/platform/ui/toast';
import type { Register } from '../defineRegister';
import type { RegisterTexts } from '../registerTexts';
import type { KnowledgeLists, CompleteImport } from '../registerTypes';
import { DryRunStatus } from './DryRunStatus';
import { downloadProblems, downloadTemplate } from './importFiles';
import { ImportOutcome } from './ImportOutcome';
import { ImportReview } from './ImportReview';
import { countKinds } from './importPlan';
import { useDryRun } from './useDryRun';
import { useImport } from './useImport';

const NOTHING: KnowledgeLists = {};

interface ImportDialogProps<Row extends { id: RowId }, Item extends object, Values extends FieldValues> {
  register: Register<Row, Item, Values>;
  rows: readonly Row[];
  importing: CompleteImport<Row, Values>;
  texts: RegisterTexts;
  onClose: () => void;
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

/** The columns that a file has, and those that it may have. */
function ImportIntro<Row, Values extends FieldValues>(props: {
  readonly importing: Pick<CompleteImport<Row, Values>, 'columns'>;
  readonly texts: RegisterTexts;
}) {
  const { importing, texts } = props;
  const { t } = useTranslation('register');
  const heads = importing.columns.map(({ name }) => texts.field(name));
  const optional = heads.filter((_, at) => importing.columns[at]?.optional);
  const needed = heads.filter((head) => !optional.includes(head));
  return (
    <Typography sx={{ mb: 1.5 }}>
      {optional.length === 0
        ? t('import.intro', { columns: heads.join(', ') })
        : t('import.introOptional', { columns: needed.join(', '), optional: optional.join(', ') })}
    </Typography>
  );
}

function KnowingDialog<Row extends { id: RowId }, Item extends object, Values extends FieldValues>(
  props: ImportDialogProps<Row, Item, Values> & { lists: KnowledgeLists },
) {
  const { register, importing, texts, onClose, lists } = props;
  const { t } = useTranslation('register');
  const dispatch = useAppDispatch();
  const { planned, ignored, fault, progress: reading, stopped, ...dryRun } = useDryRun(props);
  const { progress, results, write, stop, forget } = useImport(register.calls, (answered) =>
    t(answered ? 'import.failed' : 'import.unanswered'),
  );
  const heads = importing.columns.map(({ name }) => texts.field(name));
  // Read before its lists have come, every name of the file would be an unknown one.
  const lost = Object.values(lists).filter(({ failed }) => failed);
  const waits = lost.length > 0 || Object.values(lists).some(({ loading }) => loading);

  const written = new Set(results.flatMap(({ line, failure }) => (failure === null ? [line] : [])));
  const toWrite =
    planned?.filter((line) => (line.kind === 'new' || line.kind === 'changed') && !written.has(line)) ?? [];
  const tried = progress.total > 0 && !progress.running;
  const counts = planned ? countKinds(planned) : null;
  async function writeAll() {
    const now = await write(toWrite);
    const whole = now.length === toWrite.length && now.every(({ failure }) => failure === null);
    if (whole) toast({ tone: 'success', text: t('import.success') });
    dispatch(register.resource.written());
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
        <ImportIntro importing={importing} texts={texts} />
        <TableFileButton
          disabled={progress.running || waits}
          onFile={(file) => {
            forget();
            void dryRun.read(file);
          }}
        />
        <Button variant="text" onClick={() => void downloadTemplate(register.slug, heads)}>
          {t('import.template')}
        </Button>
        {lost.length > 0 && (
          <Typography color="error" sx={{ mt: 1.5 }}>
            <OptionsFailed onRetry={() => lost.forEach(({ onRetry }) => onRetry?.())} />
          </Typography>
        )}
        {fault && (
          <Typography role="alert" color="error" sx={{ mt: 1.5 }}>
            {t(`import.errors.${fault.kind}`, fault)}
          </Typography>
        )}
        <DryRunStatus progress={reading} stopped={stopped} ignored={ignored} />
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
        {progress.running || reading ? (
          <Button variant="outlined" onClick={reading ? dryRun.stop : stop}>
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
