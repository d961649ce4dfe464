import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { DangerAlert } from '@/platform/forms/DangerAlert';
import { faultText, figureWord } from '../dayWords';
import type { DayFault } from '../rules/checkDays';
import type { CellFault, DaysRead } from '../rules/readDays';

const SHOWN = 30;
const List = styled('ul')({ margin: '4px 0 0', paddingLeft: 20 });

interface ImportFaultsProps {
  readonly read: Omit<DaysRead, 'faults'> & { readonly faults: readonly (DayFault | CellFault)[] };
}

/** Everything that is wrong with a file, line by line. */
export function ImportFaults({ read }: ImportFaultsProps) {
  const { t } = useTranslation('chickenReferences');
  const { missing, repeated, otherUnits, faults } = read;
  const words = faults.map((fault) => t('import.line', { line: fault.line, text: faultText(t, fault) }));
  return (
    <>
      {missing.length > 0 && (
        <DangerAlert severity="error">
          {t('import.missing', { columns: missing.map((name) => figureWord(t, name)).join(', ') })}
        </DangerAlert>
      )}
      {repeated.length > 0 && (
        <DangerAlert severity="error">{t('import.repeated', { columns: repeated.join(', ') })}</DangerAlert>
      )}
      {otherUnits.length > 0 && (
        <DangerAlert severity="error">
          {t('import.otherUnits', { columns: otherUnits.join(', ') })}
        </DangerAlert>
      )}
      {faults.length > 0 && (
        <DangerAlert severity="error">
          {t('import.problems', { count: faults.length })}
          <List>
            {[...new Set(words)].slice(0, SHOWN).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </List>
          {faults.length > SHOWN && t('import.more', { count: faults.length - SHOWN })}
        </DangerAlert>
      )}
    </>
  );
}
