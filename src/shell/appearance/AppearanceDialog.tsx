import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from 'react-i18next';
import { DEFAULT_PREFERENCES, DENSITIES, LAYOUTS, MODES, WIDTHS } from '@/platform/preferences/preferences';
import { preferencesChanged, usePreferences } from '@/platform/preferences/preferencesSlice';
import type { OverlayProps } from '@/platform/routing/overlays';
import { useAppDispatch } from '@/platform/store/hooks';
import { themes } from '@/platform/theme/themes';
import { ChoiceRow } from './ChoiceRow';
import { ThemeChoice } from './ThemeChoice';

/** The look of the application. Every choice shows at once and is kept for the user. */
export function Component({ onClose }: OverlayProps) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const preferences = usePreferences();
  const { theme, mode, density, layout, width } = preferences;
  const restore = () => {
    const { language, ...look } = DEFAULT_PREFERENCES;
    void language;
    dispatch(preferencesChanged(look));
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="appearance-title" maxWidth={false}>
      <DialogTitle id="appearance-title">{t('appearance.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, width: 640, maxWidth: '100%' }}>
        <ThemeChoice />
        <ChoiceRow
          label={t('appearance.mode')}
          options={MODES.map((value) => ({ value, label: t(`appearance.modes.${value}`) }))}
          value={mode ?? themes[theme].nature}
          onChange={(next) => dispatch(preferencesChanged({ mode: next }))}
        />
        <ChoiceRow
          label={t('appearance.density')}
          options={DENSITIES.map((value) => ({ value, label: t(`appearance.densities.${value}`) }))}
          value={density}
          onChange={(next) => dispatch(preferencesChanged({ density: next }))}
        />
        <ChoiceRow
          label={t('appearance.layout')}
          options={LAYOUTS.map((value) => ({ value, label: t(`appearance.layouts.${value}`) }))}
          value={layout}
          onChange={(next) => dispatch(preferencesChanged({ layout: next }))}
        />
        <ChoiceRow
          label={t('appearance.width')}
          options={WIDTHS.map((value) => ({ value, label: t(`appearance.widths.${value}`) }))}
          value={layout === 'horizontalContainer' ? 'boxed' : width}
          disabledReason={layout === 'horizontalContainer' ? t('appearance.widthFixed') : undefined}
          onChange={(next) => dispatch(preferencesChanged({ width: next }))}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={restore} sx={{ mr: 'auto' }}>
          {t('appearance.restore')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
