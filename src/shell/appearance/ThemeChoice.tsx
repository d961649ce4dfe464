import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { THEMES } from '@/platform/preferences/preferences';
import { preferencesChanged, usePreferences } from '@/platform/preferences/preferencesSlice';
import { useAppDispatch } from '@/platform/store/hooks';
import type { Scheme } from '@/platform/theme/schemeTypes';
import { loadScheme } from '@/platform/theme/schemes';
import { schemeOf, type ThemeName } from '@/platform/theme/themes';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  gap: 12,
  marginTop: 6,
});

const Option = styled(ButtonBase)(({ theme }) => ({
  ...typeStep('body'),
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 10,
  minHeight: 56,
  padding: 8,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  textAlign: 'left',
  '&:hover': { backgroundColor: theme.tokens.hover },
  '&[aria-checked=true]': {
    borderColor: theme.tokens.primary,
    boxShadow: `inset 0 0 0 1px ${theme.tokens.primary}`,
  },
  '& > span': { flex: 1 },
  '& > svg:last-of-type': { fontSize: 18, color: theme.tokens.primary },
}));

/** A theme in small: background, navigation, the one action, the accent. */
function Swatch({ scheme }: { scheme: Scheme | undefined }) {
  return (
    <svg width="44" height="36" viewBox="0 0 44 36" aria-hidden focusable="false">
      {scheme && (
        <>
          <rect width="44" height="36" rx="6" fill={scheme.background} stroke={scheme.borderStrong} />
          <path d="M6 .5h6v35H6a5.5 5.5 0 0 1-5.5-5.5V6A5.5 5.5 0 0 1 6 .5Z" fill={scheme.navBackground} />
          <rect x="17" y="7" width="20" height="9" rx="3" fill={scheme.primary} />
          <rect x="17" y="20" width="9" height="9" rx="3" fill={scheme.accent} />
          <rect x="28" y="20" width="9" height="9" rx="3" fill={scheme.surface} stroke={scheme.border} />
        </>
      )}
    </svg>
  );
}

function useSchemes(): Partial<Record<ThemeName, Scheme>> {
  const [schemes, setSchemes] = useState<Partial<Record<ThemeName, Scheme>>>({});
  useEffect(() => {
    let open = true;
    for (const theme of THEMES) {
      void loadScheme(schemeOf(theme, null, false)).then((scheme) => {
        if (open) setSchemes((known) => ({ ...known, [theme]: scheme }));
      });
    }
    return () => {
      open = false;
    };
  }, []);
  return schemes;
}

/** As with other radio buttons, arrow keys go to the next one and choose it, from the last one to the first. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
  const at = radios.findIndex((radio) => radio === document.activeElement);
  const next = radios[(at + step + radios.length) % radios.length];
  next?.focus();
  next?.click();
}

/** The nine themes. Choosing one starts it in its own nature, light or dark. */
export function ThemeChoice() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const { theme: chosen } = usePreferences();
  const schemes = useSchemes();
  return (
    <div>
      <div id="theme-choice" style={{ fontWeight: 550 }}>
        {t('appearance.theme')}
      </div>
      <Grid role="radiogroup" aria-labelledby="theme-choice" onKeyDown={walk}>
        {THEMES.map((theme) => (
          <Option
            key={theme}
            role="radio"
            aria-checked={theme === chosen}
            tabIndex={theme === chosen ? 0 : -1}
            onClick={() => dispatch(preferencesChanged({ theme, mode: null }))}
          >
            <Swatch scheme={schemes[theme]} />
            <span>{t(`appearance.themes.${theme}`)}</span>
            {theme === chosen && <CheckCircleOutlined />}
          </Option>
        ))}
      </Grid>
    </div>
  );
}
