import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { TextInput, type TextInputProps } from '@/platform/ui/TextInput';

type PasswordFieldProps = Omit<TextInputProps, 'type' | 'exact' | 'endAdornment'>;

/** A password that can be looked at. It is one plain input, so that managers fill it and pasting works. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  const Icon = shown ? VisibilityOffOutlined : VisibilityOutlined;
  return (
    <TextInput
      {...props}
      verbatim
      exact
      type={shown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          edge="end"
          aria-label={shown ? t('password.hide') : t('password.show')}
          title={shown ? t('password.hide') : t('password.show')}
          disabled={props.disabled ?? false}
          onClick={() => setShown(!shown)}
          // Pressing the eye leaves the caret where it is.
          onMouseDown={(event) => event.preventDefault()}
        >
          <Icon />
        </IconButton>
      }
    />
  );
}
