import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';
import { HtmlView } from '@/platform/ui/HtmlView';
import type { Notice } from '../noticesWire';
import { audienceName, audienceOf } from '../rules/noticeAudience';
import { NoticeActions } from './NoticeActions';
import { NoticeLine } from './NoticeLine';

const Root = styled('li')(({ theme }) => ({
  borderTop: `1px solid ${theme.tokens.border}`,
  '&:first-of-type': { borderTop: 0 },
  '&[data-open="true"]': { backgroundColor: theme.tokens.surfaceSunken },
}));
const Toggle = styled('button')(({ theme }) => ({
  font: 'inherit',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  padding: '12px 12px 12px 24px',
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.tokens.hover },
  '&:focus-visible': { outlineOffset: -2 },
  '& > span': { flex: 1, minWidth: 0 },
  '& > svg': { flexShrink: 0, color: theme.tokens.textMuted },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
  [theme.breakpoints.down('sm')]: { paddingLeft: 16 },
}));
const Text = styled('div')(({ theme }) => ({
  padding: '4px 24px 16px',
  [theme.breakpoints.down('sm')]: { padding: '4px 16px 16px' },
}));
const Reach = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  // Against the line of the text above, which ends with a pad of its own.
  margin: '-8px 4px 4px 24px',
  color: theme.tokens.textMuted,
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: { marginLeft: 16 },
}));

interface NoticePanelProps {
  readonly notice: Notice;
  /** The words of its text. */
  readonly text: string;
  readonly open: boolean;
  readonly editable: boolean;
  readonly onToggle: () => void;
  readonly onEdit: () => void;
}

/** A notice that opens in its place. Staff see for whom it is, and what they may do with it. */
export function NoticePanel(props: NoticePanelProps) {
  const { notice, text, open, editable, onToggle, onEdit } = props;
  const { t } = useTranslation('home');
  const id = useId();
  const root = useRef<HTMLLIElement>(null);
  const hasText = (notice.description ?? '').trim() !== '';
  // Opened from the card or by its address, it may be far down; its text makes it longer when it comes.
  const intoView = () => root.current?.scrollIntoView({ block: 'nearest' });
  useEffect(() => {
    if (open) intoView();
  }, [open]);

  const audience = t(`notices.audience.${audienceOf(notice)}`);
  const name = audienceName(notice);
  return (
    <Root ref={root} data-open={open}>
      <Toggle type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={onToggle}>
        <span>
          <NoticeLine notice={notice} excerpt={open ? '' : text} />
        </span>
        <ExpandMoreOutlined aria-hidden />
      </Toggle>
      {editable && (
        <Reach>
          <span>{name ? t('notices.reach', { audience, name }) : audience}</span>
          <NoticeActions notice={notice} onEdit={onEdit} />
        </Reach>
      )}
      {open && (
        <Text id={id} role="region" aria-label={notice.title}>
          {hasText ? (
            <HtmlView html={notice.description ?? ''} lines={3} onShown={intoView} />
          ) : (
            t('notices.dialog.noText')
          )}
        </Text>
      )}
    </Root>
  );
}
