import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NoteProps } from '@/families/register/registerTypes';
import { typeStep } from '@/platform/theme/typography';
import type { PartnerValues } from '../partnerSchemas';
import { formatPixKey, isPixKey } from '../rules/pixKey';

const Suggestion = styled('p')({
  ...typeStep('caption'),
  margin: '0 0 6px 2px',
  '& button': { minHeight: 24 },
});

/** What the form has already that may be the key: most keys are the document, the phone or the e-mail entered above. */
function suggestedKey({ pixKind, pixKey, document, phone, email }: PartnerValues): string | null {
  if (pixKind === null || pixKind === 'RANDOM' || pixKey) return null;
  const known = { DOCUMENT: document, PHONE: phone, EMAIL: email }[pixKind];
  return known && isPixKey(pixKind, known) ? formatPixKey(pixKind, known) : null;
}

/** Offers what was entered above as the key. It is not taken by itself: money goes there. */
export function PixSuggestion({ values }: NoteProps<PartnerValues>) {
  const { t } = useTranslation('financePartners');
  const { setValue, setFocus } = useFormContext();
  const key = suggestedKey(values);
  if (!key) return null;
  const take = () => {
    setValue('pixKey', key, { shouldDirty: true, shouldValidate: true });
    setFocus('pixKey');
  };
  return (
    <Suggestion>
      <Link component="button" type="button" variant="inherit" onClick={take}>
        {t('usePixKey', { key })}
      </Link>
    </Suggestion>
  );
}
