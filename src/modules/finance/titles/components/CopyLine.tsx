import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { IconAction } from '@/platform/ui/IconAction';
import { toast } from '@/platform/ui/toast';

const Line = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
});

interface CopyLineProps {
  /** What is copied: 'Linha digitável'. */
  readonly name: string;
  /** As it is read, and as it is copied. */
  readonly shown: string;
  readonly value: string;
}

/** A code that is pasted into a bank's application. */
export function CopyLine({ name, shown, value }: CopyLineProps) {
  const { t } = useTranslation('financeTitles');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast({ tone: 'success', text: t('copy.done', { name }) });
    } catch {
      toast({ tone: 'danger', text: t('copy.refused', { name }) });
    }
  };
  return (
    <Line>
      <span>{shown}</span>
      <IconAction
        size="small"
        label={t('copy.action', { name })}
        icon={<ContentCopyOutlined fontSize="small" />}
        onClick={() => void copy()}
      />
    </Line>
  );
}
