import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import { dayText } from '@/platform/format/dayText';
import { AppDialog } from '@/platform/ui/AppDialog';
import { StationLink } from '../../components/StationLink';
import { arithmeticOf, type FigureName } from '../figures';
import type { Computed } from '../rules/compute';
import { plotTitle } from '../plotName';

interface ArithmeticDialogProps {
  readonly computed: Computed;
  readonly figure: FigureName;
  readonly onClose: () => void;
}

/** How one figure came about, with the numbers of the day. */
export function ArithmeticDialog({ computed, figure, onClose }: ArithmeticDialogProps) {
  const { t } = useTranslation('agricultureIrrigation');
  const { plot, now } = computed;
  return (
    <AppDialog
      title={t('arithmeticTitle', { figure: t(`figures.${figure}`), name: plotTitle(plot) })}
      size="s"
      onClose={onClose}
    >
      <DialogContent>
        {arithmeticOf(t, computed, figure).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{t(now.forecast ? 'ofDayForecast' : 'ofDay', { day: dayText(now.date) })}</p>
        <p>
          <StationLink id={plot.station?.id ?? null} world="agriculture" label={t('openStation')} />
        </p>
      </DialogContent>
    </AppDialog>
  );
}
