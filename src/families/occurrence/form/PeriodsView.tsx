import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LocalDateTime } from '@/platform/format/dateTime';
import { DateTimeField } from '@/platform/forms/fields/DateTimeField';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { EMPTY_PERIOD } from '../rules/periods';

const Frame = styled('fieldset')({
  display: 'grid',
  gap: 8,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { ...typeStep('bodyStrong'), padding: '0 0 8px' },
});
const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'start',
  '@media (max-width: 599px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
});

const Hint = styled('span')(({ theme }) => ({ ...typeStep('caption'), color: theme.tokens.textMuted }));

interface PeriodsViewProps {
  readonly name: string;
  readonly label: string;
  readonly readOnly: boolean;
  /** When the work begins; null while that is not given: its periods are held against it. */
  readonly start: LocalDateTime | null;
}

/** As many periods as the work had, each with its start and its end. */
export function PeriodsView({ name, label, readOnly, start }: PeriodsViewProps) {
  const { t } = useTranslation('occurrence');
  const hintId = useId();
  const { fields, append, remove } = useFieldArray({ name });
  return (
    <Frame>
      <legend>{label}</legend>
      {fields.map(({ id }, at) => (
        <Line key={id}>
          <DateTimeField
            name={`${name}.${at}.from`}
            label={t('periods.from', { number: at + 1 })}
            readOnly={readOnly}
          />
          <DateTimeField
            name={`${name}.${at}.to`}
            label={t('periods.to', { number: at + 1 })}
            readOnly={readOnly}
          />
          {!readOnly && (
            <IconAction
              label={t('periods.remove', { number: at + 1 })}
              icon={<DeleteOutlined />}
              onClick={() => remove(at)}
            />
          )}
        </Line>
      ))}
      {readOnly && fields.length === 0 && <span>{t('periods.none')}</span>}
      {!readOnly && (
        <>
          <Button
            size="small"
            startIcon={<AddOutlined />}
            onClick={() => append(EMPTY_PERIOD)}
            disabled={start === null}
            aria-describedby={start === null ? hintId : undefined}
            sx={{ justifySelf: 'start' }}
          >
            {t('periods.add')}
          </Button>
          {start === null && <Hint id={hintId}>{t('periods.startFirst')}</Hint>}
        </>
      )}
    </Frame>
  );
}
