import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import { dayText } from '@/platform/format/dayText';
import { AppDialog } from '@/platform/ui/AppDialog';
import { arithmeticOf, type FigureName } from '../figures';
import type { Reckoned } from '../rules/reckon';

interface ArithmeticDialogProps {
  readonly reckoned: Reckoned;
  readonly figure: FigureName;
  readonly onClose: () => void;
}

/** How one figure came about, with the numbers of the day. */
export function ArithmeticDialog({ reckoned, figure, onClose }: ArithmeticDialogProps) {
  const { t } = useTranslation('agricultureIrrigation');
  const { plot, now } = reckoned;
  return (
    <AppDialog
      title={t('arithmeticTitle', { figure: t(`figures.${figure}`), name: plot.name })}
      size="s"
      onClose={onClose}
    >
      <DialogContent>
        {arithmeticOf(t, reckoned, figure).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{t(now.forecast ? 'ofDayForecast' : 'ofDay', { day: dayText(now.date) })}</p>
      </DialogContent>
    </AppDialog>
  );
}
