import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { FieldValues } from 'react-hook-form';
import type { RegisterField } from '../registerFields';
import type { RegisterTexts } from '../registerTexts';
import type { FieldConflict } from './recordConflict';
import { fieldText } from './fieldText';

const List = styled('dl')(({ theme }) => ({
  margin: '12px 0 0',
  '& dt': { ...theme.typography.subtitle2, marginTop: 8 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

interface ConflictTextProps<Values extends FieldValues> {
  readonly conflicts: readonly FieldConflict[];
  readonly fields: readonly RegisterField<Values>[];
  readonly texts: RegisterTexts;
}

/** The fields that somebody else changed while the form stood open: what they hold now beside what was typed. */
export function ConflictText<Values extends FieldValues>({
  conflicts,
  fields,
  texts,
}: ConflictTextProps<Values>) {
  const { t } = useTranslation('register');
  return (
    <>
      {t('conflict.body')}
      <List>
        {conflicts.map(({ name, current, typed, both }) => {
          const field = fields.find((one) => one.name === name);
          const say = (value: unknown) => (field && fieldText(field, value)) ?? t('conflict.changed');
          return (
            <div key={name}>
              <dt>{texts.field(name)}</dt>
              <dd>{t('conflict.current', { value: say(current) })}</dd>
              {both && <dd>{t('conflict.typed', { value: say(typed) })}</dd>}
            </div>
          );
        })}
      </List>
    </>
  );
}
