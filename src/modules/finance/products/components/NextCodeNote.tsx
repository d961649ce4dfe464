import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { NoteProps } from '@/families/register/registerTypes';
import { createQuery, TRANSIENT } from '@/platform/store/createQuery';
import { useQuery } from '@/platform/store/useQuery';
import { typeStep } from '@/platform/theme/typography';
import type { ProductValues } from '../productSchemas';
import { nextProductCode } from '../productsService';

const nextCode = createQuery(
  'finance',
  'nextProductCode',
  (_: void, signal) => nextProductCode(signal),
  TRANSIENT,
);

const Note = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  // In the line that the field keeps free under itself.
  margin: '-18px 0 2px 2px',
  color: theme.tokens.textMuted,
}));

/** Under an empty code: the one that the server will give. It is given when saving, so that two people never get the same. */
export function NextCodeNote({ values: { code }, id }: NoteProps<ProductValues>) {
  const { t } = useTranslation('financeProducts');
  // Where no answer comes, it says that there will be one, not which.
  const { data: next } = useQuery(nextCode, id === null ? undefined : null);
  if (code !== '') return null;
  return <Note>{next ? t('nextCode', { code: next }) : t('nextCodeUnknown')}</Note>;
}
