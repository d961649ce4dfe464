import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';
import type { OccurrenceTexts } from '../occurrenceTexts';
import type { OccurrenceDescriptor, OccurrenceSubject } from '../occurrenceTypes';

const Choices = styled('ul')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: '8px 0',
  '& .MuiButton-root': { justifyContent: 'flex-start', textAlign: 'left', width: '100%' },
});

const Reason = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: 0,
  color: theme.tokens.textMuted,
}));

interface TypePickerProps {
  readonly descriptors: readonly OccurrenceDescriptor[];
  readonly subject: OccurrenceSubject | undefined;
  readonly texts: OccurrenceTexts;
  readonly onPick: (slug: string) => void;
}

/** The types that the subject is offered; one that it cannot have yet says why. */
export function TypePicker({ descriptors, subject, texts, onPick }: TypePickerProps) {
  const { t } = useTranslation('occurrence');
  const offered = descriptors.filter(({ where }) => !subject || where.includes(subject.world));
  return (
    <DialogContent>
      <Choices aria-label={t('picker.title')}>
        {offered.map((descriptor) => {
          const awaits = subject?.awaiting === true && descriptor.needsAnimals;
          return (
            <li key={descriptor.slug}>
              <Button variant="outlined" disabled={awaits} onClick={() => onPick(descriptor.slug)}>
                {texts.title(descriptor.slug)}
              </Button>
            </li>
          );
        })}
      </Choices>
      {subject?.awaiting && <Reason>{t('faults.awaiting', { name: subject.name })}</Reason>}
    </DialogContent>
  );
}
