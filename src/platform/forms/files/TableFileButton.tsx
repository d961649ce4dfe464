import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface TableFileButtonProps {
  readonly disabled: boolean;
  readonly onFile: (file: File) => void;
}

/** Chooses one CSV or XLSX file. The same file can be chosen again, as it is after a correction. */
export function TableFileButton({ disabled, onFile }: TableFileButtonProps) {
  const { t } = useTranslation('forms');
  return (
    <Button component="label" variant="outlined" disabled={disabled}>
      {t('file.choose')}
      <input
        type="file"
        hidden
        disabled={disabled}
        accept=".csv,.txt,.xlsx"
        aria-label={t('file.choose')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </Button>
  );
}
