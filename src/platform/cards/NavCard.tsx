import AddOutlined from '@mui/icons-material/AddOutlined';
import { styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SvgIconComponent } from '@/platform/theme/icon';
import { layout, radius, sizes } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { ReasonTooltip } from '@/platform/ui/ReasonTooltip';

/** One card of a strip. */
export interface StripCard {
  /** Stands behind the strip's base address. */
  readonly url: string;
  readonly name: string;
  readonly icon: SvgIconComponent;
  /** The page is still on the former site: the browser loads it whole. */
  readonly legacy?: boolean;
  /** The card's 'novo' button; without it there is none. */
  readonly add?: {
    /** Behind the base address too: 'comunidades?registro=novo'. */
    readonly url: string;
    readonly disabledReason?: string | undefined;
  };
}

const Frame = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: `0 0 ${layout.navCard}px`,
  width: layout.navCard,
  minHeight: 88,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  '&[data-folded="true"]': { flexBasis: layout.navCardFolded, width: layout.navCardFolded, minHeight: 44 },
  '&[data-selected="true"]': {
    borderColor: theme.tokens.primary,
    backgroundColor: theme.tokens.primarySoft,
    boxShadow: `inset 0 0 0 1px ${theme.tokens.primary}`,
  },
  '&:not([data-selected="true"]):hover': { backgroundColor: theme.tokens.hover },
}));
const face = {
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  flex: 1,
  minWidth: 0,
  padding: '10px 10px 8px',
  borderRadius: radius.card,
  textDecoration: 'none',
  // Folded it is the name alone: the height is for the list below.
  '[data-folded="true"] &': { justifyContent: 'center', padding: '5px 8px' },
  // The plus stands in its corner.
  '[data-folded="true"][data-adds="true"] &': { paddingRight: 26 },
  '[data-folded="true"] & > svg': { display: 'none' },
  '& svg': { fontSize: 22 },
} as const;
const Page = styled(Link)(({ theme }) => ({ ...face, color: theme.tokens.text }));
const FormerPage = styled('a')(({ theme }) => ({ ...face, color: theme.tokens.text }));
const Name = styled('span')({
  ...typeStep('buttonSmall'),
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  // 'Cotação de preço de produto' needs the third; the others of its strip grow with it.
  WebkitLineClamp: 3,
  overflow: 'hidden',
  '[data-folded="true"] &': { ...typeStep('chip'), lineHeight: '15px' },
});

const adding = (touch: boolean) =>
  ({
    ...typeStep('buttonSmall'),
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minHeight: touch ? sizes.touchMin : 32,
    margin: '0 4px 4px',
    padding: '0 6px',
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    textDecoration: 'none',
    '& svg': { fontSize: 18 },
    // Folded it is the plus alone, in the corner.
    '[data-folded="true"] &': {
      position: 'absolute',
      top: touch ? 0 : 2,
      right: touch ? 0 : 2,
      margin: 0,
      padding: touch ? '0 8px 0 18px' : 3,
      minHeight: touch ? 40 : 24,
    },
    '[data-folded="true"] & > span': { display: 'none' },
  }) as const;
const addingOf = (theme: Theme) => adding(theme.density.name === 'comfortable');
const Add = styled(Link)(({ theme }) => ({
  ...addingOf(theme),
  color: theme.tokens.primary,
  '&:hover': { backgroundColor: theme.tokens.hover },
}));
const FormerAdd = styled('a')(({ theme }) => ({
  ...addingOf(theme),
  color: theme.tokens.primary,
  '&:hover': { backgroundColor: theme.tokens.hover },
}));
const NoAdd = styled('button')(({ theme }) => ({
  ...addingOf(theme),
  color: theme.tokens.textDisabled,
  cursor: 'default',
}));

/** '/configuracao/' + '/comunidades' → '/configuracao/comunidades'. */
function join(base: string, url: string): string {
  return `${base.replace(/\/+$/, '')}/${url.replace(/^\/+/, '')}`;
}

function AddButton({ card, base }: { readonly card: StripCard; readonly base: string }) {
  const { t } = useTranslation('grid');
  const { add } = card;
  if (!add) return null;
  const label = t('cards.addTo', { card: card.name });
  const words: ReactNode = [<AddOutlined key="icon" aria-hidden />, <span key="word">{t('cards.add')}</span>];
  const attributes = { 'aria-label': label, children: words };
  if (add.disabledReason) {
    return (
      <ReasonTooltip reason={add.disabledReason}>
        <NoAdd type="button" aria-disabled {...attributes} />
      </ReasonTooltip>
    );
  }
  const href = join(base, add.url);
  return card.legacy ? <FormerAdd href={href} {...attributes} /> : <Add to={href} {...attributes} />;
}

interface NavCardProps {
  readonly card: StripCard;
  readonly base: string;
  readonly selected: boolean;
  readonly folded: boolean;
}

export function NavCard({ card, base, selected, folded }: NavCardProps) {
  const href = join(base, card.url);
  const attributes = {
    'data-card': true,
    // There is little room for the name: two lines, folded a part of one.
    title: card.name,
    'aria-current': selected ? ('page' as const) : undefined,
    children: [<card.icon key="icon" aria-hidden />, <Name key="name">{card.name}</Name>],
  };
  return (
    <Frame data-selected={selected} data-folded={folded} data-adds={card.add !== undefined}>
      {card.legacy ? <FormerPage href={href} {...attributes} /> : <Page to={href} {...attributes} />}
      <AddButton card={card} base={base} />
    </Frame>
  );
}
