import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { NoteProps } from '@/families/register/registerTypes';
import { momentText } from '@/platform/format/dayText';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import type { SolicitationValues } from './miscSchemas';

const WORDS = 'registers.solicitations.thread';

const Turns = styled('ol')(({ theme: { tokens } }) => ({
  ...typeStep('cell'),
  listStyle: 'none',
  display: 'grid',
  gap: 8,
  margin: '8px 0 0',
  padding: '10px 16px',
  border: `1px solid ${tokens.border}`,
  borderRadius: radius.control,
  backgroundColor: tokens.surfaceSunken,
  '& .by': { ...typeStep('caption'), color: tokens.textMuted },
  '& .text': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}));

const namesOf = (files: SolicitationValues['files']) => files.map(({ name }) => name).join(', ');

/** Under the message: its files, and what customer and platform have written since. */
export function SolicitationThread({ values: { entries, files } }: NoteProps<SolicitationValues>) {
  const { t } = useTranslation('adminMisc');
  if (entries.length === 0 && files.length === 0) return null;
  return (
    <Turns aria-label={t(`${WORDS}.label`)}>
      {files.length > 0 && <li className="by">{t(`${WORDS}.files`, { names: namesOf(files) })}</li>}
      {entries.map((entry) => (
        <li key={`${entry.at ?? ''} ${entry.text}`}>
          <div className="by">
            {[
              entry.author ?? t(entry.fromCustomer ? `${WORDS}.customer` : `${WORDS}.platform`),
              momentText(entry.at),
            ]
              .filter(Boolean)
              .join(' · ')}
          </div>
          <div className="text">{entry.text}</div>
          {entry.files.length > 0 && (
            <div className="by">{t(`${WORDS}.files`, { names: namesOf(entry.files) })}</div>
          )}
        </li>
      ))}
    </Turns>
  );
}
