import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormStatus } from '@/platform/forms/formContext';
import { LoadingButton } from '@/platform/ui/LoadingButton';

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  marginTop: 8,
});
const Words = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: '1 1 160px',
  color: theme.tokens.warning.softText,
  '&:empty': { display: 'none' },
}));

interface SendFootProps {
  readonly label: string;
  readonly variant: 'contained' | 'outlined';
  /** Before the button. */
  readonly children?: ReactNode;
}

/** The button that sends a message; when it was not sent that is said, and what was written stays. */
export function SendFoot({ label, variant, children }: SendFootProps) {
  const { t } = useTranslation('assist');
  const { submitting, failed } = useFormStatus();
  return (
    <Foot>
      <Words role="status">
        {failed && (
          <>
            <ErrorOutlineOutlined fontSize="small" aria-hidden />
            {t('notSent')}
          </>
        )}
      </Words>
      {children}
      <LoadingButton type="submit" variant={variant} busy={submitting}>
        {label}
      </LoadingButton>
    </Foot>
  );
}
