import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadTemplate } from '@/families/register/importing/importFiles';
import { DangerAlert } from '@/platform/forms/DangerAlert';
import { TableFileButton } from '@/platform/forms/files/TableFileButton';
import { asAppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import { AppDialog } from '@/platform/ui/AppDialog';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { toast } from '@/platform/ui/toast';
import { HeadChoices } from '../components/HeadChoices';
import { ImportFaults } from '../components/ImportFaults';
import { RowsPreview } from '../components/RowsPreview';
import type { ImportedTable, LineFault } from '../importedTable';
import type { DecimalMark, PlacedRow } from '../rules/readRows';
import { useRowsFile } from '../useRowsFile';

interface ImportRowsDialogProps<Name extends string> {
  readonly table: ImportedTable<Name>;
  readonly onClose: () => void;
  /** Takes the rows in the order of the file. */
  readonly onWrite: (rows: readonly PlacedRow<Name>[]) => Promise<void>;
}

interface DecimalChoiceProps {
  readonly value: DecimalMark;
  readonly onChange: (mark: DecimalMark) => void;
}

/** Which sign of a file stands before the decimals: it is guessed, and may be guessed wrong. */
function DecimalChoice({ value, onChange }: DecimalChoiceProps) {
  const { t } = useTranslation('referenceImport');
  const id = useId();
  return (
    <>
      <FormLabel id={id}>{t('decimal')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={value}
        onChange={(_, next) => onChange(next === '.' ? '.' : ',')}
      >
        <FormControlLabel value="," control={<Radio />} label={t('comma')} />
        <FormControlLabel value="." control={<Radio />} label={t('dot')} />
      </RadioGroup>
    </>
  );
}

/** Fills a set from a table: what is read and what is wrong with it is shown before anything is written. */
export function ImportRowsDialog<Name extends string>(props: ImportRowsDialogProps<Name>) {
  const { table, onClose, onWrite } = props;
  const { t } = useTranslation('referenceImport');
  const { t: tRegister } = useTranslation('register');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { file, read, decimal, setDecimal, chosenHeads, chooseHead, choose } = useRowsFile({
    table,
    busy,
    onChoose: () => setRefusal(null),
  });
  const { columns, wordOf, words } = table;
  const needed = columns.filter(({ required }) => required).map(({ name }) => wordOf(name));
  const optional = columns.filter(({ required }) => !required).map(({ name }) => wordOf(name));
  const isUnread = ({ line, figure }: LineFault) =>
    read?.faults.some((one) => one.why === 'number' && one.line === line && one.figure === figure);
  const faults = [
    ...(read?.faults ?? []).map((fault) => ({
      line: fault.line,
      text:
        fault.why === 'uneven'
          ? t('uneven')
          : t('number', { figure: wordOf(fault.figure), text: fault.text }),
    })),
    ...(read?.checked ?? []).filter((fault) => !isUnread(fault)),
  ].toSorted((a, b) => a.line - b.line);
  const whole = read !== null && faults.length === 0 && read.rows.length > 0;
  const write = async () => {
    if (!read) return;
    setBusy(true);
    setRefusal(null);
    try {
      await onWrite(read.rows);
      toast({ tone: 'success', text: words.done(read.rows.length) });
      onClose();
    } catch (thrown) {
      setRefusal(saidBy(asAppError(thrown)) ?? words.failed);
      setBusy(false);
    }
  };
  return (
    <AppDialog title={words.title} size="l" full busy={busy} onClose={onClose}>
      <DialogContent>
        <Typography sx={{ mb: 1.5 }}>{words.intro(needed.join(', '), optional.join(', '))}</Typography>
        <TableFileButton disabled={busy} onFile={(chosen) => void choose(chosen, chosen.name)} />
        <Button variant="text" onClick={() => void downloadTemplate(table.name, [...needed, ...optional])}>
          {t('template')}
        </Button>
        {file && (
          <Typography sx={{ mt: 1 }}>
            {file.name === null ? t('pasted') : t('file', { name: file.name })}
          </Typography>
        )}
        {file?.fault && (
          <DangerAlert severity="error" sx={{ mt: 1.5 }}>
            {tRegister(`import.errors.${file.fault.kind}`, file.fault)}
          </DangerAlert>
        )}
        {read && (
          <div style={{ marginTop: 12 }}>
            <DecimalChoice value={decimal} onChange={setDecimal} />
            <ImportFaults read={read} faults={faults} wordOf={wordOf} />
            <HeadChoices read={read} chosen={chosenHeads} wordOf={wordOf} onChoose={chooseHead} />
            {read.rows.length > 0 && (
              <RowsPreview
                label={words.preview}
                columns={columns}
                wordOf={wordOf}
                rows={read.rows}
                faults={faults}
              />
            )}
            {whole && words.replaces !== null && <Typography sx={{ mt: 1.5 }}>{words.replaces}</Typography>}
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
          {t('cancel')}
        </Button>
        <LoadingButton
          variant="contained"
          busy={busy}
          disabledReason={whole ? undefined : read ? t('fix') : words.nothing}
          onClick={() => void write()}
        >
          {words.write(read?.rows.length ?? 0)}
        </LoadingButton>
      </DialogActions>
    </AppDialog>
  );
}
