import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '@/platform/i18n/i18n';
import { preferencesChanged, usePreferences } from '@/platform/preferences/preferencesSlice';
import { useAppDispatch } from '@/platform/store/hooks';
import { LateMenu } from '@/platform/ui/LateMenu';

/** Chooses between Portuguese and English; each language is named in itself. */
export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const { language } = usePreferences();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        aria-label={`${t('language')}: ${language}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<LanguageOutlined />}
        endIcon={<ExpandMoreOutlined />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {language}
      </Button>
      <LateMenu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        items={LANGUAGES.map((code) => ({
          key: code,
          label: t(`languages.${code}`),
          lang: code,
          checked: code === language,
          onChoose: () => dispatch(preferencesChanged({ language: code })),
        }))}
      />
    </>
  );
}
