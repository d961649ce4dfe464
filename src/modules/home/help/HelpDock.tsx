import ChatOutlined from '@mui/icons-material/ChatOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { useIdentity } from '@/domain/identity/selectors';
import { externalLink } from '@/platform/routing/externalLink';
import { useOpenOverlayByName } from '@/platform/routing/useOpenOverlayByName';
import { radius, sizes, zIndex } from '@/platform/theme/tokens';
import { BRAND } from '@/platform/ui/brand';
import { chatHref } from './rules/chatHref';

/** As wide as the gutter that the page leaves (`DOCK_ROOM`). */
const WIDTH = 40;
/** The page's own gutter is narrower by so much. */
export const DOCK_ROOM = 16;

// In the gutter beside the page. A telephone has none: there the last card can be scrolled clear of it.
const Dock = styled('div')(({ theme }) => ({
  position: 'fixed',
  right: 0,
  bottom: 24,
  zIndex: zIndex.helpDock,
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${theme.tokens.borderStrong}`,
  borderRight: 0,
  borderRadius: `${radius.card}px 0 0 ${radius.card}px`,
  '@media print': { display: 'none' },
}));
const place = { width: WIDTH, height: sizes.touchMin, '& svg': { fontSize: 22 } } as const;
const Faq = styled(ButtonBase)(({ theme }) => ({
  ...place,
  [theme.breakpoints.down('sm')]: { width: sizes.touchMin },
  backgroundColor: theme.tokens.surfaceRaised,
  color: theme.tokens.text,
  '&:hover': { backgroundColor: theme.tokens.hover },
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: -3 },
}));
const Chat = styled('a')(({ theme }) => ({
  ...place,
  [theme.breakpoints.down('sm')]: { width: sizes.touchMin },
  display: 'grid',
  placeItems: 'center',
  backgroundColor: theme.tokens.primary,
  color: theme.tokens.onPrimary,
  '&:hover': { backgroundColor: theme.tokens.primaryHover },
  '&:focus-visible': { outline: `2px solid ${theme.tokens.onPrimary}`, outlineOffset: -4 },
}));

/** Frequent questions and the support's chat, docked as one pill; each is there when there is something to open. */
export function HelpDock() {
  const { t } = useTranslation('home');
  const openFaq = useOpenOverlayByName('faq');
  const chat = chatHref(useIdentity()?.urls.chatUrl ?? null, t('help.question', { brand: BRAND }));
  if (!openFaq && chat === null) return null;
  const Icon =
    chat !== null && /(^|\.)(wa\.me|whatsapp\.com)$/.test(new URL(chat).hostname) ? WhatsApp : ChatOutlined;
  return (
    <Dock>
      {openFaq && (
        <Tooltip title={t('help.faq')} placement="left">
          <Faq aria-label={t('help.faq')} onClick={() => openFaq()}>
            <HelpOutlineOutlined />
          </Faq>
        </Tooltip>
      )}
      {chat !== null && (
        <Tooltip title={t('help.chat')} placement="left">
          <Chat href={chat} {...externalLink} aria-label={t('help.chat')}>
            <Icon />
          </Chat>
        </Tooltip>
      )}
    </Dock>
  );
}
