import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ControlProps, FieldProps } from '@/platform/forms/fieldProps';
import { type IconChoice, IconChoices } from '@/platform/forms/fields/IconChoices';
import { InputBox } from '@/platform/forms/InputBox';
import { useField } from '@/platform/forms/useField';
import { IconAction } from '@/platform/ui/IconAction';

interface IconControlProps extends ControlProps<string | null> {
  readonly icons: readonly IconChoice[];
}

/** An icon of a given set. Its value is the icon's id. */
function IconControl(props: IconControlProps) {
  const { label, value, onChange, icons, readOnly = false } = props;
  const { t } = useTranslation('forms');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = icons.find((icon) => icon.id === value);
  const Chosen = chosen?.icon;
  const fixed = readOnly || (props.disabled ?? false) || Boolean(props.disabledReason);
  const open = (event: MouseEvent<HTMLElement>) =>
    setAnchor(event.currentTarget.closest<HTMLElement>('.MuiInputBase-root'));
  return (
    <>
      <InputBox
        {...props}
        text={chosen?.name ?? ''}
        input={{ readOnly: true }}
        box={fixed ? {} : { onClick: open, sx: { cursor: 'pointer' } }}
        start={
          Chosen && (
            <InputAdornment position="start">
              <Chosen />
            </InputAdornment>
          )
        }
        end={
          !fixed && (
            <InputAdornment position="end">
              <IconAction
                label={t('icon.choose', { label })}
                icon={<ExpandMoreOutlined />}
                edge="end"
                onClick={open}
              />
            </InputAdornment>
          )
        }
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <IconChoices
          label={label}
          icons={icons}
          value={value}
          onPick={(id) => {
            onChange(id);
            setAnchor(null);
          }}
        />
      </Popover>
    </>
  );
}

export function IconField(props: FieldProps<IconControlProps, string | null>) {
  return <IconControl {...props} {...useField<string | null>(props)} />;
}
