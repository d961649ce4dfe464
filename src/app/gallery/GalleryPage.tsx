import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { ChoiceRow } from '@/shell/appearance/ChoiceRow';
import { LANGUAGES } from '@/platform/i18n/i18n';
import { DENSITIES, MODES, THEMES } from '@/platform/preferences/preferences';
import { preferencesChanged, usePreferences } from '@/platform/preferences/preferencesSlice';
import { useAppDispatch } from '@/platform/store/hooks';
import { themes } from '@/platform/theme/themes';

const ROOMS: Record<string, ComponentType> = {
  ui: lazy(async () => ({ default: (await import('@/platform/ui/gallery/UiGallery')).UiGallery })),
  forms: lazy(async () => ({
    default: (await import('@/platform/forms/gallery/FormsGallery')).FormsGallery,
  })),
  grid: lazy(async () => ({ default: (await import('@/platform/grid/gallery/GridGallery')).GridGallery })),
  sheet: lazy(async () => ({
    default: (await import('@/platform/sheet/gallery/SheetGallery')).SheetGallery,
  })),
  chart: lazy(async () => ({
    default: (await import('@/platform/chart/gallery/ChartGallery')).ChartGallery,
  })),
  register: lazy(async () => ({
    default: (await import('@/families/register/gallery/RegisterGallery')).RegisterGallery,
  })),
  fiscal: lazy(async () => ({
    default: (await import('@/domain/fiscal/gallery/FiscalGallery')).FiscalGallery,
  })),
  viewer: lazy(async () => ({
    default: (await import('@/platform/viewer/gallery/ViewerGallery')).ViewerGallery,
  })),
};

const asOptions = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));

/** The gallery of parts, room by room, under every look. */
export function Component() {
  const { t } = useTranslation('common');
  const { room = 'ui' } = useParams();
  const dispatch = useAppDispatch();
  const { theme, mode, density, language } = usePreferences();
  const Room = ROOMS[room];
  return (
    <Box component="main" sx={{ p: 3, maxWidth: 1280, mx: 'auto' }}>
      {/* A whole page of the gallery brings the one heading of its own. */}
      <Box component={room === 'register' ? 'p' : 'h1'} sx={{ typography: 'h1', mb: 2 }}>
        {t('gallery')}
      </Box>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, mb: 3 }}>
        {Object.keys(ROOMS).map((name) => (
          <Button
            key={name}
            component={Link}
            to={`/galeria/${name}`}
            variant={name === room ? 'contained' : 'outlined'}
          >
            {name}
          </Button>
        ))}
        <ChoiceRow
          label={'theme'}
          options={asOptions(THEMES)}
          value={theme}
          onChange={(next) => dispatch(preferencesChanged({ theme: next, mode: null }))}
        />
        <ChoiceRow
          label={'mode'}
          options={asOptions(MODES)}
          value={mode ?? themes[theme].nature}
          onChange={(next) => dispatch(preferencesChanged({ mode: next }))}
        />
        <ChoiceRow
          label={'density'}
          options={asOptions(DENSITIES)}
          value={density}
          onChange={(next) => dispatch(preferencesChanged({ density: next }))}
        />
        <ChoiceRow
          label={'language'}
          options={asOptions(LANGUAGES)}
          value={language}
          onChange={(next) => dispatch(preferencesChanged({ language: next }))}
        />
      </Stack>
      <Suspense fallback={null}>
        {Room && (
          <section aria-label={room}>
            <Room />
          </section>
        )}
      </Suspense>
    </Box>
  );
}
