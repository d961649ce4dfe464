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
import { DaysPreview } from '../components/DaysPreview';
import { HeadChoices } from '../components/HeadChoices';
import { ImportFaults } from '../components/ImportFaults';
import { figureWord } from '../dayWords';
import type { ReferenceKind } from '../referenceChoices';
import type { ReferenceSet } from '../referenceWire';
import { DAY_COLUMNS, type ReferenceDay } from '../rules/dayColumns';
import type { DecimalMark } from '../rules/readDays';
import { useDaysFile } from '../useDaysFile';

interface ImportDaysDialogProps {
  readonly set: ReferenceSet;
  readonly kind: ReferenceKind;
  readonly onClose: () => void;
  readonly onWrite: (days: readonly ReferenceDay[]) => Promise<void>;
}

interface DecimalChoiceProps {
  readonly value: DecimalMark;
  readonly onChange: (mark: DecimalMark) => void;
}

/** Which sign of a file stands before the decimals: it is guessed, and may be guessed wrong. */
function DecimalChoice({ value, onChange }: DecimalChoiceProps) {
  const { t } = useTranslation('chickenReferences');
  const id = useId();
  return (
    <>
      <FormLabel id={id}>{t('import.decimal')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={value}
        onChange={(_, next) => onChange(next === '.' ? '.' : ',')}
      >
        <FormControlLabel value="," control={<Radio />} label={t('import.comma')} />
        <FormControlLabel value="." control={<Radio />} label={t('import.dot')} />
      </RadioGroup>
    </>
  );
}

/** Fills the days of a set from a table: what is read and what is wrong with it is shown before anything is written. */
export function ImportDaysDialog({ set, kind, onClose, onWrite }: ImportDaysDialogProps) {
  const { t } = useTranslation('chickenReferences');
  const { t: tRegister } = useTranslation('register');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { file, read, decimal, setDecimal, chosenHeads, chooseHead, choose } = useDaysFile({
    kind,
    busy,
    onChoose: () => setRefusal(null),
  });
  const columns = DAY_COLUMNS[kind];
  const needed = [
    figureWord(t, 'day'),
    ...columns.filter(({ required }) => required).map(({ name }) => figureWord(t, name)),
  ];
  const optional = columns.filter(({ required }) => !required).map(({ name }) => figureWord(t, name));
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
        <TableFileButton disabled={busy} onFile={(chosen) => void choose(chosen, chosen.name)} />
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
            <DecimalChoice value={decimal} onChange={setDecimal} />
            <ImportFaults read={read} />
            <HeadChoices read={read} chosen={chosenHeads} onChoose={chooseHead} />
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
