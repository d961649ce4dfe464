import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Tone } from '@/platform/theme/schemeTypes';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { toneIcons } from '@/platform/ui/toneIcons';

interface BannerProps {
  readonly tone: Tone;
  readonly icon?: ReactNode;
  /** What is the case, in bold. */
  readonly fact: string;
  /** One sentence: what follows from it. */
  readonly text?: ReactNode;
  /** A running clock; its width is kept and it is not read out at every second. */
  readonly timer?: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
  readonly onClose?: () => void;
}

const Root = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    ...typeStep('body'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 12,
    rowGap: 4,
    boxSizing: 'border-box',
    minHeight: 48,
    padding: '7px 8px 7px 16px',
    border: `1px solid color-mix(in srgb, ${theme.tokens[tone].solid} 40%, ${theme.tokens[tone].soft})`,
    borderRadius: radius.card,
    backgroundColor: theme.tokens[tone].soft,
    color: theme.tokens[tone].softText,
    // On a telephone the words take the width and the action its own line, under them.
    [theme.breakpoints.down('sm')]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'start',
      paddingBottom: 10,
      '& > .icon': { paddingTop: 2 },
      '& > .action': { gridColumn: 2, justifySelf: 'start' },
      '& > .close': { gridColumn: 3, gridRow: 1 },
    },
    '& .icon': { display: 'grid' },
    '& .timer': { fontVariantNumeric: 'tabular-nums', minWidth: '5ch', fontWeight: 600 },
  }),
);
const ENDS = /[.:!?]$/;
const STOP = '.';
const Words = styled('div')({ flex: '1 1 240px', minWidth: 0, padding: '4px 0' });

/** A fact about the whole account or session, across the page. One at a time: the gravest. */
export function Banner({ tone, icon, fact, text, timer, action, onClose }: BannerProps) {
  const { t } = useTranslation('ui');
  const Icon = toneIcons[tone];
  return (
    <Root tone={tone}>
      <span className="icon" aria-hidden>
        {icon ?? <Icon />}
      </span>
      <Words>
        <span role="status">
          <strong>{fact}</strong>
          {text && !ENDS.test(fact) ? <span>{STOP}</span> : null} {text}
        </span>
        {timer && (
          <span className="timer" role="timer">
            {' '}
            {timer}
          </span>
        )}
      </Words>
      {action && (
        <Button className="action" variant="outlined" color="inherit" size="small" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      {onClose && (
        <span className="close">
          <IconAction label={t('dismiss')} icon={<CloseOutlined />} color="inherit" onClick={onClose} />
        </span>
      )}
    </Root>
  );
}
