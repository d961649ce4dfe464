import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ControlProps, FieldProps } from '@/platform/forms/fieldProps';
import { TextField } from '@/platform/forms/fields/TextField';
import { IconAction } from '@/platform/ui/IconAction';

interface PasswordControlProps extends ControlProps<string | null> {
  /** Tells password managers which of the two it is. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password that can be looked at. It is kept to the letter. */
export function PasswordField(props: FieldProps<PasswordControlProps, string | null>) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  const Icon = shown ? VisibilityOffOutlined : VisibilityOutlined;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      format={false}
      end={
        <IconAction
          label={shown ? t('password.hide') : t('password.show')}
          icon={<Icon />}
          edge="end"
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
