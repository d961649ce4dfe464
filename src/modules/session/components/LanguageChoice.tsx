import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '@/platform/i18n/i18n';
import { preferencesChanged, usePreferences } from '@/platform/preferences/preferencesSlice';
import { useAppDispatch } from '@/platform/store/hooks';
import { radius, sizes } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { languageChosen } from '../sessionSlice';

// The pad of the last button reaches over the edge, so that its word ends there.
const Group = styled('div')({ display: 'flex', gap: 2, marginInline: -8 });

const Choice = styled('button')(({ theme }) => ({
  ...typeStep('buttonSmall'),
  minHeight: 32,
  padding: '0 8px',
  border: 0,
  borderRadius: radius.control,
  color: theme.tokens.textMuted,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.tokens.hover },
  '&[aria-pressed="true"]': { color: theme.tokens.text, textDecoration: 'underline', textUnderlineOffset: 4 },
  '@media (pointer: coarse)': { minHeight: sizes.touchMin },
}));

/** Portuguese or English, for the screens before the application; each language is named in itself. */
export function LanguageChoice() {
  const { t } = useTranslation('session');
  const dispatch = useAppDispatch();
  const { language } = usePreferences();
  return (
    <Group role="group" aria-label={t('language')}>
      {LANGUAGES.map((code) => (
        <Choice
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => {
            dispatch(languageChosen(code));
            dispatch(preferencesChanged({ language: code }));
          }}
        >
          {t(`languages.${code}`)}
        </Choice>
      ))}
    </Group>
  );
}
