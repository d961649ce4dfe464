import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatAccessKey } from '@/domain/fiscal/accessKey';
import { Code } from '@/domain/fiscal/view/parts';
import { IconAction } from '@/platform/ui/IconAction';
import { toast } from '@/platform/ui/toast';

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 4 });

/** The key as it is printed; copied without blanks, as the tax offices' pages ask for it. */
export function InvoiceKey({ value }: { readonly value: string }) {
  const { t } = useTranslation('fiscal');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast({ tone: 'success', text: t('keyCopied') });
    } catch {
      toast({ tone: 'danger', text: t('keyNotCopied') });
    }
  };
  return (
    <Line>
      <Code>{formatAccessKey(value)}</Code>
      <IconAction
        size="small"
        label={t('copyKey')}
        icon={<ContentCopyOutlined fontSize="small" />}
        onClick={() => void copy()}
      />
    </Line>
  );
}
