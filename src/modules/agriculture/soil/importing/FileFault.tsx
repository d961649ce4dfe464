import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';
import type { FilesFault } from './useSoilFiles';

const SIGNS = { ';': 'signSemicolon', '\t': 'signTab', '|': 'signBar' } as const;

/** Why the chosen files are not read, and what to do (FA-284, 498, 499). */
export function FileFault({ fault }: { readonly fault: FilesFault }) {
  const { t } = useTranslation('soilAnalysis');
  const words = (): { readonly title: string; readonly text: string } => {
    switch (fault.kind) {
      case 'invalid':
        return { title: t('importing.invalidFile'), text: t('importing.invalidText') };
      case 'severalInvalid':
        return { title: t('importing.invalidFiles'), text: t('importing.invalidText') };
      case 'separator':
        return {
          title: t('importing.semicolon'),
          text: t('importing.semicolonText', { sign: t(`importing.${SIGNS[fault.sign]}`) }),
        };
      case 'quotes':
        return { title: t('importing.failed'), text: t('importing.quotesText', { line: fault.line }) };
      case 'empty':
        return { title: t('importing.failed'), text: t('importing.emptyText') };
      case 'tooBig':
        return { title: t('importing.failed'), text: t('importing.tooBigText') };
      case 'tooManyLines':
        return { title: t('importing.failed'), text: t('importing.tooManyText') };
    }
  };
  const { title, text } = words();
  return (
    <Alert severity="error" sx={{ mt: 1.5 }}>
      <AlertTitle>{title}</AlertTitle>
      {text}
    </Alert>
  );
}
