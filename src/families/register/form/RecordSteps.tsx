import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import KeyboardArrowUpOutlined from '@mui/icons-material/KeyboardArrowUpOutlined';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { IconAction } from '@/platform/ui/IconAction';

interface RecordStepsProps {
  /** The records in the order of the list. */
  ids: readonly string[];
  at: string;
  onStep: (id: string) => void;
}

const whole = (count: number) => formatNumber(count, { decimals: 0 });

/** To the record before and after this one, as the list has them. */
export function RecordSteps({ ids, at, onStep }: RecordStepsProps) {
  const { t } = useTranslation('register');
  const index = ids.indexOf(at);
  if (index < 0) return null;
  const before = ids[index - 1];
  const after = ids[index + 1];
  return (
    <>
      <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {t('form.position', { at: whole(index + 1), total: whole(ids.length) })}
      </Typography>
      <IconAction
        label={t('form.previous')}
        icon={<KeyboardArrowUpOutlined />}
        disabledReason={before === undefined ? t('form.first') : undefined}
        onClick={() => before !== undefined && onStep(before)}
      />
      <IconAction
        label={t('form.next')}
        icon={<KeyboardArrowDownOutlined />}
        disabledReason={after === undefined ? t('form.last') : undefined}
        onClick={() => after !== undefined && onStep(after)}
      />
    </>
  );
}
