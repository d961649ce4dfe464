import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';

/** What keeps most documents from being entered; each is a whole sentence to the customer. */
const REASONS = ['unreadable', 'cut', 'notFiscal', 'otherCustomer', 'cancelledNote', 'twice'] as const;

const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 16,
  '& > p': { ...typeStep('caption'), flex: '1 0 100%', margin: 0, color: theme.tokens.textMuted },
}));

/** Sentences that a press writes into the reason, behind what stands there already. */
export function UsualReasons({ name }: { readonly name: 'justification' }) {
  const { t } = useTranslation('assistDocument');
  const { getValues, setValue, setFocus } = useFormContext<Record<typeof name, string>>();
  const write = (sentence: string) => {
    const before = getValues(name).trim();
    if (!before.includes(sentence))
      setValue(name, [before, sentence].filter(Boolean).join(' '), {
        shouldDirty: true,
        shouldValidate: true,
      });
    setFocus(name);
  };
  return (
    <Group role="group" aria-label={t('fail.usual')}>
      <p aria-hidden>{t('fail.usual')}</p>
      {REASONS.map((reason) => (
        <Chip
          key={reason}
          label={t(`fail.short.${reason}`)}
          variant="outlined"
          onClick={() => write(t(`fail.reasons.${reason}`))}
        />
      ))}
    </Group>
  );
}
