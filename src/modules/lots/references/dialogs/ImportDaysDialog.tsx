import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadTemplate } from '@/families/register/importing/importFiles';
import { DangerAlert } from '@/platform/forms/DangerAlert';
import { asAppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import { useStable } from '@/platform/react/useStable';
import { readTableFile } from '@/platform/tableFile/readTableFile';
import { isFault, type TableFile, type TableFileFault } from '@/platform/tableFile/tableFile';
import { AppDialog } from '@/platform/ui/AppDialog';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { toast } from '@/platform/ui/toast';
import { DaysPreview } from '../components/DaysPreview';
import { ImportFaults } from '../components/ImportFaults';
import { figureWord } from '../dayWords';
import type { ReferenceKind } from '../referenceChoices';
import type { ReferenceSet } from '../referenceWire';
import { checkDays } from '../rules/checkDays';
import { DAY_COLUMNS, type FigureName, type ReferenceDay } from '../rules/dayColumns';
import { type DecimalMark, decimalMarkOf, readDays } from '../rules/readDays';

interface ChosenFile {
  /** Null of cells that were pasted. */
  readonly name: string | null;
  readonly table: TableFile | null;
  readonly fault: TableFileFault | null;
}

/** Several cells or lines; a single word belongs to the field that it is pasted into. */
const CELLS = /[\t\n;]/;

interface ImportDaysDialogProps {
  readonly set: ReferenceSet;
  readonly kind: ReferenceKind;
  readonly onClose: () => void;
  readonly onWrite: (days: readonly ReferenceDay[]) => Promise<void>;
}

/** Fills the days of a set from a table: what is read and what is wrong with it is shown before anything is written. */
export function ImportDaysDialog({ set, kind, onClose, onWrite }: ImportDaysDialogProps) {
  const { t, i18n } = useTranslation('chickenReferences');
  const { t: tRegister } = useTranslation('register');
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [decimal, setDecimal] = useState<DecimalMark>(',');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const control = useRef<AbortController>(null);
  const decimalId = useId();
  useEffect(() => () => control.current?.abort(), []);

  const columns = DAY_COLUMNS[kind];
  const needed = [
    figureWord(t, 'day'),
    ...columns.filter(({ required }) => required).map(({ name }) => figureWord(t, name)),
  ];
  const optional = columns.filter(({ required }) => !required).map(({ name }) => figureWord(t, name));
  const table = file?.table ?? null;
  const read = useMemo(() => {
    if (!table) return null;
    // The words of Brazil's files whatever language is read, and the name of the wire: a file that another system has made.
    const brazilian = i18n.getFixedT('pt-BR', 'chickenReferences');
    const headsOf = (name: FigureName | 'day') => [figureWord(t, name), figureWord(brazilian, name), name];
    const answer = readDays(table, kind, decimal, headsOf);
    const faults = [...answer.faults, ...checkDays(answer.days, kind)].toSorted((a, b) => a.line - b.line);
    return { ...answer, faults };
  }, [table, kind, decimal, t, i18n]);

  const choose = async (chosen: File, name: string | null) => {
    control.current?.abort();
    const { signal } = (control.current = new AbortController());
    setRefusal(null);
    try {
      const answer = await readTableFile(chosen, { signal, onProgress: () => undefined });
      if (signal.aborted) return;
      const fault = isFault(answer) ? answer : null;
      const found = isFault(answer) ? null : answer;
      if (found) setDecimal(decimalMarkOf(found));
      setFile({ name, table: found, fault });
    } catch (thrown) {
      // Given up for another file.
      if (!signal.aborted) throw thrown;
    }
  };
  const paste = useStable((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (busy || !CELLS.test(text)) return;
    event.preventDefault();
    // Cells of a spreadsheet are text with tabs, which is a table like any other.
    void choose(new File([text], 'cells.txt', { type: 'text/plain' }), null);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [paste]);
  const whole = read !== null && read.faults.length === 0 && read.days.length > 0;
  const write = async () => {
    if (!read) return;
    setBusy(true);
    setRefusal(null);
    try {
      const days = read.days.map(({ line: _line, ...day }) => day).toSorted((a, b) => a.day - b.day);
      await onWrite(days);
      toast({ tone: 'success', text: t('import.done', { count: days.length }) });
      onClose();
    } catch (thrown) {
      setRefusal(saidBy(asAppError(thrown)) ?? t('import.failed'));
      setBusy(false);
    }
  };
  return (
    <AppDialog title={t('import.title', { name: set.name })} size="l" full busy={busy} onClose={onClose}>
      <DialogContent>
        <Typography sx={{ mb: 1.5 }}>
          {t('import.intro', { needed: needed.join(', '), optional: optional.join(', ') })}
        </Typography>
        <Button component="label" variant="outlined" disabled={busy}>
          {t('import.choose')}
          <input
            type="file"
            hidden
            disabled={busy}
            accept=".csv,.txt,.xlsx"
            aria-label={t('import.choose')}
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              // The same file may be chosen again, mended.
              event.target.value = '';
              if (chosen) void choose(chosen, chosen.name);
            }}
          />
        </Button>
        <Button variant="text" onClick={() => void downloadTemplate(set.name, [...needed, ...optional])}>
          {t('import.template')}
        </Button>
        {file && (
          <Typography sx={{ mt: 1 }}>
            {file.name === null ? t('import.pasted') : t('import.file', { name: file.name })}
          </Typography>
        )}
        {file?.fault && (
          <DangerAlert severity="error" sx={{ mt: 1.5 }}>
            {tRegister(`import.errors.${file.fault.kind}`, file.fault)}
          </DangerAlert>
        )}
        {read && (
          <div style={{ marginTop: 12 }}>
            <FormLabel id={decimalId}>{t('import.decimal')}</FormLabel>
            <RadioGroup
              row
              aria-labelledby={decimalId}
              value={decimal}
              onChange={(_, next) => setDecimal(next === '.' ? '.' : ',')}
            >
              <FormControlLabel value="," control={<Radio />} label={t('import.comma')} />
              <FormControlLabel value="." control={<Radio />} label={t('import.dot')} />
            </RadioGroup>
            <ImportFaults read={read} />
            {read.days.length > 0 && <DaysPreview kind={kind} days={read.days} faults={read.faults} />}
            {whole && set.days.length > 0 && (
              <Typography sx={{ mt: 1.5 }}>{t('import.replaces', { count: set.days.length })}</Typography>
            )}
          </div>
        )}
        {refusal !== null && (
          <DangerAlert severity="error" sx={{ mt: 1.5 }}>
            {refusal}
          </DangerAlert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={busy}>
          {t('import.cancel')}
        </Button>
        <LoadingButton
          variant="contained"
          busy={busy}
          disabledReason={whole ? undefined : t(read ? 'import.fix' : 'import.nothing')}
          onClick={() => void write()}
        >
          {t('import.write', { count: read?.days.length ?? 0 })}
        </LoadingButton>
      </DialogActions>
    </AppDialog>
  );
}
