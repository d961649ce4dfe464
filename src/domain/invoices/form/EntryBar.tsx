import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormStatus } from '@/platform/forms/formContext';
import { typeStep } from '@/platform/theme/typography';
import { SectionLinks } from './SectionLinks';

const Bar = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '10px 16px',
  borderTop: `1px solid ${theme.tokens.border}`,
  backgroundColor: theme.tokens.surface,
  '& > .state': { display: 'grid', gap: 4, flex: '1 1 220px' },
  [theme.breakpoints.down('md')]: { position: 'sticky', bottom: 0, zIndex: 1 },
  [theme.breakpoints.down('sm')]: {
    '& > .state': { flexBasis: '100%' },
    '& > .MuiButton-root': { flex: 1, paddingInline: 8 },
  },
}));
const Words = styled('span')<{ 'data-failed': boolean }>(({ theme }) => ({
  ...typeStep('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  color: theme.tokens.textMuted,
  '&[data-failed="true"]': { color: theme.tokens.warning.softText },
  '&:empty': { display: 'none' },
}));

/** The foot of an entry: its lists, whether something is not saved yet, what can be done with it. */
export function EntryBar({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(['invoices', 'forms']);
  const { isDirty } = useFormState();
  const { submitting, failed } = useFormStatus();
  return (
    <Bar>
      <div className="state">
        <SectionLinks />
        <Words role="status" data-failed={failed}>
          {failed && <ErrorOutlineOutlined fontSize="small" aria-hidden />}
          {(isDirty || failed) && !submitting && t(failed ? 'notSaved' : 'forms:unsaved')}
        </Words>
      </div>
      {children}
    </Bar>
  );
}
