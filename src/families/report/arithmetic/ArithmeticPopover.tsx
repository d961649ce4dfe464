import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { typeStep } from '@/platform/theme/typography';
import type { Arithmetic } from '../reportTypes';
import { type ArithmeticLine, arithmeticLines, type PartFormat } from './arithmeticLines';

const Panel = styled('div')({ boxSizing: 'border-box', width: 360, maxWidth: '100%', padding: 16 });
const Lines = styled('dl')(({ theme }) => ({
  ...typeStep('body'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 16,
  rowGap: 6,
  margin: '12px 0 0',
  '& dt': { color: theme.tokens.textMuted },
  '& dd': { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& .result': { fontWeight: 600, color: theme.tokens.text },
}));

interface ArithmeticPopoverProps {
  readonly anchor: HTMLElement | null;
  /** What the figure is, and of which rows. */
  readonly title: string;
  readonly arithmetic: Arithmetic | null;
  /** The figure as the sheet writes it. */
  readonly result: string;
  readonly format: PartFormat;
  readonly onClose: () => void;
}

/** How a figure comes about: what is divided by what, of how many rows, and how many lack what it needs. */
export function ArithmeticPopover(props: ArithmeticPopoverProps) {
  const { anchor, title, arithmetic, result, format, onClose } = props;
  const { t } = useTranslation('report');
  const titleId = useId();
  const lines: readonly ArithmeticLine[] = arithmetic ? arithmeticLines(arithmetic, format, t) : [];
  const whole = (value: number) => formatNumber(value, { decimals: 0 });
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, tabIndex: -1 } }}
    >
      <Panel>
        <Typography id={titleId} variant="h3">
          {title}
        </Typography>
        {arithmetic && (
          <Lines>
            {lines.map(({ name, text }) => (
              <Line key={name} name={name} text={text} />
            ))}
            <Line name={t('arithmetic.result')} text={result} result />
            <Line name={t('arithmetic.counted')} text={whole(arithmetic.counted)} />
            <Line name={t('arithmetic.left')} text={whole(arithmetic.left)} />
          </Lines>
        )}
      </Panel>
    </Popover>
  );
}

function Line({ name, text, result = false }: ArithmeticLine & { readonly result?: boolean }) {
  const looks = result ? { className: 'result' } : {};
  return (
    <>
      <dt {...looks}>{name}</dt>
      <dd {...looks}>{text}</dd>
    </>
  );
}
