import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '@/platform/ui/PasswordField';
import { StateFrame } from '@/platform/ui/StateFrame';

const Form = styled('form')({ display: 'grid', gap: 12, width: 'min(320px, 80vw)', textAlign: 'left' });

interface PasswordFormProps {
  readonly wrong: boolean;
  readonly onPassword: (password: string) => void;
}

/** Asks for the password of a document; it is used here and kept nowhere. */
export function PasswordForm({ wrong, onPassword }: PasswordFormProps) {
  const { t } = useTranslation('viewer');
  const [password, setPassword] = useState('');
  return (
    <StateFrame
      icon={<LockOutlined />}
      title={t('pdf.lockedTitle')}
      text={t('pdf.lockedText')}
      action={
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            if (password) onPassword(password);
          }}
        >
          <PasswordField
            label={t('pdf.password')}
            value={password}
            onChange={setPassword}
            error={wrong ? t('pdf.wrongPassword') : undefined}
            autoComplete="off"
          />
          <Button type="submit" variant="outlined">
            {t('pdf.unlock')}
          </Button>
        </Form>
      }
    />
  );
}
