import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { CSSProperties, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import type { Tone } from '@/platform/theme/schemeTypes';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import type { ToastRequest } from '@/platform/ui/toast';
import { toneIcons } from '@/platform/ui/toneIcons';
import { usePausableTimeout } from '@/platform/react/usePausableTimeout';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';

const toastDuration = 6000;

/** What is to be acted on, or went wrong, waits until it is closed: speech and magnifiers need longer than any time. */
const stays = ({ tone, action }: ToastRequest) => tone === 'danger' || action !== undefined;

const Root = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    ...typeStep('body'),
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    boxSizing: 'border-box',
    width: 480,
    maxWidth: '100%',
    minHeight: 48,
    padding: '6px 8px 6px 12px',
    border: `1px solid ${theme.tokens.border}`,
    borderLeft: `4px solid ${theme.tokens[tone].solid}`,
    borderRadius: radius.control,
    backgroundColor: theme.tokens.surfaceRaised,
    color: theme.tokens.text,
    boxShadow: theme.elevation.menu,
    '& > svg': { flexShrink: 0, color: theme.tokens[tone].solid },
  }),
);
const Text = styled('span')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

interface ToastCardProps {
  readonly toast: ToastRequest;
  readonly onClose: () => void;
  /** Given by the stack, which moves the card in and out. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly style?: CSSProperties;
}

/** One toast: harm and warnings interrupt a screen reader, the rest waits for its turn. */
export function ToastCard({ toast, onClose, ref, style }: ToastCardProps) {
  const { t } = useTranslation('ui');
  const { tone, text, action } = toast;
  const pauseProps = usePausableTimeout(onClose, stays(toast) ? null : toastDuration);
  const Icon = toneIcons[tone];
  const urgent = tone === 'danger' || tone === 'warning';
  return (
    <Root
      ref={ref}
      style={style}
      tone={tone}
      role={urgent ? 'alert' : 'status'}
      data-toast
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      {...pauseProps}
    >
      <Icon aria-hidden />
      <Text>
        <VisuallyHidden>{t(`tone.${tone}`)}: </VisuallyHidden>
        {text}
      </Text>
      {action && (
        <Button
          size="small"
          onClick={() => {
            action.onClick();
            onClose();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconAction
        label={t('close')}
        icon={<CloseOutlined fontSize="small" />}
        size="small"
        onClick={onClose}
      />
    </Root>
  );
}
