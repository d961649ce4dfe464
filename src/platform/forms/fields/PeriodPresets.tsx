import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '@/platform/format/date';
import { type Period, type Preset, presetPeriod } from '@/platform/forms/fields/periods';

interface PeriodPresetsProps {
  readonly presets: readonly Preset[];
  readonly onPick: (period: Period) => void;
}

/** Ready-made periods, in the helper line of a date range. */
export function PeriodPresets({ presets, onPick }: PeriodPresetsProps) {
  const { t } = useTranslation('forms');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Link
        component="button"
        type="button"
        variant="caption"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('date.presets')}
      </Link>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {presets.map((preset) => (
          <MenuItem
            key={preset}
            onClick={() => {
              onPick(presetPeriod(preset, today()));
              setAnchor(null);
            }}
          >
            {t(`date.preset.${preset}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
