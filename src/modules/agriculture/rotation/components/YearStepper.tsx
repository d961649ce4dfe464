import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { IconAction } from '@/platform/ui/IconAction';
import { yearText } from '../rotationWords';

const Bar = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, whiteSpace: 'nowrap' });

interface YearStepperProps {
  readonly firstYear: number;
  readonly years: number;
  readonly onChange: (firstYear: number) => void;
}

/** Which crop years are shown. */
export function YearStepper({ firstYear, years, onChange }: YearStepperProps) {
  const { t } = useTranslation('agricultureRotation');
  return (
    <Bar role="group" aria-label={t('years.label')}>
      <IconAction
        label={t('years.before')}
        icon={<ChevronLeftOutlined />}
        onClick={() => onChange(firstYear - 1)}
      />
      <span aria-live="polite">
        {t('years.shown', { from: yearText(firstYear), to: yearText(firstYear + years - 1) })}
      </span>
      <IconAction
        label={t('years.after')}
        icon={<ChevronRightOutlined />}
        onClick={() => onChange(firstYear + 1)}
      />
    </Bar>
  );
}
