import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { SkeletonBlock } from '@/platform/ui/Skeletons';
import { typeStep } from '@/platform/theme/typography';

export interface LabelledValue {
  readonly label: string;
  /** Null while it is still to come. */
  readonly value: string | null;
  /** Takes a line of its own on a telephone. */
  readonly wide?: boolean;
}

const List = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 32px',
  margin: 0,
  '& > div': { minWidth: 0 },
  '& dt': { ...typeStep('caption'), color: theme.tokens.textMuted },
  '& dd': {
    ...typeStep('bodyStrong'),
    minHeight: 20,
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '10px 16px',
    marginBottom: 12,
    '& > [data-wide=true]': { gridColumn: '1 / -1' },
  },
}));

/** Values under their names, side by side. */
export function Values({ values }: { readonly values: readonly LabelledValue[] }) {
  const { t } = useTranslation('financeDocuments');
  return (
    <List>
      {values.map(({ label, value, wide = false }) => (
        <div key={label} data-wide={wide}>
          <dt>{label}</dt>
          <dd>{value === null ? <SkeletonBlock width={96} height={14} /> : value || t('none')}</dd>
        </div>
      ))}
    </List>
  );
}
