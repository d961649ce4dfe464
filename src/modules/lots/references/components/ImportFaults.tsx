import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { DangerAlert } from '@/platform/forms/DangerAlert';
import type { LineFault } from '../importedTable';
import type { RowsRead } from '../rules/readRows';

const SHOWN = 30;
const List = styled('ul')({ margin: '4px 0 0', paddingLeft: 20 });

interface ImportFaultsProps<Name extends string> {
  readonly read: Pick<RowsRead<Name>, 'missing' | 'repeated' | 'otherUnits'>;
  readonly faults: readonly LineFault[];
  readonly wordOf: (name: Name) => string;
}

/** Everything that is wrong with a file, line by line. */
export function ImportFaults<Name extends string>({ read, faults, wordOf }: ImportFaultsProps<Name>) {
  const { t } = useTranslation('referenceImport');
  const { missing, repeated, otherUnits } = read;
  const words = faults.map(({ line, text }) => t('line', { line, text }));
  return (
    <>
      {missing.length > 0 && (
        <DangerAlert severity="error">
          {t('missing', { columns: missing.map(wordOf).join(', ') })}
        </DangerAlert>
      )}
      {repeated.length > 0 && (
        <DangerAlert severity="error">{t('repeated', { columns: repeated.join(', ') })}</DangerAlert>
      )}
      {otherUnits.length > 0 && (
        <DangerAlert severity="error">{t('otherUnits', { columns: otherUnits.join(', ') })}</DangerAlert>
      )}
      {faults.length > 0 && (
        <DangerAlert severity="error">
          {t('problems', { count: faults.length })}
          <List>
            {[...new Set(words)].slice(0, SHOWN).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </List>
          {faults.length > SHOWN && t('more', { count: faults.length - SHOWN })}
        </DangerAlert>
      )}
    </>
  );
}
